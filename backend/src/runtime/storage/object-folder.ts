import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { byteRange } from './byte-range.js';
import type { ObjectKey } from './object-key.js';
import type { StoredObject } from './object-storage.js';
import { storageProblem } from './storage-problems.js';

/** No file of ours takes a minute; a slower client is disconnected. */
const PATIENCE_MS = 60_000;

/** The files of the embedded store. A name leads to a whole file or to none: it is given only when all bytes are on the disk. */
export class ObjectFolder {
  constructor(private readonly root: string) {}

  /** Throws the problem `fileNotWhole`, `fileTooLarge` (more came than was said) or `alreadyUploaded`; nothing is kept then. */
  async write(key: ObjectKey, content: Readable, bytes: number): Promise<void> {
    const place = this.place(key);
    const arriving = join(this.root, 'arriving', randomUUID());
    await Promise.all(
      [dirname(place), dirname(arriving)].map((folder) => mkdir(folder, { recursive: true })),
    );
    try {
      await receive(content, arriving, bytes);
      await link(arriving, place);
    } catch (error) {
      throw isCode(error, 'EEXIST') ? storageProblem('alreadyUploaded') : error;
    } finally {
      await rm(arriving, { force: true });
    }
  }

  async read(key: ObjectKey, range?: string): Promise<StoredObject | undefined> {
    try {
      const { size } = await stat(this.place(key));
      const part = byteRange(range, size);
      const content = createReadStream(this.place(key), part);
      if (!part) return { content, bytes: size };
      const { start, end } = part;
      return { content, bytes: end - start + 1, part: { start, total: size } };
    } catch (error) {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  async remove(key: ObjectKey): Promise<void> {
    await rm(this.place(key), { force: true });
  }

  private place(key: ObjectKey): string {
    return join(this.root, key);
  }
}

async function receive(content: Readable, file: string, bytes: number): Promise<void> {
  let received = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > bytes) done(storageProblem('fileTooLarge'));
      else done(null, chunk);
    },
  });
  try {
    const onDisk = createWriteStream(file, { flags: 'wx', flush: true });
    await pipeline(content, count, onDisk, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    throw isCode(error, 'ERR_STREAM_PREMATURE_CLOSE') ||
      isCode(error, 'ABORT_ERR') ||
      isCode(error, 'ECONNRESET')
      ? storageProblem('fileNotWhole', { cause: error })
      : error;
  }
  if (received < bytes) throw storageProblem('fileNotWhole');
}

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === code;

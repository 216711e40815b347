import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { Admission } from '../admission/index.js';
import { ObjectStorage, storageProblem, type ObjectKey } from '../storage/index.js';
import { checkedContent, type CheckedContent } from './checked-content.js';
import { receivedFile } from './received-file.js';
import { uploadProblem } from './upload-problems.js';
import type { UploadPurpose, UploadType } from './upload-purpose.js';
import { VirusScanner } from './virus-scanner.js';

/** Each holds a file and a decoded picture in memory. */
const AT_ONCE = 8;
/** What the files hold together, so that large ones cannot fill the memory. */
const BYTES_AT_ONCE = 160 * 1024 * 1024;

/** A file that was checked and is kept. */
export interface KeptFile {
  readonly key: ObjectKey;
  readonly type: UploadType;
  readonly bytes: number;
  readonly sha256: Buffer;
  /** Of the copies of a picture, in the order of its purpose. */
  readonly copies: readonly ObjectKey[];
}

export interface ArrivingFile {
  readonly content: Readable;
  /** As announced when the link was given. */
  readonly bytes: number;
  /** As the request says. Undefined: it says nothing. */
  readonly saidBytes: number | undefined;
  readonly isNamedPdf: boolean;
}

/** Takes uploaded files: size, content, virus scan, encoding, storage. */
@Injectable()
export class Uploads {
  private readonly log = new Logger(Uploads.name);
  private underWay = 0;
  private bytesUnderWay = 0;

  constructor(
    private readonly storage: ObjectStorage,
    private readonly scanner: VirusScanner,
    private readonly admission: Admission,
  ) {}

  /**
   * Keeps a file and calls `attach`, which writes the row that it belongs to. Where anything fails, the file is deleted: an object
   * without a row does not remain.
   * @throws Problem of the file (`fileTooLarge`, `fileTypeNotAccepted`, …) or of `attach`
   */
  async take<T>(
    purpose: UploadPurpose,
    file: ArrivingFile,
    attach: (kept: KeptFile) => Promise<T>,
  ): Promise<T> {
    const checked = await this.admission.whileOutside(() => this.check(purpose, file));
    const kept = await this.keep(purpose, checked);
    try {
      return await attach(kept);
    } catch (error) {
      for (const key of [kept.key, ...kept.copies]) await this.discard(key);
      throw error;
    }
  }

  /**
   * Receives a file that is read instead of kept: its size is checked, and the virus scanner sees it.
   * @throws Problem of the file (`fileTooLarge`, `fileNotWhole`, `fileInfected`, …)
   */
  receive(file: Omit<ArrivingFile, 'isNamedPdf'>): Promise<Buffer> {
    return this.admission.whileOutside(() =>
      this.whileUnderWay(file, (received) => Promise.resolve(received)),
    );
  }

  /** The address of a public file for pages. */
  pageAddress(key: ObjectKey): Promise<string> {
    return this.storage.pageAddress(key);
  }

  /** Deletes the object of a file. A failure is logged, because what the caller did stands. */
  async discard(key: ObjectKey): Promise<void> {
    try {
      await this.storage.delete(key);
    } catch (error) {
      this.log.error({ msg: 'an uploaded file could not be deleted', key, err: error });
    }
  }

  private check(purpose: UploadPurpose, file: ArrivingFile): Promise<CheckedContent> {
    return this.whileUnderWay(file, (received) => checkedContent(received, purpose, file.isNamedPdf));
  }

  private async whileUnderWay<T>(
    { content, bytes, saidBytes }: Omit<ArrivingFile, 'isNamedPdf'>,
    work: (received: Buffer) => Promise<T>,
  ): Promise<T> {
    if (saidBytes !== undefined && saidBytes !== bytes)
      throw storageProblem(saidBytes > bytes ? 'fileTooLarge' : 'fileNotWhole');
    if (this.underWay >= AT_ONCE || this.bytesUnderWay + bytes > BYTES_AT_ONCE)
      throw uploadProblem('tooManyUploads', { headers: { 'retry-after': '30' } });
    this.underWay += 1;
    this.bytesUnderWay += bytes;
    try {
      const received = await receivedFile(content, bytes);
      await this.refuseInfected(received);
      return await work(received);
    } finally {
      this.underWay -= 1;
      this.bytesUnderWay -= bytes;
    }
  }

  private async refuseInfected(file: Buffer): Promise<void> {
    let found: string | undefined;
    try {
      found = await this.scanner.scan(file);
    } catch (error) {
      throw uploadProblem('scannerUnavailable', { cause: error });
    }
    if (found !== undefined) throw uploadProblem('fileInfected', { detail: `the scanner found ${found}` });
  }

  private async keep(
    { folder, access, maxBytes }: UploadPurpose,
    { copies, ...file }: CheckedContent,
  ): Promise<KeptFile> {
    const keys: ObjectKey[] = [];
    try {
      for (const { ending, content } of [file, ...copies]) {
        const object = {
          folder,
          access,
          name: `file.${ending}`,
          bytes: content.length,
          limitBytes: maxBytes,
        };
        keys.push(await this.storage.store(object, content));
      }
    } catch (error) {
      for (const key of keys) await this.discard(key);
      throw error;
    }
    const { type, content } = file;
    const [key, ...others] = keys as [ObjectKey, ...ObjectKey[]];
    const sha256 = createHash('sha256').update(content).digest();
    return { key, type, bytes: content.length, sha256, copies: others };
  }
}

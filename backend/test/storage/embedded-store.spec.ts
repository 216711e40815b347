import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ObjectStorage,
  StoredFiles,
  upload,
  type ObjectKey,
  type SignedUpload,
} from '../../src/runtime/storage/index.js';
import { startApp, until, type TestApp } from '../support/index.js';

const SITE = 'https://loja.example';
const LIMIT = 300_000;
const PDF = Buffer.from('%PDF-1.4\nboleto\n%%EOF\n');

let app: TestApp;
let storage: ObjectStorage;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guiche-objects-'));
  app = await startApp({
    settings: { PUBLIC_WEB_URL: SITE, OBJECTS_DIR: folder, OBJECTS_LIMIT_BYTES: String(LIMIT) },
  });
  storage = app.get(ObjectStorage);
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const grant = (more: Partial<Parameters<ObjectStorage['signedUpload']>[0]> = {}): Promise<SignedUpload> =>
  storage.signedUpload({ folder: 'boletos', name: 'boleto.pdf', bytes: PDF.length, ...more });

const put = (url: string, body: Buffer = PDF, type = 'application/pdf'): Promise<Response> =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body });

/** The address a reader opens; the frontend, which no test of the API has, would pass it on as it is. */
async function reading(key: ObjectKey, seconds = 60): Promise<string> {
  const address = await storage.readingAddress(key, seconds);
  expect(address.startsWith(`${SITE}/api/objects/`)).toBe(true);
  return address.replace(SITE, app.url);
}

/** The content of the store, including partial files. */
const held = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );

async function code(response: Response): Promise<string> {
  return `${response.status} ${((await response.json()) as { code: string }).code}`;
}

/** Refused with this answer, and nothing is stored. */
async function expectRefusal(answer: Promise<Response>, expected: string): Promise<void> {
  const before = held();
  expect(await code(await answer)).toBe(expected);
  expect(held()).toEqual(before);
}

describe('the embedded store', () => {
  it('gives a link that takes one file for 60 seconds, and serves it back byte for byte (P1.20, P7.176, P9.49)', async () => {
    const granted = await grant();
    expect(granted.expiresAt.getTime() - app.clock.now().getTime()).toBe(60_000);
    app.clock.advance(59_999);
    await upload(granted, PDF, 2000);

    const answer = await fetch(await reading(granted.key));
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
  });

  it('refuses the link when 60 seconds are over on our clock (P9.49)', async () => {
    const granted = await grant();
    app.clock.advance(60_000);
    await expectRefusal(put(granted.url), '403 linkNotValid');
  });

  it('serves a public object without a signature, unless it is configured or requested to be private (P7.126)', async () => {
    const granted = await grant();
    expect(granted.key).toMatch(/^public\/boletos\/[A-Za-z0-9_-]{22}\.pdf$/);
    await upload(granted, PDF, 2000);
    const address = await reading(granted.key);
    expect(new URL(address).search).toBe('');
    app.clock.advance(365 * 24 * 60 * 60 * 1000);
    expect((await fetch(address)).status).toBe(200);
  });

  it('shows a private object to the holder of a live link only', async () => {
    const granted = await grant({ access: 'private' });
    await upload(granted, PDF, 2000);
    const address = await reading(granted.key, 300);
    const bare = address.replace(/\?.*/, '');

    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    await answer.arrayBuffer();
    expect(await code(await fetch(bare))).toBe('403 linkNotValid');
    expect(await code(await fetch(granted.url))).toBe('403 linkNotValid');
    app.clock.advance(300_000);
    expect(await code(await fetch(address))).toBe('403 linkNotValid');
  });

  it('signs no reading link for longer than seven days', async () => {
    const granted = await grant({ access: 'private' });
    const address = new URL(await reading(granted.key, 1_000_000_000));
    expect(Number(address.searchParams.get('expires')) - app.clock.now().getTime()).toBe(7 * 86_400_000);
  });

  it('serves an uploaded file so that it cannot run scripts', async () => {
    const pdf = await grant();
    const picture = await grant({ folder: 'products', name: 'foto.JPG' });
    await upload(pdf, PDF, 2000);
    await upload(picture, PDF, 2000);
    const name = (key: string): string => key.split('/')[2] ?? '';
    for (const [{ key }, type, shown] of [
      [pdf, 'application/pdf', 'attachment'],
      [picture, 'image/jpeg', 'inline'],
    ] as const) {
      const answer = await fetch(await reading(key));
      await answer.arrayBuffer();
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'content-length': String(PDF.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `${shown}; filename="${name(key)}"`,
      });
    }
  });

  it('refuses a link in which anything was changed', async () => {
    const granted = await grant();
    const other = await grant({ bytes: PDF.length + 1 });
    const url = new URL(granted.url);
    const change = (name: string, value: string): string => {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      return changed.href;
    };
    const signature = url.searchParams.get('signature') ?? '';
    const expires = Number(url.searchParams.get('expires'));
    for (const changed of [
      change('expires', String(expires + 1)),
      change('bytes', String(PDF.length + 1)),
      change('signature', signature.slice(0, -2)),
      change('signature', ''),
      change('signature', new URL(other.url).searchParams.get('signature') ?? ''),
      url.href.replace(granted.key, other.key),
      url.href.replace('/public/', '/private/'),
      url.href.replace('.pdf', '.png'),
      url.href.replace(/\?.*/, ''),
    ])
      await expectRefusal(put(changed), '403 linkNotValid');
    await upload(granted, PDF, 2000);
  });

  it('takes a private object`s reading link for no upload', async () => {
    const { key } = await grant({ access: 'private' });
    await expectRefusal(put(await reading(key)), '403 linkNotValid');
  });

  it('never overwrites: the second upload by the same link is refused, at the same time too', async () => {
    const granted = await grant();
    const answers = await Promise.all(Array.from({ length: 4 }, () => put(granted.url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await expectRefusal(put(granted.url, Buffer.alloc(PDF.length, 'x')), '409 alreadyUploaded');
    const kept = await fetch(await reading(granted.key));
    expect(Buffer.from(await kept.arrayBuffer()).equals(PDF)).toBe(true);
  });

  it('takes exactly the type and the size that were granted', async () => {
    const { url } = await grant();
    await expectRefusal(put(url, PDF, 'text/html'), '415 fileTypeNotAccepted');
    await expectRefusal(put(url, PDF, 'application/vnd.guiche.streamed'), '415 fileTypeNotAccepted');
    await expectRefusal(put(url, PDF.subarray(1)), '422 fileNotWhole');
    await expectRefusal(put(url, Buffer.concat([PDF, PDF])), '413 fileTooLarge');
    expect((await put(url)).status).toBe(200);
  });

  it('counts the bytes of a chunked upload without a declared size', async () => {
    const { url } = await grant();
    await expectRefusal(chunked(url, [PDF, PDF]), '413 fileTooLarge');
    await expectRefusal(chunked(url, [PDF.subarray(5)]), '422 fileNotWhole');
    expect((await chunked(url, [PDF.subarray(0, 5), PDF.subarray(5)])).status).toBe(200);
  });

  it('stores nothing of an interrupted upload', async () => {
    const granted = await grant();
    const before = held();
    const half = request(granted.url, {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf', 'content-length': PDF.length },
    });
    half.on('error', () => undefined);
    half.write(PDF.subarray(0, 3));
    await until(() => held().length === before.length + 1);
    half.destroy(new Error('gone'));
    await until(() => held().length === before.length);
    expect(held()).toEqual(before);
    expect((await put(granted.url)).status).toBe(200);
  });

  it('closes the connection of a refused upload, though more data is pending', async () => {
    const { url } = await grant();
    const { port, pathname } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    socket.write(`PUT ${pathname} HTTP/1.1\r\nhost: a\r\ncontent-type: application/pdf\r\n`);
    socket.write('transfer-encoding: chunked\r\n\r\n3\r\n%PD\r\n');
    let answer = '';
    for await (const text of socket) answer += text;
    expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 403 Forbidden');
  });

  it('streams a file far over the limit of a form, up to its own', async () => {
    const file = Buffer.alloc(LIMIT, 'abcdefg');
    const granted = await grant({ bytes: file.length });
    await upload(granted, file, 5000);
    const answer = await fetch(await reading(granted.key));
    const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
    expect(digest(Buffer.from(await answer.arrayBuffer()))).toBe(digest(file));
  });

  it.each([
    [{ bytes: LIMIT + 1 }, 'fileTooLarge'],
    [{ bytes: 0 }, 'fileEmpty'],
    [{ name: 'pagina.html' }, 'fileTypeNotAccepted'],
    [{ name: 'desenho.svg' }, 'fileTypeNotAccepted'],
    [{ name: 'sem-tipo' }, 'fileTypeNotAccepted'],
    [{ name: 'x.constructor' }, 'fileTypeNotAccepted'],
    [{ name: '' }, 'fileTypeNotAccepted'],
  ])('grants no link for %j', async (more, problem) => {
    await expect(async () => grant(more)).rejects.toMatchObject({ code: problem });
  });

  it.each([
    '..%2F..%2Fetc/passwd.pdf',
    'public/..%2f..%2f..%2fetc/AAAAAAAAAAAAAAAAAAAAAA.pdf',
    'public/boletos/..%2F..%2F..%2F..%2Fetc%2Fpasswd',
    'public/boletos/%2e%2e%2fAAAAAAAAAAAAAAAAAAAAA.pdf',
    'public/boletos/AAAAAAAAAAAAAAAAAAAAA%00.pdf',
    'arriving/boletos/AAAAAAAAAAAAAAAAAAAAAA.pdf',
    'public/boletos/AAAAAAAAAAAAAAAAAAAAAA.html',
    'public/boletos/AAAAAAAAAAAAAAAAAAAAAA.pdf',
  ])('knows nothing at %s', async (path) => {
    expect(await code(await fetch(`${app.url}/api/objects/${path}`))).toBe('404 notFound');
  });

  it('deletes, and ignores objects that are already deleted', async () => {
    const granted = await grant();
    await upload(granted, PDF, 2000);
    expect(existsSync(join(folder, granted.key))).toBe(true);
    await storage.delete(granted.key);
    await storage.delete(granted.key);
    expect(existsSync(join(folder, granted.key))).toBe(false);
    expect((await fetch(await reading(granted.key))).status).toBe(404);
  });

  it('reports a refusal to its own client, which counts as not uploaded (P5.65)', async () => {
    const granted = await grant();
    await upload(granted, PDF, 2000);
    await expect(upload(granted, PDF, 2000)).rejects.toThrow('the upload was answered 409');
  });
});

function chunked(url: string, chunks: readonly Buffer[]): Promise<Response> {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const headers = { 'content-type': 'application/pdf' };
  return fetch(url, { method: 'PUT', headers, body, duplex: 'half' } as RequestInit);
}

describe('files that providers make', () => {
  it('files created by providers are stored under the same link and public, if the store is configured so (P7.124)', async () => {
    const address = await app.get(StoredFiles).keep({ name: 'boleto.pdf', content: PDF }, 2000);
    expect(address).toMatch(
      /^https:\/\/loja\.example\/api\/objects\/public\/provider-files\/[\w-]{22}\.pdf$/,
    );
    const answer = await fetch(address.replace(SITE, app.url));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF);
  });

  it('files created by providers are refused if their type is not supported, and nothing is stored', async () => {
    const before = held();
    const page = app.get(StoredFiles).keep({ name: 'page.html', content: PDF }, 2000);
    await expect(page).rejects.toMatchObject({ code: 'fileTypeNotAccepted' });
    expect(held()).toEqual(before);
  });
});

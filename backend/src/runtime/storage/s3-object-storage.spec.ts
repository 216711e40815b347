import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../config/index.js';
import { Clock } from '../clock/index.js';
import type { SignedUpload } from './object-storage.js';
import { S3ObjectStorage } from './s3-object-storage.js';
import { upload } from './upload.js';

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const PDF = Buffer.from('%PDF-1.4\nboleto\n');

/** The demonstration's clock runs fifteen days ahead; the bucket does not know. */
class AheadClock extends Clock {
  now(): Date {
    return new Date('2026-03-17T12:00:00.000Z');
  }
  override toWorld(instant: Date): Date {
    return new Date(instant.getTime() - 15 * 86_400_000);
  }
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** AWS Signature Version 4 of a link, worked out from Amazon's description and none of its code. */
function signatureOf(request: IncomingMessage, url: URL): string {
  const query = [...url.searchParams].filter(([name]) => name !== 'X-Amz-Signature');
  const canonicalQuery = query
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const signed = (url.searchParams.get('X-Amz-SignedHeaders') ?? '').split(';');
  const headers = signed.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery,
    headers,
    signed.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const [, ...scope] = (url.searchParams.get('X-Amz-Credential') ?? '').split('/');
  const toSign = [
    'AWS4-HMAC-SHA256',
    url.searchParams.get('X-Amz-Date'),
    scope.join('/'),
    sha256(canonical),
  ].join('\n');
  const key = scope.reduce<string | Buffer>((soFar, part) => hmac(soFar, part), `AWS4${SECRET}`);
  return hmac(key, toSign).toString('hex');
}

/** A bucket that believes signatures only, keeps what it is given, and knows canned ACLs. */
class Bucket {
  readonly kept = new Map<string, { bytes: Buffer; type: string | undefined; acl: string | null }>();
  readonly deleted: string[] = [];
  private readonly server: Server = createServer((request, reply) => {
    void this.answer(request).then(([status, body]) => reply.writeHead(status).end(body));
  });

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage): Promise<[number, Buffer?]> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    if (request.method === 'DELETE') {
      this.deleted.push(url.pathname);
      return [204];
    }
    if (signatureOf(request, url) !== url.searchParams.get('X-Amz-Signature')) return [403];
    if (request.method === 'GET') {
      const found = this.kept.get(url.pathname);
      return found ? [200, found.bytes] : [404];
    }
    if (request.headers['if-none-match'] === '*' && this.kept.has(url.pathname)) return [412];
    this.kept.set(url.pathname, {
      bytes: body,
      type: request.headers['content-type'],
      acl: url.searchParams.get('x-amz-acl'),
    });
    return [200];
  }
}

let bucket: Bucket;
let endpoint: string;

beforeEach(async () => {
  bucket = new Bucket();
  endpoint = await bucket.open();
});
afterEach(() => bucket.close());

function storage(more: Record<string, string> = {}): S3ObjectStorage {
  const { storage: config } = loadConfiguration({
    DATABASE_URL: 'postgres://x',
    OBJECTS_BUCKET: 'guiche-files',
    OBJECTS_REGION: 'sa-east-1',
    OBJECTS_ENDPOINT: endpoint,
    OBJECTS_PATH_STYLE: 'true',
    OBJECTS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    OBJECTS_SECRET_ACCESS_KEY: SECRET,
    ...more,
  });
  return new S3ObjectStorage({ ...config, bucket: config.bucket ?? '' }, new AheadClock());
}

const grant = (more: Record<string, string> = {}): Promise<SignedUpload> =>
  storage(more).signedUpload({ folder: 'boletos', name: 'boleto.pdf', bytes: PDF.length });

const put = (url: string, headers: Record<string, string>, body: Buffer = PDF): Promise<number> =>
  fetch(url, { method: 'PUT', headers, body }).then(({ status }) => status);

describe('a bucket', () => {
  it('accepts one public-read file by a link that is valid for 60 seconds of real time (P1.20, P7.125, P7.126, P9.49)', async () => {
    const granted = await grant();
    const { searchParams, pathname } = new URL(granted.url);
    expect(pathname).toBe(`/guiche-files/${granted.key}`);
    expect(granted.key).toMatch(/^public\/boletos\/[\w-]{22}\.pdf$/);
    expect(granted.expiresAt).toEqual(new Date('2026-03-17T12:01:00.000Z'));
    expect(Object.fromEntries(searchParams)).toEqual({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
      'X-Amz-Credential': 'AKIDEXAMPLE/20260302/sa-east-1/s3/aws4_request',
      'X-Amz-Date': '20260302T120000Z',
      'X-Amz-Expires': '60',
      'X-Amz-SignedHeaders': 'content-length;content-type;host;if-none-match',
      'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
      'x-amz-acl': 'public-read',
      'x-id': 'PutObject',
    });

    await upload(granted, PDF, 2000);
    expect([...bucket.kept]).toEqual([
      [`/guiche-files/${granted.key}`, { bytes: PDF, type: 'application/pdf', acl: 'public-read' }],
    ]);
  });

  it('requests no public access when configured as private', async () => {
    const granted = await grant({ OBJECTS_ACCESS: 'private' });
    expect(granted.key.startsWith('private/')).toBe(true);
    expect(new URL(granted.url).searchParams.has('x-amz-acl')).toBe(false);
    await upload(granted, PDF, 2000);

    const address = await storage().readingAddress(granted.key, 600);
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('600');
    expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(PDF);
    expect((await fetch(address.replace(/\?.*/, ''))).status).toBe(403);
    const longest = await storage().readingAddress(granted.key, 1_000_000_000);
    expect(new URL(longest).searchParams.get('X-Amz-Expires')).toBe('604800');
  });

  it('takes no other type, size, access or place than was signed', async () => {
    const { url, headers, key } = await grant();
    expect(await put(url, { ...headers, 'content-type': 'text/html' })).toBe(403);
    expect(await put(url, headers, Buffer.concat([PDF, PDF]))).toBe(403);
    expect(await put(url.replace('public-read', 'public-read-write'), headers)).toBe(403);
    expect(await put(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'), headers)).toBe(403);
    expect(await put(url.replace(key, key.replace('boletos', 'products')), headers)).toBe(403);
    expect(bucket.kept.size).toBe(0);
    expect(await put(url, headers)).toBe(200);
  });

  it('allows no overwriting: the second upload must contain the condition, and fails', async () => {
    const granted = await grant();
    await upload(granted, PDF, 2000);
    await expect(upload(granted, PDF, 2000)).rejects.toThrow('the upload was answered 412');
    expect(await put(granted.url, { 'content-type': 'application/pdf' })).toBe(403);
  });

  it('a bucket is read at its own address, in the host or in the path, or at the one configured', async () => {
    const { key } = await grant();
    const read = (more: Record<string, string>): Promise<string> => storage(more).readingAddress(key, 60);
    expect(await read({})).toBe(`${endpoint}/guiche-files/${key}`);
    expect(await read({ OBJECTS_ENDPOINT: '', OBJECTS_PATH_STYLE: 'false' })).toBe(
      `https://guiche-files.s3.sa-east-1.amazonaws.com/${key}`,
    );
    expect(await read({ OBJECTS_PUBLIC_URL: 'https://cdn.example/' })).toBe(`https://cdn.example/${key}`);
  });

  it('deletes an object', async () => {
    const { key } = await grant();
    await storage().delete(key);
    expect(bucket.deleted).toEqual([`/guiche-files/${key}`]);
  });

  it.each([
    [{ name: 'a.html', bytes: 1 }, 'fileTypeNotAccepted'],
    [{ name: 'a.pdf', bytes: 0 }, 'fileEmpty'],
    [{ name: 'a.pdf', bytes: 10_485_761 }, 'fileTooLarge'],
  ])('grants no link for %j', async (object, problem) => {
    await expect(storage().signedUpload({ folder: 'boletos', ...object })).rejects.toThrow(problem);
  });
});

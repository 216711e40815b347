import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { StorageConfig } from '../../config/index.js';
import type { Clock } from '../clock/index.js';
import { accessOf, contentTypeOf, type ObjectKey } from './object-key.js';
import { asksForOnePart } from './byte-range.js';
import { newKeyFor } from './new-key-for.js';
import {
  LONGEST_READING_LINK_SECONDS,
  ObjectStorage,
  UPLOAD_LINK_SECONDS,
  type NewObject,
  type SignedUpload,
  type StoredObject,
} from './object-storage.js';

/** The SDK is large and most processes never sign a link: it is loaded with the first one. */
const sdk = async () => ({
  ...(await import('@aws-sdk/client-s3')),
  ...(await import('@aws-sdk/s3-request-presigner')),
});

/** A bucket at Amazon or at any service that speaks its protocol. Browsers and readers talk to it, not to us. */
export class S3ObjectStorage extends ObjectStorage implements OnApplicationShutdown {
  private client: S3Client | undefined;

  constructor(
    private readonly config: StorageConfig & { readonly bucket: string },
    private readonly clock: Clock,
  ) {
    super();
  }

  async signedUpload(object: NewObject): Promise<SignedUpload> {
    const key = newKeyFor(object, this.config);
    const { PutObjectCommand, getSignedUrl } = await sdk();
    const now = this.clock.now();
    const headers = { 'content-type': contentTypeOf(key), 'if-none-match': '*' };
    const command = new PutObjectCommand({
      ...this.place(key),
      ContentType: headers['content-type'],
      ContentLength: object.bytes,
      IfNoneMatch: headers['if-none-match'],
      ...(accessOf(key) === 'public' ? { ACL: 'public-read' as const } : {}),
    });
    const url = await getSignedUrl(await this.connection(), command, {
      expiresIn: UPLOAD_LINK_SECONDS,
      // The service uses real time, whatever the demonstration's clock shows.
      signingDate: this.clock.toWorld(now),
      // Signed, so that neither type nor size can be another one than was granted.
      signableHeaders: new Set(['content-length', ...Object.keys(headers)]),
    });
    return { key, url, headers, expiresAt: new Date(now.getTime() + UPLOAD_LINK_SECONDS * 1000) };
  }

  async store(object: NewObject, content: Buffer): Promise<ObjectKey> {
    const key = newKeyFor(object, this.config);
    const { PutObjectCommand } = await sdk();
    const command = new PutObjectCommand({
      ...this.place(key),
      Body: content,
      ContentType: contentTypeOf(key),
      ContentLength: content.length,
      IfNoneMatch: '*',
      ...(accessOf(key) === 'public' ? { ACL: 'public-read' as const } : {}),
    });
    await (await this.connection()).send(command);
    return key;
  }

  async read(key: ObjectKey, range?: string): Promise<StoredObject | undefined> {
    const { GetObjectCommand, NoSuchKey } = await sdk();
    try {
      const part = asksForOnePart(range) ? { Range: range } : {};
      const found = await (
        await this.connection()
      ).send(new GetObjectCommand({ ...this.place(key), ...part }));
      const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(found.ContentRange ?? '') ?? [];
      return {
        ...{ content: found.Body as Readable, bytes: found.ContentLength ?? 0 },
        ...(start !== undefined && { part: { start: Number(start), total: Number(total) } }),
      };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      // A part behind the end of the object.
      if (range !== undefined && error instanceof Error && error.name === 'InvalidRange')
        return this.read(key);
      throw error;
    }
  }

  async readingAddress(key: ObjectKey, seconds: number): Promise<string> {
    if (accessOf(key) === 'public') return `${this.publicAddress()}/${key}`;
    const { GetObjectCommand, getSignedUrl } = await sdk();
    return getSignedUrl(await this.connection(), new GetObjectCommand(this.place(key)), {
      expiresIn: Math.min(seconds, LONGEST_READING_LINK_SECONDS),
      signingDate: this.clock.toWorld(this.clock.now()),
    });
  }

  pageAddress(key: ObjectKey): Promise<string> {
    return Promise.resolve(`${this.publicAddress()}/${key}`);
  }

  async delete(key: ObjectKey): Promise<void> {
    const { DeleteObjectCommand } = await sdk();
    await (await this.connection()).send(new DeleteObjectCommand(this.place(key)));
  }

  onApplicationShutdown(): void {
    this.client?.destroy();
  }

  private place(key: ObjectKey) {
    return { Bucket: this.config.bucket, Key: key };
  }

  private async connection(): Promise<S3Client> {
    const { S3Client } = await sdk();
    const { region, endpoint, pathStyle, accessKeyId, secretAccessKey } = this.config;
    this.client ??= new S3Client({
      region,
      forcePathStyle: pathStyle,
      // A checksum of an empty body would be signed into the link and no file would fit it.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      ...(endpoint === null ? {} : { endpoint }),
      ...(accessKeyId === null || secretAccessKey === null
        ? {}
        : { credentials: { accessKeyId, secretAccessKey } }),
    });
    return this.client;
  }

  private publicAddress(): string {
    const { publicUrl, endpoint, bucket, region, pathStyle } = this.config;
    if (publicUrl !== null) return publicUrl;
    const service = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
    if (pathStyle) return `${service.href.replace(/\/$/, '')}/${bucket}`;
    return `${service.protocol}//${bucket}.${service.host}`;
  }
}

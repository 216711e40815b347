import { Readable } from 'node:stream';
import type { AppConfig, StorageConfig } from '../../config/index.js';
import type { Clock } from '../clock/index.js';
import type { LinkSigner } from '../crypto/index.js';
import { newKeyFor } from './new-key-for.js';
import type { ObjectFolder } from './object-folder.js';
import { accessOf, contentTypeOf, type ObjectKey } from './object-key.js';
import {
  LONGEST_READING_LINK_SECONDS,
  ObjectStorage,
  UPLOAD_LINK_SECONDS,
  type NewObject,
  type SignedUpload,
  type StoredObject,
} from './object-storage.js';

/** The embedded store of a single machine: the same signed links, leading to our own API ({@link ObjectsController}). */
export class LocalObjectStorage extends ObjectStorage {
  constructor(
    private readonly config: StorageConfig,
    private readonly app: AppConfig,
    private readonly clock: Clock,
    private readonly signer: LinkSigner,
    private readonly folder: ObjectFolder,
  ) {
    super();
  }

  signedUpload(object: NewObject): Promise<SignedUpload> {
    const key = newKeyFor(object, this.config);
    const expiresAt = this.secondsFromNow(UPLOAD_LINK_SECONDS);
    const signature = this.signer.sign(uploadClaims(key, object.bytes, expiresAt.getTime()));
    const query = new URLSearchParams({
      bytes: String(object.bytes),
      expires: String(expiresAt.getTime()),
      signature,
    });
    return Promise.resolve({
      key,
      url: `${this.config.apiUrl}/api/objects/${key}?${query.toString()}`,
      headers: { 'content-type': contentTypeOf(key) },
      expiresAt,
    });
  }

  async store(object: NewObject, content: Buffer): Promise<ObjectKey> {
    const key = newKeyFor(object, this.config);
    await this.folder.write(key, Readable.from(content, { objectMode: false }), object.bytes);
    return key;
  }

  read(key: ObjectKey, range?: string): Promise<StoredObject | undefined> {
    return this.folder.read(key, range);
  }

  readingAddress(key: ObjectKey, seconds: number): Promise<string> {
    const address = `${this.app.publicWebUrl}/api/objects/${key}`;
    if (accessOf(key) === 'public') return Promise.resolve(address);
    const expires = this.secondsFromNow(Math.min(seconds, LONGEST_READING_LINK_SECONDS)).getTime();
    const signature = this.signer.sign(readingClaims(key, expires));
    const query = new URLSearchParams({ expires: String(expires), signature });
    return Promise.resolve(`${address}?${query.toString()}`);
  }

  pageAddress(key: ObjectKey): Promise<string> {
    return Promise.resolve(`/api/objects/${key}`);
  }

  delete(key: ObjectKey): Promise<void> {
    return this.folder.remove(key);
  }

  /** Whether an upload request has a valid signed link that has not expired. */
  mayUpload(key: ObjectKey, bytes: number, expires: number, signature: string): boolean {
    return this.isLive(expires) && this.signer.isSignedOver(uploadClaims(key, bytes, expires), signature);
  }

  /** Public objects need no link. */
  mayRead(key: ObjectKey, expires: number, signature: string): boolean {
    if (accessOf(key) === 'public') return true;
    return this.isLive(expires) && this.signer.isSignedOver(readingClaims(key, expires), signature);
  }

  private isLive(expires: number): boolean {
    return this.clock.now().getTime() < expires;
  }

  private secondsFromNow(seconds: number): Date {
    return new Date(this.clock.now().getTime() + seconds * 1000);
  }
}

/** The prefix prevents a read link from being used for an upload. */
const uploadClaims = (key: ObjectKey, bytes: number, expires: number): string[] => [
  'upload',
  key,
  contentTypeOf(key),
  String(bytes),
  String(expires),
];

const readingClaims = (key: ObjectKey, expires: number): string[] => ['read', key, String(expires)];

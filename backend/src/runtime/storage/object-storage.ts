import type { Readable } from 'node:stream';
import type { ObjectAccess, ObjectKey } from './object-key.js';

/** Specification payments.md §9: "Signed upload link: 60 seconds." */
export const UPLOAD_LINK_SECONDS = 60;

/** S3 signs no link for longer. */
export const LONGEST_READING_LINK_SECONDS = 7 * 24 * 60 * 60;

/** A file that is about to be uploaded. */
export interface NewObject {
  /** What kind of file it is, for example `boletos`: lower-case letters and hyphens. */
  readonly folder: string;
  /** The file's name; only its ending is kept, and decides the type. */
  readonly name: string;
  /** Its exact size. */
  readonly bytes: number;
  /** Left out: as configured, which is public unless changed (payments.md §7). */
  readonly access?: ObjectAccess;
  /** The largest size, for a kind of file whose size was limited before. Left out: as configured. */
  readonly limitBytes?: number;
}

/** Leave to upload one file, once: PUT it to `url` with these headers. */
export interface SignedUpload {
  readonly key: ObjectKey;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

/** An object as it is read. */
export interface StoredObject {
  readonly content: Readable;
  /** The size of `content`. */
  readonly bytes: number;
  /** Where `content` begins and the size of the object. Undefined: it is the whole object. */
  readonly part?: { readonly start: number; readonly total: number };
}

/**
 * Storage of files. An object is written once, by the link that was signed for it, under a name that cannot be guessed; it
 * is never changed, only deleted.
 */
export abstract class ObjectStorage {
  /** Throws the problem `fileTypeNotAccepted`, `fileEmpty` or `fileTooLarge`. */
  abstract signedUpload(object: NewObject): Promise<SignedUpload>;

  /** Keeps a file of our own process, for example one that was checked. Throws what {@link signedUpload} throws. */
  abstract store(object: NewObject, content: Buffer): Promise<ObjectKey>;

  /**
   * Undefined: there is no such object.
   * @param range the header `Range` of a request; one that asks for anything but one existing part is ignored (RFC 9110 §14.2)
   */
  abstract read(key: ObjectKey, range?: string): Promise<StoredObject | undefined>;

  /** The address of the object. A public one does not expire; a private one is a signed link that is valid for this time. */
  abstract readingAddress(key: ObjectKey, seconds: number): Promise<string>;

  /** The address of a public object for our own pages: a path of their own host, or https on the host of the bucket. */
  abstract pageAddress(key: ObjectKey): Promise<string>;

  /** Deleting what is not there is no fault. */
  abstract delete(key: ObjectKey): Promise<void>;
}

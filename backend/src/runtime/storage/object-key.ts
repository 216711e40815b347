import { randomBytes } from 'node:crypto';
import { storageProblem } from './storage-problems.js';

export type ObjectAccess = 'public' | 'private';

declare const objectKey: unique symbol;

/** `access/folder/name.ending`. Only {@link newObjectKey} and {@link readObjectKey} make one. */
export type ObjectKey = string & { readonly [objectKey]: true };

/** No SVG and no HTML: what we serve must not be able to run anything. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['mp4', 'video/mp4'],
  ['epub', 'application/epub+zip'],
  ['zip', 'application/zip'],
]);

const SHAPE = /^(?:public|private)\/[a-z][a-z-]{0,31}\/[A-Za-z0-9_-]{22}\.[a-z0-9]{3,4}$/;

/** A name with 128 random bits: the address of a public object cannot be guessed. */
export function newObjectKey(access: ObjectAccess, folder: string, fileName: string): ObjectKey {
  if (typeOf(fileName) === undefined) throw storageProblem('fileTypeNotAccepted');
  const name = `${randomBytes(16).toString('base64url')}.${endingOf(fileName)}`;
  const key = readObjectKey(`${access}/${folder}/${name}`);
  if (key === undefined) throw new Error(`"${folder}" is no folder of objects`);
  return key;
}

/** Validates untrusted text as a key; undefined for any other format, so that no path leaves the folder. */
export function readObjectKey(text: string): ObjectKey | undefined {
  return SHAPE.test(text) && typeOf(text) !== undefined ? (text as ObjectKey) : undefined;
}

export const accessOf = (key: ObjectKey): ObjectAccess => (key.startsWith('public/') ? 'public' : 'private');

export const contentTypeOf = (key: ObjectKey): string => typeOf(key) ?? 'application/octet-stream';

function typeOf(fileName: string): string | undefined {
  return isPdf(fileName) ? 'application/pdf' : TYPES.get(endingOf(fileName));
}

const endingOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();

/** Specification payments.md §5: "A file counts as a PDF if its name ends in .pdf." */
export const isPdf = (fileName: string): boolean => fileName.endsWith('.pdf');

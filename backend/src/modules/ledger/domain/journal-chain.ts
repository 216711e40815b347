import { createHash } from 'node:crypto';

/** The hash that the first link of a platform follows. */
export const JOURNAL_START = '0'.repeat(64);

/** Between the fields of a link; it stands in none of them. */
const SEPARATOR = '\u001f';

/** SHA-256 of a link and of the hash before it, in hexadecimal. A verifier outside of this code computes the same. */
export const linkHash = (previous: string, fields: readonly string[]): string =>
  createHash('sha256')
    .update([previous, ...fields].join(SEPARATOR), 'utf8')
    .digest('hex');

/** A transfer as a link. */
export const transferLink = (position: number, day: string, fields: readonly string[]): string[] => [
  ...[String(position), day, 'TRANSFER'],
  ...fields,
];

/** The end of a day as a link. */
export const closingLink = (position: number, day: string, transfers: number): string[] => [
  ...[String(position), day, 'CLOSING'],
  String(transfers),
];

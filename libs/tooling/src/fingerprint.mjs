// @ts-check
import { createHash } from 'node:crypto';

/**
 * The same for the same content: what was made of it need not be made again.
 * @param {...(string | Buffer)} parts
 */
export const fingerprint = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest('hex');

// @ts-check
import { createHash } from 'node:crypto';

/**
 * Equal for equal content: output made from it need not be made again.
 * @param {...(string | Buffer)} parts
 */
export const fingerprint = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha1')).digest('hex');

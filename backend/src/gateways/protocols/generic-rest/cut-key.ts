import { createHash } from 'node:crypto';

/**
 * Our key cut to a length (payments.md §5: CRMCOIN's to 22 characters). A UUID begins with its time, so two keys of the same
 * moment would agree in their first characters: the digest of the whole key is cut instead, which keeps them apart.
 */
export const cutKey = (key: string, length: number): string =>
  createHash('sha256').update(key).digest('hex').slice(0, length);

import { createHash } from 'node:crypto';

/**
 * Our key shortened to a length (payments.md §5: CRMCOIN's to 22 characters). A UUID begins with its time, so two
 * keys of the same moment would share their first characters. The digest of the key is shortened instead, which keeps
 * them distinct.
 */
export const cutKey = (key: string, length: number): string =>
  createHash('sha256').update(key).digest('hex').slice(0, length);

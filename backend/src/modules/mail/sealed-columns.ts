import type { SealedColumn } from '../../runtime/crypto/index.js';
import { mailContext } from './mail-queue.js';

/** What `npm run keys:rotate` seals again. */
export const SEALED_IN_MAIL: readonly SealedColumn[] = [
  { table: 'mails', column: 'message_sealed', context: mailContext },
];

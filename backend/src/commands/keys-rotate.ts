import { Transactions } from '../database/index.js';
import { SEALED_IN_ACQUIRING } from '../modules/acquiring/index.js';
import { SEALED_IN_CATALOG } from '../modules/catalog/index.js';
import { SEALED_IN_CARDS, retireCardKeys } from '../modules/cards/index.js';
import { SEALED_IN_PLATFORMS, announceCatalogChange } from '../modules/platforms/index.js';
import { SEALED_IN_IDENTITY } from '../modules/identity/index.js';
import { SEALED_IN_MAIL } from '../modules/mail/index.js';
import { SEALED_IN_RECEIVER_REQUESTS } from '../modules/receiver-requests/index.js';
import { SEALED_IN_RECEIVERS } from '../modules/receivers/index.js';
import { SEALED_IN_WITHDRAWALS } from '../modules/withdrawals/index.js';
import { SEALED_IN_WEBHOOKS } from '../modules/webhooks/index.js';
import { Envelope, countOutdated, resealColumn } from '../runtime/crypto/index.js';
import { runInBatches } from './command.js';

const SEALED = [
  ...SEALED_IN_PLATFORMS,
  ...SEALED_IN_CATALOG,
  ...SEALED_IN_RECEIVERS,
  ...SEALED_IN_RECEIVER_REQUESTS,
  ...SEALED_IN_WITHDRAWALS,
  ...SEALED_IN_CARDS,
  ...SEALED_IN_ACQUIRING,
  ...SEALED_IN_MAIL,
  ...SEALED_IN_IDENTITY,
  ...SEALED_IN_WEBHOOKS,
];

/**
 * `npm run --silent keys:rotate`: encrypts with the newest key whatever an older one encrypted, and prints how much. It may
 * be killed and run again at any time, and beside a running platform. While `left` is not 0 no old key may be removed;
 * exits with 1 when a value decrypts with no configured key.
 */
await runInBatches(async (dataSource, { crypto }) => {
  const envelope = new Envelope(crypto);
  const cardKeys = await retireCardKeys(dataSource, envelope);
  const resealed: Record<string, number> = {};
  let left = 0;
  for (const sealed of SEALED) {
    const name = `${sealed.table}.${sealed.column}`;
    const done = await resealColumn(dataSource, envelope, sealed);
    resealed[name] = done.resealed;
    left += await countOutdated(dataSource, envelope, sealed);
    for (const id of done.unreadable) console.error(`${name} of ${id} opens by no configured key`);
    if (done.unreadable.length > 0) process.exitCode = 1;
  }
  // Pages get the new card keys at once.
  await new Transactions(dataSource).run('announceRotation', (tx) =>
    Promise.resolve(announceCatalogChange(tx)),
  );
  console.log(JSON.stringify({ key: envelope.keyId, cardKeys, resealed, left }));
});

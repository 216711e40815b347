import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../data-source.js';
import { seedDemo } from '../demo/seed.js';
import { notifyAfterCommit } from '../database/index.js';
import { GATEWAYS_CHANGED } from '../modules/acquiring/index.js';
import { announceAffiliationChange } from '../modules/partners/index.js';
import { announceCatalogChange } from '../modules/platforms/index.js';
import { Envelope } from '../runtime/crypto/index.js';
import { refuseInProduction, runCommand } from './command.js';

/** `npm run demo:reset`: deletes every sale and every change, and loads the demo again. Works while the platform runs. */
await runCommand(async (tx, configuration) => {
  refuseInProduction(configuration, 'demo:reset');
  await forgetEverything(tx);
  await seedDemo(tx, new Envelope(configuration.crypto), new Date());
  announceCatalogChange(tx);
  announceAffiliationChange(tx);
  notifyAfterCommit(tx, GATEWAYS_CHANGED);
  notifyAfterCommit(tx, 'clock_changed');
  console.log('The demonstration starts over.');
}, SCHEMA.entities);

/** The ledger is append-only: only the role that owns it may empty it, and only in the demonstration. */
async function forgetEverything(tx: EntityManager): Promise<void> {
  const tables = await tx.query<{ name: string }[]>(`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`);
  const names = tables.map(({ name }) => name);
  for (const name of names) await tx.query(`alter table ${name} disable trigger user`);
  await tx.query(`truncate ${names.join(', ')}`);
  for (const name of names) await tx.query(`alter table ${name} enable trigger user`);
}

import { DataSource } from 'typeorm';
import type { Shop } from './shop.js';

/** Somebody else has locked the payment's attempt until the work is done: nothing can be written of it. */
export async function whileHeld(shop: Shop, paymentId: string, work: () => Promise<void>): Promise<void> {
  const holder = shop.app.get(DataSource).createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query('select from attempts where payment_id = $1 for update', [paymentId]);
    await work();
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
}

/** Resolves when one transaction stands in line for what is held. */
export function someoneWaits(shop: Shop): Promise<void> {
  return shop.eventually(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    { n: 1 },
  );
}

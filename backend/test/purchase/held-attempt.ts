import { DataSource } from 'typeorm';
import { somebodyWaits } from '../support/somebody-waits.js';
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

/** Resolves when a transaction stands in line for what is held. */
export function someoneWaits(shop: Shop): Promise<void> {
  return somebodyWaits(shop.app.get(DataSource));
}

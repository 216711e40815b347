import { randomInt } from 'node:crypto';
import type { PayoutOrder } from '../simulation/pix-provider.js';

export interface Transfer {
  readonly id: string;
  readonly order: PayoutOrder;
}

export interface Batch {
  readonly id: string;
  readonly tenant: string;
  readonly name: string;
  readonly transfers: readonly Transfer[];
  closed: boolean;
}

/** Transfers wait in their batch, and no money moves, until the batch is closed. */
export class Batches {
  private readonly batches: Batch[] = [];
  private readonly keys = new Set<string>();

  /** Undefined when one of the keys was used before: the same payout is not taken twice. */
  open(name: string, orders: readonly PayoutOrder[], keys: readonly string[]): Batch | undefined {
    const tenant = orders[0]?.tenant ?? '';
    const own = keys.map((key) => `${tenant}:${key}`);
    if (own.some((key) => this.keys.has(key))) return undefined;
    for (const key of own) this.keys.add(key);
    const transfers = orders.map((order) => ({ id: newId(), order }));
    const batch: Batch = { id: newId(), tenant, name, transfers, closed: false };
    this.batches.push(batch);
    return batch;
  }

  find(tenant: string, id: string): Batch | undefined {
    return this.batches.find((batch) => batch.tenant === tenant && batch.id === id);
  }

  withTransfer(tenant: string, id: string): { batch: Batch; transfer: Transfer } | undefined {
    for (const batch of this.batches) {
      const transfer = batch.transfers.find((one) => one.id === id);
      if (transfer && batch.tenant === tenant) return { batch, transfer };
    }
    return undefined;
  }

  clear(): void {
    this.batches.length = 0;
    this.keys.clear();
  }
}

const newId = (): string => String(randomInt(1, 10 ** 9));

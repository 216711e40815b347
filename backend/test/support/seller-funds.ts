import { randomUUID } from 'node:crypto';
import { cents } from '@guiche/money';
import { Transactions } from '../../src/database/index.js';
import { GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { Ledger, gateway, seller } from '../../src/modules/ledger/index.js';
import { days } from '../../src/runtime/clock/durations.js';
import type { CheckoutHarness } from '../purchase/shop.js';
import { onPlatform } from './contexts.js';

const CPF = '39053344705';

/** Sales of a seller that were released. Cents. */
export async function earn(shop: CheckoutHarness, sellerId: string, amount: number): Promise<void> {
  const now = shop.clock.now();
  const from = gateway(GATEWAY_ACCOUNTS[0].id, 'receivable');
  const to = seller(sellerId, 'available');
  await shop.app.get(Transactions).run('earn', (tx) =>
    shop.app.get(Ledger).move(onPlatform(PLATFORM_A), tx, now, [
      {
        ...{ kind: 'RELEASE', key: randomUUID(), currency: 'BRL', occurredAt: now },
        ...{ subject: { kind: 'other', id: randomUUID() }, accounts: [from, to] },
        legs: () => [{ fact: 'release', from, to, amount: cents(amount) }],
      },
    ]),
  );
}

/** A PIX key of the seller that was approved long ago. Returns its id. */
export async function payTo(shop: CheckoutHarness, sellerId: string): Promise<string> {
  const id = randomUUID();
  const usableFrom = new Date(shop.clock.now().getTime() - days(60));
  await shop.rows(`update users set document = $2, created_at = '2020-01-01' where id = $1`, [sellerId, CPF]);
  await shop.rows(
    `insert into bank_accounts (platform_id, id, user_id, kind, pix_key, pix_type, holder_name, holder_document, status, usable_from, created_at)
     values ($1, $2, $3, 'PIX', $4, 'CPF', 'Ana Souza', $4, 'ACTIVE', $5, $5)`,
    [PLATFORM_A, id, sellerId, CPF, usableFrom],
  );
  return id;
}

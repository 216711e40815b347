import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { OwedBySeller } from '../debt-moves.js';

export interface SellerDebt extends OwedBySeller {
  readonly id: string;
}

/** Each is decided about alone, under one lock of the accounts. */
const MOST_SALES = 200;

const DEBT = sql<{ platformId: string; id: string }>(
  'find-debt-of-seller',
  `select id, owner_id as "sellerId", currency from ledger_debts_read
where platform_id = :platformId and id = :id and owner = 'seller'`,
);

const RESERVES = sql<{ platformId: string; sellerId: string; currency: string; most: number }>(
  'sales-with-reserve-of-debtor',
  `select payment_id as "paymentId" from ledger_releases_read
where platform_id = :platformId and owner = 'seller' and owner_id = :sellerId and currency = :currency
  and bucket = 'reserve' and amount > 0
order by due_at, id limit :most`,
);

const ASKED = sql<{ platformId: string; debtId: string; sellerId: string }>(
  'what-is-asked-of-debtor',
  `select exists (
  select from debt_write_offs w where w.platform_id = :platformId and w.debt_id = :debtId and w.state = 'PROPOSED'
) as "isProposed", exists (
  select from charges c where c.platform_id = :platformId and c.seller_id = :sellerId and c.kind = 'NEGATIVE_BALANCE'
    and c.state in ('OPEN', 'OVERDUE')
) as "isCharged"`,
);

/** What sellers owe, as the ledger has it. */
@Injectable()
export class SellerDebts {
  /** Undefined: there is none of this tenant. */
  async find({ platformId }: TenantContext, tx: EntityManager, id: string): Promise<SellerDebt | undefined> {
    const [found] = await statement<SellerDebt>(tx, DEBT({ platformId, id }));
    return found;
  }

  /** Whether a write-off is proposed, and whether the debt is charged. */
  async whatIsAsked(
    { platformId }: TenantContext,
    tx: EntityManager,
    { id: debtId, sellerId }: SellerDebt,
  ): Promise<{ readonly isProposed: boolean; readonly isCharged: boolean }> {
    type Asked = { readonly isProposed: boolean; readonly isCharged: boolean };
    const [found] = await statement<Asked>(tx, ASKED({ platformId, debtId, sellerId }));
    return found ?? { isProposed: false, isCharged: false };
  }

  /** The payments whose reserve is released next. */
  async paymentsWithReserve(
    { platformId }: TenantContext,
    tx: EntityManager,
    { sellerId, currency }: OwedBySeller,
  ): Promise<string[]> {
    const rows = await statement<{ paymentId: string }>(
      tx,
      RESERVES({ platformId, sellerId, currency, most: MOST_SALES }),
    );
    return rows.map(({ paymentId }) => paymentId);
  }
}

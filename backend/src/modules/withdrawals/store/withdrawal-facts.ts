import type { Locale } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { WithdrawalRules } from '../../platforms/index.js';
import type { StoredAccount } from '../domain/payout-destination.js';
import type { WithdrawalOwner } from './withdrawals.js';

/** Who withdraws, by which rules. */
export interface OwnerFacts {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale | null;
  readonly document: string | null;
  readonly registeredAt: Date;
  readonly chargebackBps: number;
  /** What the platform has set; the rest is as everywhere. */
  readonly rules: Partial<WithdrawalRules>;
  /** What the terms of the seller say that a withdrawal costs. Null: as the platform. */
  readonly ownFee: number | null;
  /** Nobody of the platform withdraws. */
  readonly isPlatformBlocked: boolean;
  /** The terms of the seller say so. */
  readonly isOwnerBlocked: boolean;
  /** The charge of the platform that is overdue longest. Null: none is. */
  readonly overdueCharge: OverdueCharge | null;
}

/** Nothing is withdrawn before it is paid. */
export interface OverdueCharge {
  readonly id: string;
  readonly reference: string;
  /** Cents. */
  readonly left: number;
  readonly dueAt: Date;
}

/** An account or key of a person, approved or not. */
export interface OwnedAccount extends StoredAccount {
  readonly id: string;
  readonly status: string;
  /** Null: not approved. */
  readonly usableFrom: Date | null;
}

const OWNER = sql<{ platformId: string; ownerId: string; now: Date }>(
  'facts-of-withdrawing-person',
  `select u.name, u.email, u.locale, u.document, u.created_at as "registeredAt", coalesce(f.chargeback_bps, 0) as "chargebackBps",
  r.withdrawal_rules as rules, r.blocked_cashout as "isPlatformBlocked",
  coalesce((own.value ->> 'cashOutBlocked')::boolean, false) as "isOwnerBlocked",
  (own.value -> 'serviceFees' ->> 'withdrawalFee')::integer as "ownFee", (
    select json_build_object('id', c.id, 'reference', c.reference, 'left', c.amount - c.paid, 'dueAt', c.due_at) from charges_read c
    where c.platform_id = :platformId and c.seller_id = :ownerId and c.state = 'OVERDUE'
      and c.kind <> 'NEGATIVE_BALANCE' order by c.due_at, c.id limit 1
  ) as "overdueCharge"
from users_read u
join platform_withdrawal_rules_read r on r.platform_id = u.platform_id
left join lateral (
  select t.value from account_terms_read t
  where t.platform_id = :platformId and t.kind = 'SELLER' and t.account_id = :ownerId and t.valid_from <= :now
  order by t.valid_from desc, t.created_at desc, t.id desc limit 1
) own on true
left join account_figures_read f on f.platform_id = u.platform_id and f.account_id = u.id
where u.platform_id = :platformId and u.id = :ownerId`,
);

const ACCOUNTS = sql<{ platformId: string; ownerId: string }>(
  'accounts-to-withdraw-to',
  `select id, kind, bank_code as "bankCode", branch_number as "branchNumber", branch_digit as "branchDigit",
  account_number as "accountNumber", account_digit as "accountDigit", pix_key as "pixKey", pix_type as "pixType",
  holder_name as "holderName", holder_document as "holderDocument", status, usable_from as "usableFrom"
from bank_accounts_read where platform_id = :platformId and user_id = :ownerId order by created_at desc, id desc`,
);

const STATUS_OF_ACCOUNT = sql<{ platformId: string; id: string }>(
  'status-of-account-to-withdraw-to',
  'select status from bank_accounts_read where platform_id = :platformId and id = :id',
);

const BALANCES = sql<{ platformId: string; owner: string; ownerId: string }>(
  'balances-of-withdrawing-person',
  `select coalesce(sum(balance) filter (where bucket = 'available'), 0)::bigint as available,
  coalesce(sum(balance) filter (where bucket = 'debt'), 0)::bigint as debt
from ledger_accounts_read where platform_id = :platformId and currency = 'BRL'
  and name in (concat_ws(':', :owner::text, :ownerId::text, 'available'), concat_ws(':', :owner::text, :ownerId::text, 'debt'))`,
);

const OWED = sql<{ platformId: string }>(
  'owed-by-gateways',
  `select owner_id as id, -sum(balance)::bigint as owed from ledger_accounts_read
where platform_id = :platformId and owner = 'gateway' and bucket = 'receivable' and currency = 'BRL' group by owner_id`,
);

/** What other modules know of who withdraws. */
@Injectable()
export class WithdrawalFacts {
  constructor(private readonly reads: Reads) {}

  /** Undefined: no such person of this tenant. */
  async owner({ platformId }: TenantContext, ownerId: string, now: Date): Promise<OwnerFacts | undefined> {
    const [found] = await this.reads.primary<OwnerRow>(OWNER({ platformId, ownerId, now }));
    return found && withDates(found);
  }

  async ownerIn(
    { platformId }: TenantContext,
    tx: EntityManager,
    ownerId: string,
    now: Date,
  ): Promise<OwnerFacts | undefined> {
    const [found] = await statement<OwnerRow>(tx, OWNER({ platformId, ownerId, now }));
    return found && withDates(found);
  }

  /** The accounts and keys, the newest first. */
  accounts({ platformId }: TenantContext, ownerId: string): Promise<OwnedAccount[]> {
    return this.reads.primary<OwnedAccount>(ACCOUNTS({ platformId, ownerId }));
  }

  accountsIn({ platformId }: TenantContext, tx: EntityManager, ownerId: string): Promise<OwnedAccount[]> {
    return statement<OwnedAccount>(tx, ACCOUNTS({ platformId, ownerId }));
  }

  /** Undefined: its owner removed it. */
  async statusOfAccount(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
  ): Promise<string | undefined> {
    const [found] = await statement<{ status: string }>(tx, STATUS_OF_ACCOUNT({ platformId, id }));
    return found?.status;
  }

  async balances({ platformId }: TenantContext, owner: WithdrawalOwner, ownerId: string) {
    type Balances = { readonly available: number; readonly debt: number };
    const [found] = await this.reads.primary<Balances>(BALANCES({ platformId, owner, ownerId }));
    return found ?? { available: 0, debt: 0 };
  }

  /** What each gateway account owes the platform. */
  async owed({ platformId }: TenantContext, tx: EntityManager): Promise<ReadonlyMap<string, number>> {
    const rows = await statement<{ id: string; owed: number }>(tx, OWED({ platformId }));
    return new Map(rows.map(({ id, owed }) => [id, owed]));
  }
}

type OwnerRow = Omit<OwnerFacts, 'overdueCharge'> & {
  readonly overdueCharge: (Omit<OverdueCharge, 'dueAt'> & { readonly dueAt: string }) | null;
};

const withDates = ({ overdueCharge, ...owner }: OwnerRow): OwnerFacts => ({
  ...owner,
  overdueCharge: overdueCharge && { ...overdueCharge, dueAt: new Date(overdueCharge.dueAt) },
});

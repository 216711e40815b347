import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { ChargeKind, ChargeState } from '../domain/charge-states.js';

export type ChargeCollection = 'BALANCE' | 'BY_HAND' | 'PIX' | 'BILLET';

export interface SellerCharge {
  readonly id: string;
  readonly sellerId: string;
  readonly kind: ChargeKind;
  readonly reference: string;
  readonly currency: string;
  /** What is to be paid, after discounts. */
  readonly amount: Cents;
  readonly discount: Cents;
  readonly paid: Cents;
  /** How often something was posted from the balance or by hand. */
  readonly steps: number;
  /** The last second of its day. */
  readonly dueAt: Date;
  readonly method: ChargeCollection | null;
  readonly state: ChargeState;
  /** How often it was sent. */
  readonly attempts: number;
  readonly writeOffBy: string | null;
  readonly writeOffReason: string | null;
  readonly endedAt: Date | null;
}

export interface NewCharge {
  readonly id: string;
  readonly sellerId: string;
  readonly kind: ChargeKind;
  readonly reference: string;
  readonly currency: string;
  readonly amount: Cents;
  readonly dueAt: Date;
  readonly note: string | null;
  readonly requestKey: string;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export interface ChargeHistoryEvent {
  readonly at: Date;
  readonly what: string;
  readonly by: string;
  readonly amount: Cents | null;
  readonly reason: string | null;
}

export interface ChargedPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly locale: string | null;
}

/** Who pays a charge by PIX or boleto. */
export interface KnownDebtor {
  readonly name: string;
  readonly email: string;
  readonly document: string;
  readonly phone: string | null;
}

export interface DueCharge {
  readonly platformId: string;
  readonly id: string;
}

const ADD = sql<NewCharge & { platformId: string }>(
  'add-charge',
  `insert into charges (platform_id, id, seller_id, kind, reference, currency, amount, due_at, look_at, note, state, request_key,
  created_by, created_at)
values (:platformId, :id, :sellerId, :kind, :reference, :currency, :amount, :dueAt, :dueAt, :note, 'OPEN', :requestKey, :createdBy,
  :createdAt)
on conflict (platform_id, request_key, seller_id) do nothing
returning id`,
);

const COLUMNS = `id, seller_id as "sellerId", kind, reference, currency, amount, discount, paid, steps, due_at as "dueAt", method, state, attempts,
  write_off_by as "writeOffBy", write_off_reason as "writeOffReason", ended_at as "endedAt"`;

const FIND = sql<{ platformId: string; id: string }>(
  'find-charge',
  `select ${COLUMNS} from charges where platform_id = :platformId and id = :id`,
);

const LOCK = sql<{ platformId: string; id: string }>(
  'lock-charge',
  `select ${COLUMNS} from charges where platform_id = :platformId and id = :id for no key update`,
);

type Changed = Pick<
  SellerCharge,
  | 'id'
  | 'amount'
  | 'discount'
  | 'paid'
  | 'steps'
  | 'method'
  | 'state'
  | 'attempts'
  | 'writeOffBy'
  | 'writeOffReason'
  | 'endedAt'
>;

const SAVE = sql<Changed & { platformId: string; isWatched: boolean }>(
  'save-charge',
  `update charges set amount = :amount, discount = :discount, paid = :paid, steps = :steps, method = :method, state = :state, attempts = :attempts,
  write_off_by = :writeOffBy, write_off_reason = :writeOffReason, ended_at = :endedAt,
  look_at = case when :isWatched then coalesce(look_at, due_at) end
where platform_id = :platformId and id = :id`,
);

const EVENTS = sql<{ platformId: string; chargeId: string }>(
  'events-of-charge',
  `select e.at, e.what, coalesce(u.name, e.by_whom) as by, e.amount, e.reason from charge_events e
left join users_read u on u.platform_id = e.platform_id and u.staff_actor = e.by_whom
where e.platform_id = :platformId and e.charge_id = :chargeId order by e.at desc, e.id desc`,
);

const SELLERS = sql<{ platformId: string; emails: readonly string[] }>(
  'sellers-to-charge',
  `select id, name, email, locale from users_read
where platform_id = :platformId and role = 'PRODUCER' and lower(email) = any (:emails::text[])`,
);

const SELLER = sql<{ platformId: string; id: string }>(
  'seller-of-charge',
  'select id, name, email, locale from users_read where platform_id = :platformId and id = :id',
);

const DEBTOR = sql<{ platformId: string; id: string }>(
  'debtor-of-charge',
  `select name, email, document, phone from users_read where platform_id = :platformId and id = :id and document is not null`,
);

const ASKED_OF_DEBTS = sql<{ platformId: string; sellerIds: readonly string[]; currency: string }>(
  'asked-of-debts',
  `select seller_id as "sellerId", sum(amount - paid)::bigint as asked from charges
where platform_id = :platformId and seller_id = any (:sellerIds::uuid[]) and currency = :currency and kind = 'NEGATIVE_BALANCE'
  and state in ('OPEN', 'OVERDUE') group by seller_id`,
);

const LOOK_AGAIN = sql<{ platformId: string; id: string; at: Date }>(
  'look-at-charge-again',
  'update charges set look_at = :at where platform_id = :platformId and id = :id',
);

/** Whether any charge is overdue at $1. */
export const CHARGES_DUE = `select from charges where look_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-charges',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from charges due
  where due.look_at between '-infinity' and :now and due.platform_id <> all (:notOf::uuid[])
  order by due.look_at limit :most
) oldest group by platform_id`,
);

const CLAIM_DUE = sql<{ platformId: string; now: Date; until: Date; due: number }>(
  'claim-due-charges',
  `
update charges c set look_at = :until
where c.platform_id = :platformId and c.id = any (array(
  select due.id from charges due where due.platform_id = :platformId and due.look_at between '-infinity' and :now
  order by due.look_at limit :due for update of due skip locked
)) and c.look_at <= :now
returning c.platform_id as "platformId", c.id`,
);

/** Charges and what happened to them. */
@Injectable()
export class Charges {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  /** False: the same request made it before. */
  async add({ platformId }: TenantContext, tx: EntityManager, row: NewCharge): Promise<boolean> {
    return (await statement(tx, ADD({ platformId, ...row }))).length > 0;
  }

  /** Undefined: there is none of this tenant. */
  async find({ platformId }: TenantContext, id: string): Promise<SellerCharge | undefined> {
    const [found] = await this.reads.primary<SellerCharge>(FIND({ platformId, id }));
    return found;
  }

  /** Undefined: the document of the seller is not known. */
  async debtor({ platformId }: TenantContext, id: string): Promise<KnownDebtor | undefined> {
    const [found] = await this.reads.primary<KnownDebtor>(DEBTOR({ platformId, id }));
    return found;
  }

  /** The same, locked. */
  async lock(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
  ): Promise<SellerCharge | undefined> {
    const [found] = await statement<SellerCharge>(tx, LOCK({ platformId, id }));
    return found;
  }

  async save({ platformId }: TenantContext, tx: EntityManager, charge: SellerCharge): Promise<void> {
    const { id, amount, discount, paid, steps, method, state, attempts } = charge;
    const { writeOffBy, writeOffReason, endedAt } = charge;
    await statement(
      tx,
      SAVE({
        ...{ platformId, id, amount, discount, paid, steps, method, state, attempts },
        ...{
          writeOffBy,
          writeOffReason,
          endedAt,
          isWatched: state === 'OPEN' || (state === 'OVERDUE' && charge.kind === 'AGREEMENT'),
        },
      }),
    );
  }

  async lookAgain({ platformId }: TenantContext, tx: EntityManager, id: string, at: Date): Promise<void> {
    await statement(tx, LOOK_AGAIN({ platformId, id, at }));
  }

  async happened(
    { platformId }: TenantContext,
    tx: EntityManager,
    chargeId: string,
    { id, at, what, by, amount, reason }: ChargeHistoryEvent & { readonly id: string },
  ): Promise<void> {
    const columns = ['platform_id', 'id', 'charge_id', 'at', 'what', 'by_whom', 'amount', 'reason'];
    const rows = [[platformId, id, chargeId, at, what, by, amount, reason]];
    await statement(tx, insertRows({ name: 'charge_event', into: 'charge_events', columns, rows }));
  }

  /** The latest first. */
  events({ platformId }: TenantContext, chargeId: string): Promise<ChargeHistoryEvent[]> {
    return this.reads.primary<ChargeHistoryEvent>(EVENTS({ platformId, chargeId }));
  }

  sellersByEmail({ platformId }: TenantContext, tx: EntityManager, emails: readonly string[]) {
    return statement<ChargedPerson>(tx, SELLERS({ platformId, emails }));
  }

  async seller({ platformId }: TenantContext, tx: EntityManager, id: string) {
    const [found] = await statement<ChargedPerson>(tx, SELLER({ platformId, id }));
    return found;
  }

  /** What open charges ask of the negative balance of each seller. */
  async askedOfDebts(
    { platformId }: TenantContext,
    tx: EntityManager,
    of: { readonly sellerIds: readonly string[]; readonly currency: string },
  ): Promise<ReadonlyMap<string, number>> {
    type Asked = { readonly sellerId: string; readonly asked: number };
    const rows = await statement<Asked>(tx, ASKED_OF_DEBTS({ platformId, ...of }));
    return new Map(rows.map(({ sellerId, asked }) => [sellerId, Number(asked)]));
  }

  claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<DueCharge[]> {
    return claimByPlatform<DueCharge>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, until, due }),
    });
  }
}

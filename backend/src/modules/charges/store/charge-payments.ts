import { cents, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, claimByPlatform, insertRows, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { AttemptSnapshot } from '../../payments/index.js';

/** How a seller pays a charge outside the balance. */
export const CHARGE_METHODS = ['PIX', 'BILLET'] as const;
export type PaidChargeMethod = (typeof CHARGE_METHODS)[number];

/** A code for a charge at one provider. Its id is our key there. */
export interface ChargePaymentRow {
  readonly id: string;
  readonly chargeId: string;
  readonly sellerId: string;
  readonly gatewayAccountId: string;
  readonly provider: string;
  readonly gatewayVersion: number | null;
  /** What the provider takes. */
  readonly cost: Cents;
  /** What is on the ledger as received, and how much of it paid the charge; the rest is the seller's. */
  readonly received: Cents;
  readonly applied: Cents;
  /** How often something was posted. */
  readonly posted: number;
  readonly standing: AttemptSnapshot;
}

export interface NewChargePayment {
  readonly id: string;
  readonly chargeId: string;
  readonly sellerId: string;
  readonly gatewayAccountId: string;
  readonly provider: string;
  readonly gatewayVersion: number | null;
  readonly method: PaidChargeMethod;
  readonly amount: Cents;
  readonly cost: Cents;
  readonly currency: string;
  /** Until then the process that wrote it calls the provider; afterwards a job asks what became of it. */
  readonly leaseUntil: Date;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export interface DueChargePayment {
  readonly platformId: string;
  readonly id: string;
  readonly gatewayAccountId: string;
}

type FlatRow = Omit<ChargePaymentRow, 'standing' | 'cost' | 'received' | 'applied'> &
  Omit<AttemptSnapshot, 'amount' | 'refundedAmount' | 'refundAsked' | 'openPart'> &
  Readonly<Record<'amount' | 'refundedAmount' | 'cost' | 'received' | 'applied', number>>;

const COLUMNS = `id, charge_id as "chargeId", seller_id as "sellerId", gateway_account_id as "gatewayAccountId", provider,
  gateway_version as "gatewayVersion", cost, received, applied, posted, method, amount, currency, created_at as "createdAt", status,
  confirming, flagged, captured, restored, refunded_amount as "refundedAmount", reason, native_status as "nativeStatus",
  pix_code as "pixCode", pix_qr_image as "pixQrImage", billet_code as "billetCode", billet_url as "billetUrl",
  expires_at as "expiresAt", approved_at as "approvedAt", attempt_state as "attemptState", reference, provider_data as "providerData",
  asks, not_found_at as "notFoundAt", due_at as "dueAt"`;

const FIND = sql<{ platformId: string; id: string }>(
  'find-charge-payment',
  `select ${COLUMNS} from charge_payments where platform_id = :platformId and id = :id`,
);

const LOCK = sql<{ platformId: string; id: string }>(
  'lock-charge-payment',
  `select ${COLUMNS} from charge_payments where platform_id = :platformId and id = :id for no key update`,
);

const OPEN = sql<{ platformId: string; chargeId: string; method: string; amount: number }>(
  'open-charge-payment',
  `select ${COLUMNS} from charge_payments
where platform_id = :platformId and charge_id = :chargeId and method = :method and amount = :amount and status = 'PENDING'`,
);

const LATEST = sql<{ platformId: string; chargeId: string; sellerId: string }>(
  'latest-charge-payment',
  `select ${COLUMNS} from charge_payments
where platform_id = :platformId and charge_id = :chargeId and seller_id = :sellerId order by created_at desc, id desc limit 1`,
);

// By our own key, by the provider's reference, or by the id of the PIX.
const NAMED = sql<{
  platformId: string;
  gatewayAccountId: string;
  id: string | null;
  reference: string | null;
  endToEndId: string | null;
}>(
  'find-named-charge-payment',
  `select ${COLUMNS} from charge_payments
where platform_id = :platformId and gateway_account_id = :gatewayAccountId
  and (reference = :reference or id = :id::uuid or provider_data ->> 'endToEndId' = :endToEndId)
order by created_at desc limit 1`,
);

const SAVE = sql<
  Omit<
    AttemptSnapshot,
    'providerData' | 'refundAsked' | 'openPart' | 'method' | 'amount' | 'currency' | 'createdAt'
  > & {
    readonly platformId: string;
    readonly id: string;
    readonly providerData: string | null;
    readonly received: Cents;
    readonly applied: Cents;
    readonly posted: number;
  }
>(
  'save-charge-payment',
  `update charge_payments set status = :status, confirming = :confirming, flagged = :flagged, captured = :captured,
  restored = :restored, refunded_amount = :refundedAmount, reason = :reason, native_status = :nativeStatus, pix_code = :pixCode,
  pix_qr_image = :pixQrImage, billet_code = :billetCode, billet_url = :billetUrl, expires_at = :expiresAt, approved_at = :approvedAt,
  attempt_state = :attemptState, reference = :reference, provider_data = :providerData::jsonb, asks = :asks,
  not_found_at = :notFoundAt, due_at = :dueAt, received = :received, applied = :applied, posted = :posted
where platform_id = :platformId and id = :id`,
);

// A provider is asked at most every ten seconds, however often it is told to be.
const ASK_SOON = sql<{ platformId: string; id: string; now: Date }>(
  'ask-about-charge-payment',
  `update charge_payments
set due_at = least(due_at, greatest(:now::timestamptz, coalesce(looked_at, '-infinity') + interval '10 seconds'))
where platform_id = :platformId and id = :id`,
);

/** Whether any provider is to be asked at $1. */
export const CHARGE_PAYMENTS_DUE = `select from charge_payments where due_at between '-infinity' and $1`;

const DUE_PLATFORMS = sql<{ now: Date; most: number; notOf: readonly string[] }>(
  'platforms-of-due-charge-payments',
  `
select platform_id as "platformId", count(*)::int as due from (
  select due.platform_id from charge_payments due
  where due.due_at between '-infinity' and :now and due.gateway_account_id <> all (:notOf::uuid[])
  order by due.due_at limit :most
) oldest group by platform_id`,
);

const CLAIM_DUE = sql<{ platformId: string; now: Date; until: Date; due: number; notOf: readonly string[] }>(
  'claim-due-charge-payments',
  `
update charge_payments p set due_at = :until, looked_at = :now
where p.platform_id = :platformId and p.id = any (array(
  select due.id from charge_payments due
  where due.platform_id = :platformId and due.due_at between '-infinity' and :now and due.gateway_account_id <> all (:notOf::uuid[])
  order by due.due_at limit :due for update of due skip locked
)) and p.due_at <= :now
returning p.platform_id as "platformId", p.id, p.gateway_account_id as "gatewayAccountId"`,
);

/** The codes by which charges are paid. Written before the provider is called, and never deleted. */
@Injectable()
export class ChargePayments {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  async add({ platformId }: TenantContext, tx: EntityManager, payment: NewChargePayment): Promise<void> {
    const { id, chargeId, sellerId, gatewayAccountId, provider, gatewayVersion, method, amount } = payment;
    const columns = [
      ...['platform_id', 'id', 'charge_id', 'seller_id', 'gateway_account_id', 'provider', 'gateway_version'],
      ...['method', 'amount', 'cost', 'currency', 'status', 'confirming', 'attempt_state', 'due_at'],
      ...['created_by', 'created_at'],
    ];
    const { cost, currency, leaseUntil, createdBy, createdAt } = payment;
    const row = [
      ...[platformId, id, chargeId, sellerId, gatewayAccountId, provider, gatewayVersion, method, amount],
      ...[cost, currency, 'PENDING', true, 'CREATED', leaseUntil, createdBy, createdAt],
    ];
    await statement(
      tx,
      insertRows({ name: 'charge_payment', into: 'charge_payments', columns, rows: [row] }),
    );
  }

  async find({ platformId }: TenantContext, id: string): Promise<ChargePaymentRow | undefined> {
    return one(await this.reads.primary<FlatRow>(FIND({ platformId, id })));
  }

  /** The charge is locked before. */
  async lock(
    { platformId }: TenantContext,
    tx: EntityManager,
    id: string,
  ): Promise<ChargePaymentRow | undefined> {
    return one(await statement<FlatRow>(tx, LOCK({ platformId, id })));
  }

  /** The code of this amount that can be paid, or whose fate is not known. */
  async open(
    { platformId }: TenantContext,
    tx: EntityManager,
    of: { readonly chargeId: string; readonly method: PaidChargeMethod; readonly amount: Cents },
  ): Promise<ChargePaymentRow | undefined> {
    return one(await statement<FlatRow>(tx, OPEN({ platformId, ...of })));
  }

  /** Of a seller's own charge. */
  async latest(
    { platformId }: TenantContext,
    of: { readonly chargeId: string; readonly sellerId: string },
  ): Promise<ChargePaymentRow | undefined> {
    return one(await this.reads.primary<FlatRow>(LATEST({ platformId, ...of })));
  }

  /** The one that a provider's notification names, among those of its account. */
  async named(
    { platformId }: TenantContext,
    named: {
      gatewayAccountId: string;
      id: string | null;
      reference: string | null;
      endToEndId: string | null;
    },
  ): Promise<ChargePaymentRow | undefined> {
    return one(await this.reads.primary<FlatRow>(NAMED({ platformId, ...named })));
  }

  async save({ platformId }: TenantContext, tx: EntityManager, row: ChargePaymentRow): Promise<void> {
    const { id, received, applied, posted, standing } = row;
    const { status, confirming, flagged, captured, restored, refundedAmount, reason, nativeStatus } =
      standing;
    const { pixCode, pixQrImage, billetCode, billetUrl, expiresAt, approvedAt, attemptState } = standing;
    const { reference, providerData, asks, notFoundAt, dueAt } = standing;
    await statement(
      tx,
      SAVE({
        ...{ platformId, id, received, applied, posted, status, confirming, flagged, captured, restored },
        ...{ refundedAmount, reason, nativeStatus, pixCode, pixQrImage, billetCode, billetUrl, expiresAt },
        ...{ approvedAt, attemptState, reference, asks, notFoundAt, dueAt },
        providerData: providerData && JSON.stringify(providerData),
      }),
    );
  }

  /** The provider is asked next. */
  async askSoon({ platformId }: TenantContext, id: string, now: Date): Promise<void> {
    await this.transactions.single(ASK_SOON({ platformId, id, now }));
  }

  claimDue(
    now: Date,
    until: Date,
    { most, notOf }: { readonly most: number; readonly notOf: readonly string[] },
  ): Promise<DueChargePayment[]> {
    return claimByPlatform<DueChargePayment>(this.transactions, {
      due: DUE_PLATFORMS({ now, most, notOf }),
      claim: (platformId, due) => CLAIM_DUE({ platformId, now, until, due, notOf }),
    });
  }
}

function one([row]: readonly FlatRow[]): ChargePaymentRow | undefined {
  if (!row) return undefined;
  const {
    id,
    chargeId,
    sellerId,
    gatewayAccountId,
    provider,
    gatewayVersion,
    cost,
    received,
    applied,
    posted,
    ...rest
  } = row;
  return {
    ...{ id, chargeId, sellerId, gatewayAccountId, provider, gatewayVersion, posted },
    ...{ cost: cents(Number(cost)), received: cents(Number(received)), applied: cents(Number(applied)) },
    standing: {
      ...rest,
      amount: cents(Number(rest.amount)),
      refundedAmount: cents(Number(rest.refundedAmount)),
      // Nothing is refunded by us here: what is too much belongs to the seller.
      refundAsked: false,
      openPart: null,
    },
  };
}

import type { Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Batcher, Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import type { AttemptState, PaymentStatus } from '../domain/payment.js';
import type { AttemptIds } from './locked-attempts.js';

/** The data that a query of an attempt needs. */
export interface QueryableAttempt extends AttemptIds {
  readonly provider: string;
  readonly gatewayVersion: number | null;
  /** The receiver that was charged for. */
  readonly receiverId: string | null;
  readonly reference: string | null;
  readonly providerData: Record<string, unknown> | null;
  readonly amount: Cents;
  /** What went back in parts while it stayed paid. */
  readonly refundedAmount: Cents;
  readonly currency: string;
  readonly method: 'PIX' | 'CREDIT_CARD' | 'BILLET';
  readonly status: PaymentStatus;
  readonly flagged: boolean;
  /** Of its payment, by whichever try. */
  readonly captured: boolean;
  readonly attemptState: AttemptState;
  readonly createdAt: Date;
}

interface Wanted {
  readonly platformId: string;
  readonly gatewayAccountId: string | null;
  readonly key: string;
}

type FoundRow = QueryableAttempt & { readonly place: number };

/** What a burst looks up shares a statement for each platform. */
const TOGETHER = { atOnce: 2, maxBatchSize: 64 };

const CONDITIONS = {
  'attempts-by-id': 'a.id = wanted.key::uuid',
  'attempts-by-reference': 'a.gateway_account_id = wanted.account_id and a.reference = wanted.key',
  'attempts-by-end-to-end-id': `a.gateway_account_id = wanted.account_id and a.provider_data ->> 'endToEndId' = wanted.key`,
} as const;

// Each is looked up by itself, lest a plan made once for any number of them reads every attempt there is.
const lookUp = (condition: string): string => `
select wanted.place::int, found.*
from unnest(:accounts::uuid[], :keys::text[]) with ordinality as wanted(account_id, key, place)
cross join lateral (
  select a.id as "attemptId", a.platform_id as "platformId", a.gateway_account_id as "gatewayAccountId", p.order_id as "orderId",
    a.provider, a.gateway_version as "gatewayVersion", a.receiver_id as "receiverId", a.reference, a.provider_data as "providerData",
    p.amount, p.refunded_amount as "refundedAmount", p.currency, p.method, p.status, p.flagged, p.captured, a.state as "attemptState", a.created_at as "createdAt"
  from attempts a join payments p on p.id = a.payment_id and p.platform_id = a.platform_id
  where a.platform_id = :platformId and ${condition}
  limit 1
) found`;

/** Reads attempts before a query, without a lock: the outcome is decided on a second read under lock. */
@Injectable()
export class QueryableAttempts {
  private readonly byId = this.lookingUp('attempts-by-id');
  private readonly byReference = this.lookingUp('attempts-by-reference');
  private readonly byEndToEndId = this.lookingUp('attempts-by-end-to-end-id');

  constructor(private readonly reads: Reads) {}

  find({ platformId }: TenantContext, attemptId: string): Promise<QueryableAttempt | undefined> {
    return this.byId.add({ platformId, gatewayAccountId: null, key: attemptId });
  }

  /** The attempt of this id, if it went through this account. */
  async findOfAccount(
    ctx: TenantContext,
    gatewayAccountId: string,
    attemptId: string,
  ): Promise<QueryableAttempt | undefined> {
    const attempt = await this.find(ctx, attemptId);
    return attempt?.gatewayAccountId === gatewayAccountId ? attempt : undefined;
  }

  /** The attempt that an account's provider calls by this reference. */
  findByReference(
    { platformId }: TenantContext,
    gatewayAccountId: string,
    reference: string,
  ): Promise<QueryableAttempt | undefined> {
    return this.byReference.add({ platformId, gatewayAccountId, key: reference });
  }

  /** The attempt that was paid by the PIX payment of this id, as the provider reported it. */
  findByEndToEndId(
    { platformId }: TenantContext,
    gatewayAccountId: string,
    endToEndId: string,
  ): Promise<QueryableAttempt | undefined> {
    return this.byEndToEndId.add({ platformId, gatewayAccountId, key: endToEndId });
  }

  private lookingUp(name: keyof typeof CONDITIONS): Batcher<Wanted, QueryableAttempt | undefined> {
    const lookUpThem = sql<{ platformId: string; accounts: (string | null)[]; keys: string[] }>(
      name,
      lookUp(CONDITIONS[name]),
    );
    return new Batcher(async (wanted) => {
      const found = new Map<Wanted, QueryableAttempt>();
      const lookUpOf = async (platformId: string): Promise<void> => {
        const theirs = wanted.filter((one) => one.platformId === platformId);
        const accounts = theirs.map(({ gatewayAccountId }) => gatewayAccountId);
        const query = lookUpThem({ platformId, accounts, keys: theirs.map(({ key }) => key) });
        for (const { place, ...attempt } of await this.reads.prepared<FoundRow>(query)) {
          const one = theirs[place - 1];
          if (one) found.set(one, attempt);
        }
      };
      await Promise.all([...new Set(wanted.map(({ platformId }) => platformId))].map(lookUpOf));
      return wanted.map((one) => found.get(one));
    }, TOGETHER);
  }
}

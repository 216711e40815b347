import { cnpjCharacters } from '@guiche/brazil';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, Transactions, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** A paid purchase, and what a buyer without an account knows of it. */
export interface ProvenPurchase {
  readonly orderId: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
}

/** What somebody gives who wants the money back: as the mail about the purchase, or the bank, shows it. */
export interface PurchaseProof {
  /** The address, or the CPF or CNPJ. */
  readonly email?: string | undefined;
  readonly document?: string | undefined;
  /** The code of the purchase or of its payment, or the end-to-end id of its Pix. */
  readonly reference: string;
}

interface Challenge {
  readonly orderId: string;
  readonly personId: string;
}

// Who knows only one of the two finds nothing. An end-to-end id belongs to the document that paid. The page of a payment shows the code
// of the payment only.
const FIND = sql<{ platformId: string; email: string | null; document: string | null; reference: string }>(
  'purchase-to-give-back',
  `select s.id as "orderId", s.buyer_name as "buyerName", s.buyer_email as "buyerEmail" from sales_read s
where s.platform_id = :platformId and s.approved_at is not null and (
  (s.buyer_email = :email and (lower(s.code) = :reference or exists (
    select from payments_read y where y.platform_id = s.platform_id and y.order_id = s.id and y.id::text = :reference)))
  or (s.buyer_document = :document and (lower(s.code) = :reference or lower(s.end_to_end_id) = :reference or exists (
    select from payments_read y where y.platform_id = s.platform_id and y.order_id = s.id and y.id::text = :reference)))
) order by s.id desc limit 1`,
);

const ADD = sql<Challenge & { platformId: string; id: string; expiresAt: Date }>(
  'add-refund-challenge',
  `insert into refund_challenges (platform_id, id, order_id, person_id, expires_at)
values (:platformId, :id, :orderId, :personId, :expiresAt)`,
);

const OF_ID = sql<{ platformId: string; id: string; now: Date }>(
  'refund-challenge',
  `select order_id as "orderId", person_id as "personId" from refund_challenges
where platform_id = :platformId and id = :id and token_digest is null and expires_at > :now`,
);

const PROVE = sql<{ platformId: string; id: string; digest: Buffer; expiresAt: Date }>(
  'prove-refund-challenge',
  `update refund_challenges set token_digest = :digest, expires_at = :expiresAt
where platform_id = :platformId and id = :id and token_digest is null`,
);

const OF_TOKEN = sql<{ platformId: string; digest: Buffer; now: Date }>(
  'refund-challenge-by-token',
  `select order_id as "orderId", person_id as "personId" from refund_challenges
where platform_id = :platformId and token_digest = :digest and expires_at > :now`,
);

const FORGET = sql<{ platformId: string; now: Date }>(
  'forget-refund-challenges',
  'delete from refund_challenges where platform_id = :platformId and expires_at <= :now',
);

/** Who asks for the money without an account: from the mailed code on, by a token that is valid for a while. */
@Injectable()
export class RefundChallenges {
  constructor(
    private readonly reads: Reads,
    private readonly transactions: Transactions,
  ) {}

  async find(
    { platformId }: TenantContext,
    { email, document, reference }: PurchaseProof,
  ): Promise<ProvenPurchase | undefined> {
    const [found] = await this.reads.prepared<ProvenPurchase>(
      FIND({
        platformId,
        email: email?.trim().toLowerCase() ?? null,
        document: document === undefined ? null : cnpjCharacters(document),
        reference: reference.trim().toLowerCase(),
      }),
    );
    return found;
  }

  /** Those that are over are forgotten with it. */
  async add(
    { platformId }: TenantContext,
    tx: EntityManager,
    challenge: Challenge & { readonly id: string; readonly now: Date; readonly expiresAt: Date },
  ): Promise<void> {
    const { now, ...added } = challenge;
    await statement(tx, FORGET({ platformId, now }));
    await statement(tx, ADD({ platformId, ...added }));
  }

  async ofId({ platformId }: TenantContext, id: string, now: Date): Promise<Challenge | undefined> {
    const [found] = await this.reads.primary<Challenge>(OF_ID({ platformId, id, now }));
    return found;
  }

  async prove(
    { platformId }: TenantContext,
    proven: { readonly id: string; readonly digest: Buffer; readonly expiresAt: Date },
  ): Promise<void> {
    await this.transactions.single(PROVE({ platformId, ...proven }));
  }

  async ofToken({ platformId }: TenantContext, digest: Buffer, now: Date): Promise<Challenge | undefined> {
    const [found] = await this.reads.primary<Challenge>(OF_TOKEN({ platformId, digest, now }));
    return found;
  }
}

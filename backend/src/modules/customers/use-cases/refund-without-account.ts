import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Reads, Transactions, sql } from '../../../database/index.js';
import { Admission } from '../../../runtime/admission/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { KeyedDigest } from '../../../runtime/crypto/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { CustomerAccounts, MailedCodes } from '../../identity/index.js';
import { MailQueue } from '../../mail/index.js';
import { AskRefund, type AskedRefund, type RefundRights } from '../../sales/index.js';
import { customersProblem } from '../customers-problems.js';
import { Purchases, type ListedPurchase } from '../store/purchases.js';
import { RefundChallenges, type PurchaseProof } from '../store/refund-challenges.js';

/** Every answer takes so long, whether there is such a purchase or not. */
const ANSWER_AFTER_MS = 400;
const VALID_MS = minutes(30);
/** 256 bits: it cannot be guessed. */
const TOKEN_BYTES = 32;

/** An item that may go back. Cents. */
export interface ReturnableItem {
  readonly id: string;
  readonly title: string;
  readonly amount: number;
  readonly isReturned: boolean;
}

/** What somebody sees who proved that the purchase is theirs. */
export interface PurchaseToReturn extends ListedPurchase {
  readonly items: readonly ReturnableItem[];
  readonly rights: RefundRights;
  /** Of the page of the open request. */
  readonly viewToken: string | null;
}

const ITEMS = sql<{ platformId: string; orderId: string }>(
  'items-to-give-back',
  `select i.id, i.title, (i.unit_price * i.quantity - i.discount)::float8 as amount, r.item_id is not null as "isReturned"
from order_items_read i left join returned_items_read r on r.platform_id = i.platform_id and r.item_id = i.id
where i.platform_id = :platformId and i.order_id = :orderId order by i.position`,
);

/** The money back without an account: who knows the purchase and reads the mails of its address is its buyer (screens.md A7). */
@Injectable()
export class RefundWithoutAccount {
  constructor(
    private readonly challenges: RefundChallenges,
    private readonly accounts: CustomerAccounts,
    private readonly codes: MailedCodes,
    private readonly purchases: Purchases,
    private readonly refunds: AskRefund,
    private readonly mail: MailQueue,
    private readonly reads: Reads,
    private readonly transactions: Transactions,
    private readonly digest: KeyedDigest,
    private readonly admission: Admission,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails a code to the address of the purchase. Unknown purchases get the same answer, after the same time.
   * @returns the id of the challenge
   * @throws Problem recoveryLimited (429)
   */
  async begin(ctx: TenantContext, proof: PurchaseProof): Promise<string> {
    const id = newId(this.clock.now());
    const maySend = await this.codes.admit(ctx, (proof.email ?? proof.document ?? '').trim().toLowerCase());
    await this.afterTheSameTime(async () => {
      if (maySend) await this.sendCode(ctx, id, proof);
    });
    return id;
  }

  /** @returns the token that stands for the proof from now on. @throws Problem wrongRefundCode (422) */
  async prove(ctx: TenantContext, id: string, code: string): Promise<string> {
    const isRight = await this.afterTheSameTime(async () => {
      const challenge = await this.challenges.ofId(ctx, id, this.clock.now());
      return challenge !== undefined && (await this.codes.redeem(ctx, challenge.personId, code));
    });
    if (!isRight) throw customersProblem('wrongRefundCode');
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + VALID_MS);
    await this.challenges.prove(ctx, { id, digest: this.digestOf(token), expiresAt });
    return token;
  }

  /** @throws Problem notFound: the token is over */
  async show(ctx: TenantContext, token: string): Promise<PurchaseToReturn> {
    const { orderId, customer } = await this.proven(ctx, token);
    const { platformId } = ctx;
    const [purchase, items, rights] = await Promise.all([
      this.purchases.find(ctx, { email: customer.email, id: orderId }),
      this.reads.prepared<ReturnableItem>(ITEMS({ platformId, orderId })),
      this.refunds.rights(ctx, customer, orderId),
    ]);
    if (!purchase) throw runtimeProblem('notFound');
    const viewToken = rights.request && (await this.refunds.tokenOf(ctx, rights.request.id));
    return { ...purchase, items, rights, viewToken };
  }

  /** @returns the token of the page of the request. @throws Problem as `AskRefund.ask` */
  async ask(ctx: TenantContext, token: string, asked: AskedRefund): Promise<string | null> {
    const { orderId, customer } = await this.proven(ctx, token);
    const request = await this.refunds.ask(ctx, customer, orderId, asked);
    return this.refunds.tokenOf(ctx, request.id);
  }

  /** The page of a request, for who kept its number. @throws Problem recoveryLimited (429); notFound */
  async pageOf(
    ctx: TenantContext,
    { protocol, email }: { readonly protocol: string; readonly email: string },
  ): Promise<string> {
    const isAdmitted = await this.codes.admit(ctx, `${protocol} ${email}`.toLowerCase());
    const token = isAdmitted ? await this.refunds.pageOf(ctx, { protocol, email }) : undefined;
    if (token === undefined) throw customersProblem('noSuchRequest');
    return token;
  }

  private async afterTheSameTime<T>(work: () => Promise<T>): Promise<T> {
    const answerAt = performance.now() + ANSWER_AFTER_MS;
    const result = await work();
    await this.admission.whileOutside(() => sleep(Math.max(0, answerAt - performance.now())));
    return result;
  }

  private async sendCode(ctx: TenantContext, id: string, proof: PurchaseProof): Promise<void> {
    const found = await this.challenges.find(ctx, proof);
    const account =
      found && (await this.accounts.ofBuyer(ctx, { email: found.buyerEmail, name: found.buyerName }));
    if (!found || !account || account.isBlocked) return;
    const { platformId, locale } = ctx;
    await this.transactions.run('sendRefundCode', async (tx) => {
      const now = this.clock.now();
      const expiresAt = new Date(now.getTime() + VALID_MS);
      await this.challenges.add(ctx, tx, {
        ...{ id, orderId: found.orderId, personId: account.id, now, expiresAt },
      });
      const code = await this.codes.issue(ctx, tx, account.id);
      const values = { name: account.name, code, minutes: this.codes.minutes };
      await this.mail.add(tx, { platformId, kind: 'refundCode', to: account.email, locale, values });
    });
  }

  private async proven(ctx: TenantContext, token: string) {
    const found = await this.challenges.ofToken(ctx, this.digestOf(token), this.clock.now());
    const [buyer] = found
      ? await this.reads.prepared<{ name: string; email: string }>(
          BUYER({ platformId: ctx.platformId, personId: found.personId }),
        )
      : [];
    if (!found || !buyer) throw runtimeProblem('notFound');
    return { orderId: found.orderId, customer: { id: found.personId, ...buyer } };
  }

  private digestOf(token: string): Buffer {
    return this.digest.of('refund without an account', token);
  }
}

const BUYER = sql<{ platformId: string; personId: string }>(
  'buyer-of-refund-challenge',
  `select name, lower(email) as email from users_read where platform_id = :platformId and id = :personId`,
);

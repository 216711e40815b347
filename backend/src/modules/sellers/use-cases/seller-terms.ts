import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '@guiche/brazil';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { PlatformSettings } from '../../platforms/index.js';
import type { SellerTerms } from '../domain/seller-terms.js';
import { ComputeFigures } from '../jobs/compute-figures.js';
import { FIELD_TEXTS } from '../seller-problems.js';
import type { TermsVersion } from '../store/account-terms.js';
import { ChangeTerms, newestOf, type TermsWanted } from './dated-terms.js';

const SELLER = sql<{ platformId: string; id: string }>(
  'seller-for-terms',
  `select id from users_read where platform_id = :platformId and id = :id and role = 'PRODUCER'`,
);

const ACCOUNTS = sql<{ platformId: string }>(
  'gateway-accounts-for-terms',
  `select id, provider from gateway_accounts_read where platform_id = :platformId order by created_at, id`,
);

const METHODS: readonly PaymentMethod[] = ['PIX', 'CREDIT_CARD', 'BILLET'];

export interface SellerTermsShown {
  readonly present: TermsVersion<SellerTerms> | undefined;
  readonly history: readonly TermsVersion<SellerTerms>[];
  readonly newest: string | null;
  readonly platform: NonNullable<Awaited<ReturnType<PlatformSettings['show']>>>;
  readonly accounts: readonly { readonly id: string; readonly provider: string }[];
}

/** What staff set for one seller: own fees, limits, blocks and accounts. */
@Injectable()
export class SellerTermsOf {
  constructor(
    private readonly change: ChangeTerms,
    private readonly settings: PlatformSettings,
    private readonly figures: ComputeFigures,
    private readonly reads: Reads,
  ) {}

  /** @throws Problem notFound */
  async show(ctx: TenantContext, sellerId: string): Promise<SellerTermsShown> {
    await this.refuseUnknown(ctx, sellerId);
    const [{ present, history }, platform, accounts] = await Promise.all([
      this.change.show<SellerTerms>(ctx, { kind: 'SELLER', accountId: sellerId }),
      this.settings.show(ctx),
      this.reads.prepared<{ id: string; provider: string }>(ACCOUNTS({ platformId: ctx.platformId })),
    ]);
    if (!platform) throw runtimeProblem('notFound');
    return { present, history, newest: newestOf(history)?.id ?? null, platform, accounts };
  }

  /** @throws Problem notFound; validation (422); changedMeanwhile (409). Nothing was written */
  async set(ctx: TenantContext, sellerId: string, wanted: TermsWanted<SellerTerms>): Promise<void> {
    await this.refuseUnknown(ctx, sellerId);
    await this.refuseInvalid(ctx, wanted.value);
    await this.change.set(ctx, { kind: 'SELLER', accountId: sellerId }, wanted);
    await this.figures.refresh(ctx, sellerId);
  }

  /** @throws Problem notFound; termsInEffect (409) */
  async cancel(ctx: TenantContext, sellerId: string, id: string): Promise<void> {
    await this.refuseUnknown(ctx, sellerId);
    await this.change.cancel(ctx, { kind: 'SELLER', accountId: sellerId }, id);
  }

  /** @throws Problem notFound */
  async undo(
    ctx: TenantContext,
    sellerId: string,
    { id, reason }: { id: string; reason: string },
  ): Promise<void> {
    await this.refuseUnknown(ctx, sellerId);
    await this.change.undo<SellerTerms>(
      ctx,
      { kind: 'SELLER', accountId: sellerId },
      { id, reason, empty: {} },
    );
    await this.figures.refresh(ctx, sellerId);
  }

  private async refuseUnknown({ platformId }: TenantContext, id: string): Promise<void> {
    if ((await this.reads.prepared(SELLER({ platformId, id }))).length === 0)
      throw runtimeProblem('notFound');
  }

  private async refuseInvalid(ctx: TenantContext, { gateways = {}, withoutMethods = [] }: SellerTerms) {
    if (METHODS.every((method) => withoutMethods.includes(method)))
      throw runtimeProblem('validation', { errors: { pixOffered: [FIELD_TEXTS.noMethod] } });
    const named = Object.entries(gateways);
    if (named.length === 0) return;
    const known = await this.reads.prepared<{ id: string }>(ACCOUNTS({ platformId: ctx.platformId }));
    const strange = named.filter(([, id]) => !known.some((one) => one.id === id));
    if (strange.length > 0)
      throw runtimeProblem('validation', {
        errors: Object.fromEntries(
          strange.map(([method]) => [FIELD_OF_GATEWAY[method as PaymentMethod], [FIELD_TEXTS.gateway]]),
        ),
      });
  }
}

const FIELD_OF_GATEWAY: Readonly<Record<PaymentMethod, string>> = {
  PIX: 'pixGateway',
  CREDIT_CARD: 'cardGateway',
  BILLET: 'billetGateway',
};

import { Injectable } from '@nestjs/common';
import { InjectTenantRepository, Reads, TenantRepository, Transactions, sql } from '../../database/index.js';
import type { Session } from '../../runtime/access/index.js';
import { Clock } from '../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../runtime/context/index.js';
import { runtimeProblem } from '../../runtime/errors/index.js';
import { LinkSigner } from '../../runtime/crypto/index.js';
import { catalogProblem } from './catalog-problems.js';
import { lookOf, type CheckoutLook, type LookPart } from './domain/checkout-look.js';
import type { OfferSnapshot } from './domain/offer-snapshot.js';
import { CheckoutConfig } from './store/checkout-config.entity.js';
import { loadOfferPreview } from './store/load-offer-snapshot.js';
import { offerAt } from './store/offer-at.js';
import { demandSafe } from './use-cases/demand-safe.js';
import { OwnedCheckouts } from './use-cases/owned-checkout.js';

/** As long as somebody works at a page without saving it. */
const VALID_MS = 30 * 60_000;

export interface PreviewToken {
  readonly token: string;
  readonly expiresAt: Date;
}

interface Claims {
  readonly platformId: string;
  readonly checkoutId: string;
  readonly offerId: string;
  /** A former version. Null: the draft. */
  readonly number: number | null;
  /** What is typed and not saved, in place of fields of the draft. */
  readonly part?: LookPart;
  readonly expires: number;
}

const VERSION = sql<{ platformId: string; checkoutId: string; number: number }>(
  'previewed-version',
  `select look from checkout_versions
where platform_id = :platformId and checkout_config_id = :checkoutId and number = :number`,
);

/** The page of a checkout before buyers see it, for whoever holds its link, half an hour long. Nothing can be bought there. */
@Injectable()
export class CheckoutPreviews {
  constructor(
    @InjectTenantRepository(CheckoutConfig) private readonly configs: TenantRepository<CheckoutConfig>,
    private readonly owned: OwnedCheckouts,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** A token for the draft, or for a former version, with the default offer of the product. @throws Problem notFound */
  async grant(
    ctx: TenantContext,
    { accountId }: Session,
    checkoutId: string,
    number: number | null,
  ): Promise<PreviewToken> {
    return this.tokenFor(ctx, accountId, { checkoutId, number });
  }

  /** A token for the draft with changes that are not saved. They are in the token only. @throws Problem notFound; validation (422) */
  async grantUnsaved(
    ctx: TenantContext,
    { accountId }: Session,
    checkoutId: string,
    part: LookPart,
  ): Promise<PreviewToken> {
    demandSafe(part);
    return this.tokenFor(ctx, accountId, { checkoutId, number: null, part });
  }

  private async tokenFor(
    ctx: TenantContext,
    accountId: string,
    shown: Pick<Claims, 'checkoutId' | 'number' | 'part'>,
  ): Promise<PreviewToken> {
    const { checkoutId } = shown;
    const { offers } = await this.owned.show(ctx, accountId, checkoutId);
    const offerId = (
      offers.find((offer) => offer.checkoutId === checkoutId) ??
      offers.find(({ isDefault }) => isDefault) ??
      offers[0]
    )?.id;
    if (offerId === undefined) throw runtimeProblem('notFound');
    const expires = this.clock.now().getTime() + VALID_MS;
    const claims: Claims = { platformId: ctx.platformId, ...shown, offerId, expires };
    const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return { token: `${text}.${this.signer.sign(['preview', text])}`, expiresAt: new Date(expires) };
  }

  /** The offer as the previewed checkout shows it. @throws Problem previewLinkInvalid: changed, expired, or of what is deleted */
  async open(anonymous: Context, token: string): Promise<OfferSnapshot> {
    const { platformId, checkoutId, offerId, number, part } = this.claimsOf(token);
    if (!anonymous.mayRead(platformId)) throw catalogProblem('previewLinkInvalid');
    const ctx = anonymous.forPlatform(platformId);
    const offer = await loadOfferPreview(this.reads, offerId);
    const config = await this.lookOf(ctx, checkoutId, number);
    if (!config || offer?.platformId !== platformId) throw catalogProblem('previewLinkInvalid');
    return { ...offerAt(offer, this.clock.now()), config: { ...config, ...part } };
  }

  private async lookOf(
    ctx: TenantContext,
    checkoutId: string,
    number: number | null,
  ): Promise<CheckoutLook | undefined> {
    if (number !== null) {
      const { platformId } = ctx;
      const [found] = await this.reads.primary<{ look: CheckoutLook }>(
        VERSION({ platformId, checkoutId, number }),
      );
      return found && lookOf(found.look);
    }
    const checkout = await this.transactions.run('previewCheckout', (tx) =>
      this.configs.find(ctx, tx, { id: checkoutId }),
    );
    return checkout && lookOf(checkout.draft ?? checkout);
  }

  private claimsOf(token: string): Claims {
    const [text = '', signature = ''] = token.split('.');
    if (/[^\w-]/.test(text) || !this.signer.isSignedOver(['preview', text], signature))
      throw catalogProblem('previewLinkInvalid');
    const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;
    if (this.clock.now().getTime() >= claims.expires) throw catalogProblem('previewLinkInvalid');
    return claims;
  }
}

import { isCpf, onlyDigits, phoneDigits } from '@guiche/brazil';
import { canSaveAbandonedCart, isAutomatedReader } from '@guiche/checkout-rules';
import { isEmail } from '@guiche/field-rules';
import { cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Context } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { OfferSnapshots, runningVariant, withVariant, type OfferSnapshot } from '../../catalog/index.js';
import { AbandonedCarts } from '../../orders/index.js';
import { Velocity, subjectsOf, type VelocityAttempt } from '../../protection/index.js';
import { VisitCounts } from '../../visits/index.js';
import { checkoutProblem, formMessage } from '../checkout-problems.js';
import type { AbandonedCartInput } from '../domain/purchase-input.js';
import { networkOf } from './counted-attempt.js';

/** Stores what a buyer typed so far (specification checkout.md §4, §5, §7). */
@Injectable()
export class SaveAbandonedCart {
  constructor(
    private readonly offers: OfferSnapshots,
    private readonly carts: AbandonedCarts,
    private readonly velocity: Velocity,
    private readonly visits: VisitCounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Whether the seller of this offer stores carts. A page asks once, when its buyer has typed how to be reached: that is a started
   * form. Throws notFound.
   * @param variant of the comparison that the page showed
   */
  async enabled(
    ctx: Context,
    checkoutId: string,
    { userAgent, variant }: { readonly userAgent: string | undefined; readonly variant?: string },
  ): Promise<boolean> {
    const offer = await this.offer(ctx, checkoutId);
    if (!isAutomatedReader(userAgent)) this.countStart(offer, variant);
    return offer.product.abandonedCartEnabled;
  }

  /** Names of no comparison that runs count as the usual checkout, so that nobody can add rows. */
  private countStart(offer: OfferSnapshot, variant: string | undefined): void {
    const shown = runningVariant(offer, variant);
    if (shown) this.visits.count(withVariant(offer, shown.variant), { starts: 1 }, variant);
    else this.visits.count(offer, { starts: 1 });
  }

  /**
   * Gives the cart's id. Throws notFound, validation (no contact), or abandonedCartDisabled. Half a phone or
   * a document that is none is left out: it was still being typed.
   */
  async save(request: Context, asked: AbandonedCartInput): Promise<string> {
    const offer = await this.offer(request, asked.offerId);
    const ctx = request.forPlatform(offer.platformId);
    if (!offer.product.abandonedCartEnabled) throw checkoutProblem('abandonedCartDisabled');
    const { email = '', phone = '', document = '', cartId } = asked;
    if (!canSaveAbandonedCart({ email, phone }))
      throw runtimeProblem('validation', { errors: { email: [formMessage('invalidEmail')] } });
    const cart = {
      ...{ offerId: offer.id, currency: offer.currency },
      name: asked.name?.trim() || undefined,
      document: isCpf(document) ? onlyDigits(document) : undefined,
      email: isEmail(email.trim()) ? email.trim() : undefined,
      phone: phoneDigits(phone).length === 11 ? phoneDigits(phone) : undefined,
      amount: cents(asked.cartAmt ?? offer.price),
      utmQuery: asked.utmQuery,
    };
    const attempt: VelocityAttempt = {
      ...{ platformId: ctx.platformId, offerId: null, action: 'cart' },
      subjects: subjectsOf({ network: networkOf(ctx.ip) }),
    };
    const known = cartId && isUUID(cartId) ? cartId : undefined;
    if (!known) this.velocity.refuseIfKnown(attempt);
    return this.velocity.refusing(ctx, () =>
      this.carts.save(ctx, known, cart, this.clock.now(), (tx) => this.velocity.count(ctx, tx, attempt)),
    );
  }

  private async offer(ctx: Context, id: string): Promise<OfferSnapshot> {
    const offer = await this.offers.get(ctx, id);
    if (!offer) throw runtimeProblem('notFound');
    return offer;
  }
}

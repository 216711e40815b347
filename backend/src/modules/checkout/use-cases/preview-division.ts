import { PAYMENT_METHODS, type PaymentMethod } from '@guiche/checkout-rules';
import { ZERO_CENTS } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Problem, runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { Routing, type SaleRouting } from '../../acquiring/index.js';
import { OfferSnapshots, type OfferSnapshot } from '../../catalog/index.js';
import { DivisionRefused, type Division } from '../../ledger/index.js';
import { chosenInstallments, offeredInstallments, singlePayment } from '../domain/offered-installments.js';
import { divideOrder, type Parts } from './divide-order.js';
import { payableMethods } from './payable-methods.js';
import { saleOf } from './sale-of.js';

export type PreviewedParty = 'PRODUCER' | 'CO_PRODUCER' | 'AFFILIATE' | 'FEE' | 'INTEREST';

/** Who would get how much of one sale. Amounts are cents; the lines add up to `charged`. */
export interface PreviewedSale {
  readonly method: PaymentMethod;
  readonly installments: number;
  readonly installmentValue: number;
  readonly charged: number;
  /** Empty where the fees are more than the price: such a sale is refused. */
  readonly lines: readonly { readonly party: PreviewedParty; readonly amount: number }[];
}

const ROLES = { producer: 'PRODUCER', coProducer: 'CO_PRODUCER', affiliate: 'AFFILIATE' } as const;

/** What each party would get of one sale of an offer, by the function that divides real sales. */
@Injectable()
export class PreviewDivision {
  constructor(
    private readonly offers: OfferSnapshots,
    private readonly routing: Routing,
    private readonly clock: Clock,
  ) {}

  /** Of one unit of an own offer that is sold now, without shipping. @throws Problem notFound */
  async of(ctx: TenantContext, { accountId }: Session, offerId: string): Promise<PreviewedSale[]> {
    const offer = await this.offers.get(ctx, offerId);
    if (offer?.product.producerId !== accountId) throw runtimeProblem('notFound');
    const ways = await this.routing.of(ctx, saleOf(offer));
    const { pixEnabled, creditCardEnabled, billetEnabled } = payableMethods(ways, offer);
    const isOffered = { PIX: pixEnabled, CREDIT_CARD: creditCardEnabled, BILLET: billetEnabled };
    return PAYMENT_METHODS.filter((method) => isOffered[method]).flatMap((method) =>
      partsOf(offer, method).map((parts) => this.sale(ways, offer, method, parts)),
    );
  }

  private sale(ways: SaleRouting, offer: OfferSnapshot, method: PaymentMethod, parts: Parts): PreviewedSale {
    const { installmentNumber: installments, installmentValue, finalValue: charged } = parts;
    const at = this.clock.now();
    const attemptId = newId(at);
    const asking = { attemptId, method, amount: charged, currency: offer.currency, installments };
    const isCard = method === 'CREDIT_CARD';
    const chosen =
      ways.choose({ ...asking, ...(isCard && { card: 'sealed' as const }) }) ?? ways.choose(asking);
    const item = { id: offer.id, kind: 'MAIN' as const, unitPrice: offer.price, quantity: 1 };
    const order = {
      items: [{ ...item, discount: ZERO_CENTS, tangible: offer.product.type === 'FISICO' }],
      price: { shipping: ZERO_CENTS, total: offer.price },
      ...{ parts, method, at },
    };
    const lines = chosen ? linesOf(() => divideOrder(offer, chosen.first.cost, order)) : [];
    return { method, installments, installmentValue, charged, lines };
  }
}

function partsOf(offer: OfferSnapshot, method: PaymentMethod): Parts[] {
  if (method !== 'CREDIT_CARD') return [{ ...singlePayment(offer.price), feeBps: 0 }];
  return offeredInstallments(offer, offer.price).flatMap(
    ({ installmentNumber }) => chosenInstallments(offer, offer.price, installmentNumber) ?? [],
  );
}

function linesOf(divide: () => Division): PreviewedSale['lines'] {
  try {
    const { shares, platformFee, financing } = divide();
    const lines: { party: PreviewedParty; amount: number }[] = [
      ...shares.map(({ role, amount }) => ({ party: ROLES[role], amount })),
      // What the platform does with its fee is its own business.
      { party: 'FEE', amount: platformFee },
      { party: 'INTEREST', amount: financing ? financing.interest + financing.rounding : 0 },
    ];
    return lines.filter(({ amount, party }) => amount !== 0 || party === 'PRODUCER');
  } catch (refusal) {
    if (refusal instanceof DivisionRefused || refusal instanceof Problem) return [];
    throw refusal;
  }
}

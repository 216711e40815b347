import { describe, expect, it } from '@jest/globals';
import { checkoutTotal, shipping } from '@guiche/checkout-rules';
import { cents, type Cents, type InstallmentTerms } from '@guiche/money';
import fc from 'fast-check';
import { singlePayment, chosenInstallments, offeredInstallments } from './offered-installments.js';
import { pricePurchase } from './price-purchase.js';

const OFFERS = 10_000;

const amount = (min: number, max: number): fc.Arbitrary<Cents> => fc.integer({ min, max }).map(cents);

const anyTerms: fc.Arbitrary<InstallmentTerms> = fc.record({
  numberOfInstallments: fc.integer({ min: 1, max: 12 }),
  maxInstallmentsWithoutInterest: fc.integer({ min: 1, max: 12 }),
  feeBasisPoints: fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 12, maxLength: 12 }),
  minInstallmentValue: amount(0, 2_000),
});

const anyOffer = fc.record({
  type: fc.constantFrom('ONE_TIME' as const, 'SUBSCRIPTION' as const),
  typeProduct: fc.constantFrom('DIGITAL' as const, 'FISICO' as const),
  price: amount(1, 5_000_000),
  fretePrice: fc.option(amount(0, 50_000), { nil: null, freq: 3 }),
  bumps: fc.array(fc.record({ price: amount(1, 500_000), ticked: fc.boolean() }), { maxLength: 6 }),
  // Few fares, so that several options often cost the same.
  fares: fc.array(
    fc.record({ fareAmount: fc.constantFrom(0, 990, 1_990, 3_490), preSelected: fc.boolean() }),
    {
      maxLength: 5,
    },
  ),
  terms: anyTerms,
});

const anyBuyer = fc.record({
  method: fc.constantFrom('PIX' as const, 'CREDIT_CARD' as const, 'BILLET' as const),
  cep: fc.constantFrom('01001-000', '01001000', '01001-00', ''),
  option: fc.option(fc.nat({ max: 4 }), { nil: undefined }),
  parts: fc.nat({ max: 11 }),
});

type Offer = typeof anyOffer extends fc.Arbitrary<infer T> ? T : never;
type Buyer = typeof anyBuyer extends fc.Arbitrary<infer T> ? T : never;

const deliveryOptionsOf = ({ fares }: Offer) =>
  fares.map(({ fareAmount, preSelected }, index) => ({
    id: `option-${index}`,
    fareAmount: cents(fareAmount),
    preSelected,
  }));

const ticked = ({ bumps }: Offer) => bumps.filter((bump) => bump.ticked);

/** What the page shows and sends: its rules know the offer and the installments as the API returns them. */
function page(offer: Offer, buyer: Buyer) {
  const shipped = shipping({
    typeProduct: offer.typeProduct,
    fretePrice: offer.fretePrice,
    deliveryOptions: deliveryOptionsOf(offer),
    cep: buyer.cep,
    deliveryOptionId: buyer.option === undefined ? '' : `option-${buyer.option}`,
  });
  const total = checkoutTotal({ price: offer.price, bumps: ticked(offer), shipping: shipped.cost });
  const selector =
    buyer.method === 'CREDIT_CARD' && offer.type === 'ONE_TIME'
      ? offeredInstallments({ type: offer.type, installments: offer.terms }, total)
      : [];
  const parts = selector[buyer.parts % (selector.length || 1)];
  return {
    charged: parts?.finalValue ?? total,
    count: parts?.installmentNumber ?? 1,
    deliveryFare: offer.typeProduct === 'FISICO' ? shipped.cost : undefined,
    deliveryOptionId: shipped.chosen?.id,
    noParts: buyer.method === 'CREDIT_CARD' && offer.type === 'ONE_TIME' && selector.length === 0,
  };
}

/** What the server charges for what the page sent; undefined where it refuses. */
function server(offer: Offer, buyer: Buyer, sent: ReturnType<typeof page>): Cents | undefined {
  const price = pricePurchase(
    {
      price: offer.price,
      fretePrice: offer.fretePrice,
      product: { type: offer.typeProduct },
      deliveryOptions: deliveryOptionsOf(offer),
    },
    ticked(offer),
    { cep: buyer.cep, deliveryFare: sent.deliveryFare, deliveryOptionId: sent.deliveryOptionId },
  );
  if (!price) return undefined;
  if (buyer.method !== 'CREDIT_CARD') return singlePayment(price.total).finalValue;
  return chosenInstallments({ type: offer.type, installments: offer.terms }, price.total, sent.count)
    ?.finalValue;
}

/** Where options decide about the fare, nothing is shipped to an unfinished postcode. */
const lacksPostcode = (offer: Offer, { cep }: Buyer) =>
  offer.typeProduct === 'FISICO' &&
  offer.fretePrice === null &&
  offer.fares.length > 0 &&
  !['01001-000', '01001000'].includes(cep);

describe('of any offer', () => {
  it('the total that is shown is the total that is charged, to the cent (C9.1, C9.3, C4.24)', () => {
    const met = { charged: 0, inParts: 0, shipped: 0, withBumps: 0, refused: 0 };
    fc.assert(
      fc.property(anyOffer, anyBuyer, (offer, buyer) => {
        const shown = page(offer, buyer);
        const charged = server(offer, buyer, shown);
        expect(charged === undefined).toBe(lacksPostcode(offer, buyer) || shown.noParts);
        if (charged === undefined) {
          met.refused += 1;
          return;
        }
        expect(charged).toBe(shown.charged);
        met.charged += 1;
        met.inParts += Number(shown.count > 1);
        met.shipped += Number((shown.deliveryFare ?? 0) > 0);
        met.withBumps += Number(ticked(offer).length > 0);
      }),
      { numRuns: OFFERS },
    );
    // Each kind was among them, so none was left out unseen.
    for (const kind of Object.values(met)) expect(kind).toBeGreaterThan(OFFERS / 20);
    expect(met.charged + met.refused).toBe(OFFERS);
  });
});

import { describe, expect, it } from '@jest/globals';
import { checkoutDiscount, checkoutTotal, shipping, type AppliedCoupon } from '@guiche/checkout-rules';
import { DEFAULT_RELEASE, addCents, cents, type Cents, type InstallmentTerms } from '@guiche/money';
import fc from 'fast-check';
import { postingsWithoutBalances, type Division } from '../../ledger/index.js';
import { paidOf } from '../../orders/index.js';
import { singlePayment, chosenInstallments, offeredInstallments } from '../domain/offered-installments.js';
import { pricePurchase, type Price } from '../domain/price-purchase.js';
import { divideOrder, type DividedOffer, type Parts } from './divide-order.js';

const OFFERS = 10_000;

const amount = (min: number, max: number): fc.Arbitrary<Cents> => fc.integer({ min, max }).map(cents);

const anyTerms: fc.Arbitrary<InstallmentTerms> = fc.record({
  numberOfInstallments: fc.integer({ min: 1, max: 12 }),
  maxInstallmentsWithoutInterest: fc.integer({ min: 1, max: 12 }),
  feeBasisPoints: fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 12, maxLength: 12 }),
  minInstallmentValue: amount(0, 2_000),
});

const anyCoupon = fc
  .record({
    kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
    percent: fc.integer({ min: 1, max: 9_900 }),
    amount: fc.integer({ min: 1, max: 200_000 }),
    methods: fc.subarray(['PIX' as const, 'CREDIT_CARD' as const, 'BILLET' as const], { minLength: 1 }),
    onMain: fc.boolean(),
    bumps: fc.subarray([0, 1, 2, 3, 4, 5]),
  })
  .map(({ kind, percent, amount: off, methods, onMain, bumps }): AppliedCoupon => ({
    ...{ code: 'CUPOM', kind, value: kind === 'PERCENT' ? percent : off, methods, onMain },
    bumpIds: bumps.map((at) => `bump-${at}`),
  }));

const NOW = new Date('2026-03-02T12:00:00Z');

/** A contract that holds, with any shares. */
const anyPartner = (id: string, bases: readonly ('NET' | 'GROSS' | 'REST')[], most: number) => {
  const bps = fc.integer({ min: 0, max: most });
  return fc
    .record({ mainBps: bps, bumpBps: bps, upsellBps: bps, laterBps: bps, base: fc.constantFrom(...bases) })
    .map((terms) => ({ contractId: id, partnerId: id, number: 1, fromMs: 0, terms }));
};

const anyOffer = fc.record({
  type: fc.constantFrom('ONE_TIME' as const, 'SUBSCRIPTION' as const),
  typeProduct: fc.constantFrom('DIGITAL' as const, 'FISICO' as const),
  price: amount(100, 5_000_000),
  fretePrice: fc.option(amount(0, 50_000), { nil: null, freq: 3 }),
  bumps: fc.array(fc.record({ price: amount(100, 500_000), ticked: fc.boolean() }), { maxLength: 6 }),
  // Few fares, so that several options often cost the same.
  fares: fc.array(
    fc.record({ fareAmount: fc.constantFrom(0, 990, 1_990, 3_490), preSelected: fc.boolean() }),
    {
      maxLength: 5,
    },
  ),
  terms: anyTerms,
  coupon: fc.option(anyCoupon, { nil: undefined, freq: 2 }),
  fee: fc.record({ bps: fc.integer({ min: 0, max: 2_000 }), fixed: fc.constantFrom(0, 25, 49) }),
  cost: fc.record({ bps: fc.integer({ min: 0, max: 500 }), fixed: amount(0, 39) }),
  managerBps: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
  affiliate: fc.option(anyPartner('affiliate', ['NET', 'GROSS'], 9_000), { nil: undefined }),
  coProducers: fc.tuple(anyPartner('one', ['REST', 'NET'], 5_000), anyPartner('two', ['REST', 'NET'], 5_000)),
});

const anyBuyer = fc.record({
  method: fc.constantFrom('PIX' as const, 'CREDIT_CARD' as const, 'BILLET' as const),
  cep: fc.constantFrom('01001-000', '01001000', '01001-00', ''),
  option: fc.option(fc.nat({ max: 4 }), { nil: undefined }),
  parts: fc.nat({ max: 11 }),
  quantity: fc.constantFrom(1, 1, 2, 7),
});

type Offer = typeof anyOffer extends fc.Arbitrary<infer T> ? T : never;
type Buyer = typeof anyBuyer extends fc.Arbitrary<infer T> ? T : never;

const deliveryOptionsOf = ({ fares }: Offer) =>
  fares.map(({ fareAmount, preSelected }, index) => ({
    id: `option-${index}`,
    fareAmount: cents(fareAmount),
    preSelected,
  }));

const ticked = ({ bumps }: Offer) =>
  bumps.map((bump, at) => ({ ...bump, id: `bump-${at}` })).filter((bump) => bump.ticked);

/** What the page shows and sends: its rules know the offer and the installments as the API returns them. */
function page(offer: Offer, buyer: Buyer) {
  const shipped = shipping({
    typeProduct: offer.typeProduct,
    fretePrice: offer.fretePrice,
    deliveryOptions: deliveryOptionsOf(offer),
    cep: buyer.cep,
    deliveryOptionId: buyer.option === undefined ? '' : `option-${buyer.option}`,
  });
  const main = cents(offer.price * buyer.quantity);
  const bumps = ticked(offer);
  const discount = offer.coupon
    ? checkoutDiscount(offer.coupon, { method: buyer.method, main, bumps })
    : cents(0);
  const total = checkoutTotal({ price: main, bumps, discount, shipping: shipped.cost });
  const selector =
    buyer.method === 'CREDIT_CARD' && offer.type === 'ONE_TIME'
      ? offeredInstallments({ type: offer.type, installments: offer.terms }, total)
      : [];
  const parts = selector[buyer.parts % (selector.length || 1)];
  return {
    charged: parts?.finalValue ?? total,
    discount,
    count: parts?.installmentNumber ?? 1,
    deliveryFare: offer.typeProduct === 'FISICO' ? shipped.cost : undefined,
    deliveryOptionId: shipped.chosen?.id,
    noParts: buyer.method === 'CREDIT_CARD' && offer.type === 'ONE_TIME' && selector.length === 0,
  };
}

interface Charged {
  readonly price: Price;
  readonly parts: Parts;
}

/** What the server charges for what the page sent; undefined where it refuses. */
function server(offer: Offer, buyer: Buyer, sent: ReturnType<typeof page>): Charged | undefined {
  const price = pricePurchase(
    {
      price: offer.price,
      fretePrice: offer.fretePrice,
      product: { type: offer.typeProduct },
      deliveryOptions: deliveryOptionsOf(offer),
    },
    ticked(offer),
    { cep: buyer.cep, deliveryFare: sent.deliveryFare, deliveryOptionId: sent.deliveryOptionId },
    // A page names no coupon that takes nothing off.
    { quantity: buyer.quantity, coupon: sent.discount > 0 ? offer.coupon : undefined },
  );
  if (!price) return undefined;
  if (buyer.method !== 'CREDIT_CARD') return { price, parts: { ...singlePayment(price.total), feeBps: 0 } };
  const parts = chosenInstallments({ type: offer.type, installments: offer.terms }, price.total, sent.count);
  return parts && { price, parts };
}

/** The items as the order stores them. */
function itemsOf(offer: Offer, { quantity }: Buyer, { discounts }: Price) {
  const lines = [
    { kind: 'MAIN' as const, id: 'main', unitPrice: offer.price, quantity },
    ...ticked(offer).map(({ id, price }) => ({ kind: 'BUMP' as const, id, unitPrice: price, quantity: 1 })),
  ];
  return lines.map((line, at) => ({ ...line, tangible: false, discount: discounts[at] ?? cents(0) }));
}

function dividedOffer({ type, fee, managerBps, coProducers }: Offer): DividedOffer {
  const rule = managerBps === undefined ? null : { base: 'MARGIN' as const, bps: managerBps };
  return {
    ...{ type, currency: 'BRL', coProductions: coProducers },
    fees: { PIX: fee, CREDIT_CARD: fee, BILLET: fee },
    manager: rule && { managerId: 'manager', rule },
    product: { producerId: 'producer' },
    release: DEFAULT_RELEASE,
  };
}

/** Where options decide about the fare, nothing is shipped to an unfinished postcode. */
const lacksPostcode = (offer: Offer, { cep }: Buyer) =>
  offer.typeProduct === 'FISICO' &&
  offer.fretePrice === null &&
  offer.fares.length > 0 &&
  !['01001-000', '01001000'].includes(cep);

const sumOf = (amounts: readonly Cents[]): number => addCents(...amounts);

/** Shares, managers, the provider and the platform get what the buyer pays; each item, what is paid for it. */
function expectDivided(division: Division, items: ReturnType<typeof itemsOf>, { price, parts }: Charged) {
  const { shares, managers, gatewayCost, margin, financing } = division;
  const parties = sumOf([...shares, ...managers].map((share) => share.amount)) + gatewayCost + margin;
  expect(parties).toBe(price.total);
  expect(parties + (financing ? financing.interest + financing.rounding : 0)).toBe(parts.finalValue);
  expect(division.items.map(({ gross }) => gross)).toEqual(items.map(paidOf));
  expect(sumOf(items.map(paidOf))).toBe(price.itemsTotal);
}

/** The approval takes from the gateway what was charged, and a refund brings all of it back to the buyer. */
function expectPosted(division: Division, charged: Cents) {
  const fact = { paymentId: 'payment', currency: 'BRL', occurredAt: new Date(0) };
  const [approval, refund] = postingsWithoutBalances([
    { ...fact, kind: 'APPROVAL', gatewayAccountId: 'gateway', division },
    { ...fact, kind: 'REFUND' },
  ]);
  const owed = (approval?.legs ?? []).reduce((sum, { from, to, amount: moved }) => {
    if (from.bucket === 'receivable') return sum + moved;
    return to.bucket === 'receivable' ? sum - moved : sum;
  }, 0);
  expect(owed).toBe(charged);
  const back = (refund?.legs ?? []).filter((leg) => leg.fact === 'moneyBack').map((leg) => leg.amount);
  expect(sumOf(back)).toBe(charged);
}

describe('of any offer', () => {
  it('with any coupon, the total that is shown is the total that is charged, divided and given back, to the cent (C9.1, C9.3, C4.24)', () => {
    const met = {
      charged: 0,
      inParts: 0,
      shipped: 0,
      withBumps: 0,
      refused: 0,
      reduced: 0,
      divided: 0,
      shared: 0,
    };
    fc.assert(
      fc.property(anyOffer, anyBuyer, (offer, buyer) => {
        const shown = page(offer, buyer);
        const answer = server(offer, buyer, shown);
        expect(answer === undefined).toBe(lacksPostcode(offer, buyer) || shown.noParts);
        if (answer === undefined) {
          met.refused += 1;
          return;
        }
        const { price, parts } = answer;
        expect(parts.finalValue).toBe(shown.charged);
        expect(price.discount).toBe(shown.discount);
        met.charged += 1;
        met.inParts += Number(shown.count > 1);
        met.shipped += Number((shown.deliveryFare ?? 0) > 0);
        met.withBumps += Number(ticked(offer).length > 0);
        met.reduced += Number(shown.discount > 0);
        const items = itemsOf(offer, buyer, price);
        const division = divideOrder(dividedOffer(offer), offer.cost, {
          ...{ items, price, parts, method: buyer.method, at: NOW },
          ...(offer.affiliate && { attribution: { affiliateId: 'affiliate', credited: offer.affiliate } }),
        });
        expectDivided(division, items, answer);
        expectPosted(division, parts.finalValue);
        met.shared += Number(division.shares.filter((share) => share.amount > 0).length === 4);
        met.divided += 1;
      }),
      { numRuns: OFFERS },
    );
    // Each kind was among them, so none was left out unseen.
    for (const kind of Object.values(met)) expect(kind).toBeGreaterThan(OFFERS / 20);
    expect(met.charged + met.refused).toBe(OFFERS);
  });
});

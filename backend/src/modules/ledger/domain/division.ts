import type { Cents, Tariff } from '@guiche/money';
import {
  divideItem,
  type BasisPoints,
  type Contract,
  type DividedItem,
  type ManagerCommission,
  type PartnerShare,
  type SaleItem,
} from './divide-item.js';
import type { ReleaseTerms } from './release-terms.js';
import { WHOLE_IN_BASIS_POINTS, ZERO_CENTS, addCents, allocate, cents, percentOf } from '@guiche/money';

export type { BasisPoints, Contract, DividedItem, ManagerCommission, PartnerShare, SaleItem };

/** What one sale is divided by: its amounts and the versions of fees and contracts that were in force. */
export interface SaleTerms {
  readonly currency: string;
  readonly producerId: string;
  /** Exactly one MAIN item, and any number of bumps. */
  readonly items: readonly SaleItem[];
  /** Goes whole to the producer, without commission. */
  readonly shipping: Cents;
  readonly platformFee: Tariff;
  readonly gatewayCost: Tariff;
  /** Part of each seller's share that is held as a guarantee. */
  readonly reserve?: { readonly bps: BasisPoints };
  /** When the shares become available. Orders from before there were such rules have none. */
  readonly release?: ReleaseTerms;
  /** The account that the address named as the affiliate, where it earns nothing, and why. */
  readonly notCredited?: { readonly affiliateId: string; readonly reason: 'NO_AFFILIATION' | 'OWN_PURCHASE' };
  /** When the buyer pays in parts: what all of them add up to, and the fee of their count on the whole price. */
  readonly installments?: { readonly charged: Cents; readonly feeBps: BasisPoints };
}

/**
 * One sale divided to the cent, as plain JSON: stored on the order, posted at approval.
 * gross = sum of shares + managers + gatewayCost + margin, for the sale and for each item.
 */
export interface Division {
  readonly currency: string;
  readonly terms: SaleTerms;
  readonly gross: Cents;
  readonly platformFee: Cents;
  readonly net: Cents;
  readonly gatewayCost: Cents;
  /** The share of the platform; negative when the sale costs more than its fee. */
  readonly margin: Cents;
  readonly shares: readonly SellerShare[];
  readonly managers: readonly ManagerShare[];
  /** What a refund of one item gives back. Shipping is in no item. */
  readonly items: readonly DividedItem[];
  /** Left out when the buyer pays the price and nothing else. */
  readonly financing?: Financing;
}

/**
 * What installments add to the price. It has no commission: it belongs to the platform, which waits for the money, and
 * so is what the provider costs on the sum it charges beyond the price.
 */
export interface Financing {
  /** The fee of the count on the price, exact to the cent. */
  readonly interest: Cents;
  /** The cents by which equal parts miss price and interest: above zero the buyer paid them too much, below zero too little. */
  readonly rounding: Cents;
  readonly gatewayCost: Cents;
}

/** The sum over all items of what one seller earns in one role. */
export interface SellerShare {
  readonly role: 'producer' | 'coProducer' | 'affiliate';
  readonly sellerId: string;
  readonly amount: Cents;
  /** The part of `amount` that goes to the reserve. */
  readonly reserve: Cents;
}

export interface ManagerShare {
  readonly managerId: string;
  readonly amount: Cents;
}

/** The terms cannot be sold by: `code` says why. Raised when an offer or a contract is saved, never for a buyer. */
export class DivisionRefused extends Error {
  constructor(
    readonly code:
      | 'nothingToDivide'
      | 'negativeAmount'
      | 'notOneMainItem'
      | 'percentageOutOfRange'
      | 'negativeProducerShare',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Divides a sale as domain §3-§4 rules: fee and cost are computed on the order total, their variable part is allocated to
 * the items by largest remainder, their fixed part is the main item's where it has room for it, then each item is divided on its own.
 * Every share is rounded half up and the producer takes what is left, so the sum is exact.
 * @throws DivisionRefused
 */
export function divideSale(terms: SaleTerms): Division {
  const gross = addCents(terms.shipping, ...terms.items.map((item) => item.gross));
  refuseNonsense(terms, gross);
  const platformFees = withinPrices(charge(terms.platformFee, gross, terms.items), terms.items);
  const gatewayCosts = charge(terms.gatewayCost, gross, terms.items);
  const managers = divideManagers(terms.items, platformFees, gatewayCosts);
  const items = terms.items.map((item, at) =>
    divideItem(
      item,
      platformFees[at] ?? ZERO_CENTS,
      gatewayCosts[at] ?? ZERO_CENTS,
      managers[at] ?? ZERO_CENTS,
    ),
  );
  const platformFee = addCents(...platformFees);
  const producer = addCents(terms.shipping, ...items.map((item) => item.producer));
  if (producer < 0) {
    throw new DivisionRefused('negativeProducerShare', `the producer would be left with ${producer}`);
  }
  return {
    currency: terms.currency,
    terms,
    gross,
    platformFee,
    net: cents(gross - platformFee),
    gatewayCost: addCents(...gatewayCosts),
    margin: addCents(...items.map((item) => item.margin)),
    shares: sellerShares(terms, items, producer),
    managers: managerShares(terms, items),
    items,
    ...(terms.installments && terms.installments.charged !== gross
      ? { financing: financing(terms.installments, gross, terms.gatewayCost) }
      : {}),
  };
}

function financing(
  { charged, feeBps }: NonNullable<SaleTerms['installments']>,
  gross: Cents,
  { bps }: Tariff,
): Financing {
  const interest = percentOf(gross, feeBps);
  return {
    interest,
    rounding: cents(charged - gross - interest),
    gatewayCost: cents(percentOf(charged, bps) - percentOf(gross, bps)),
  };
}

/** The same sale, charged through a provider of another cost: only the platform's part and the managers' change. */
export function dividedAtCost({ terms }: Division, cost: Tariff): Division {
  return divideSale({ ...terms, gatewayCost: cost });
}

function refuseNonsense(terms: SaleTerms, gross: Cents): void {
  const amounts = [
    terms.shipping,
    terms.platformFee.fixed,
    terms.gatewayCost.fixed,
    ...terms.items.flatMap((i) => [i.gross, i.contract?.manager?.cap ?? ZERO_CENTS]),
  ];
  const negative = amounts.find((amount) => amount < 0);
  if (negative !== undefined) throw new DivisionRefused('negativeAmount', `${negative} cents`);
  if (gross === terms.shipping) throw new DivisionRefused('nothingToDivide', 'the items cost nothing');
  if (terms.items.filter((item) => item.kind === 'MAIN').length !== 1) {
    throw new DivisionRefused('notOneMainItem', 'a sale has exactly one main item');
  }
  const contracts = terms.items.flatMap((item) => item.contract ?? []);
  const percentages = [
    terms.installments?.feeBps ?? 0,
    terms.platformFee.bps,
    terms.gatewayCost.bps,
    terms.reserve?.bps ?? 0,
    ...contracts.flatMap((c) => [
      c.affiliate?.bps ?? 0,
      c.affiliate?.laterBps ?? 0,
      c.manager?.bps ?? 0,
      ...c.coProducers.flatMap((co) => [co.bps, co.laterBps ?? 0]),
    ]),
    ...contracts.map((c) => c.coProducers.reduce((sum, co) => sum + co.bps, 0)),
  ];
  const wrong = percentages.find((bps) => !Number.isInteger(bps) || bps < 0 || bps > WHOLE_IN_BASIS_POINTS);
  if (wrong !== undefined) throw new DivisionRefused('percentageOutOfRange', `${wrong} basis points`);
}

/** One tariff of the whole order, by item. The shipping's part of the percentage is borne by the items. */
function charge(tariff: Tariff, gross: Cents, items: readonly SaleItem[]): Cents[] {
  const weights = items.map((item) => item.gross);
  const variable = allocate(percentOf(gross, tariff.bps), weights);
  return items.map((item, at) => cents((variable[at] ?? 0) + (item.kind === 'MAIN' ? tariff.fixed : 0)));
}

/**
 * What the fee of an item is above its price, as of a small main item with a fixed fee, the other items bear: else their partners would
 * earn what the producer then lacks. What no item has room for is paid from the shipping.
 */
function withinPrices(fees: readonly Cents[], items: readonly SaleItem[]): Cents[] {
  const capped = items.map(({ gross }, at) => Math.min(gross, fees[at] ?? 0));
  let excess = addCents(ZERO_CENTS, ...fees) - capped.reduce((sum, fee) => sum + fee, 0);
  const filled = items.map(({ gross }, at) => {
    const fee = capped[at] ?? 0;
    const more = Math.min(excess, gross - fee);
    excess -= more;
    return fee + more;
  });
  return filled.map((fee, at) => cents(fee + (items[at]?.kind === 'MAIN' ? excess : 0)));
}

/**
 * A manager earns on what the platform keeps of the whole sale, or on another base of it, so the commission is rounded once and then allocated to
 * the items that earned it: rounding item by item would pay 151 where the sale owes 150 (domain §4).
 */
function divideManagers(
  items: readonly SaleItem[],
  platformFees: readonly Cents[],
  gatewayCosts: readonly Cents[],
): Cents[] {
  const shares = items.map(() => ZERO_CENTS);
  const rules = new Map<string, { readonly rule: ManagerCommission; readonly earning: number[] }>();
  items.forEach(({ contract }, at) => {
    if (!contract?.manager) return;
    const { managerId, bps, base = 'MARGIN', cap = '' } = contract.manager;
    const key = `${managerId} ${bps} ${base} ${cap}`;
    const { earning } = rules.get(key) ?? { earning: [] };
    rules.set(key, { rule: contract.manager, earning: [...earning, at] });
  });
  for (const { rule, earning } of rules.values()) {
    const ofItem = (at: number): number => {
      if (rule.base === 'GMV') return items[at]?.gross ?? 0;
      return (platformFees[at] ?? 0) - (rule.base === 'FEE' ? 0 : (gatewayCosts[at] ?? 0));
    };
    const base = earning.reduce((sum, at) => sum + ofItem(at), 0);
    if (base <= 0) continue;
    const commission = percentOf(cents(base), rule.bps);
    const parts = allocate(
      cents(Math.min(commission, rule.cap ?? commission)),
      earning.map((at) => Math.max(0, ofItem(at))),
    );
    earning.forEach((at, part) => (shares[at] = parts[part] ?? ZERO_CENTS));
  }
  return shares;
}

function sellerShares(terms: SaleTerms, items: readonly DividedItem[], producer: Cents): SellerShare[] {
  const earned = new Map<string, { role: SellerShare['role']; sellerId: string; amount: Cents }>();
  const earn = (role: SellerShare['role'], sellerId: string, amount: Cents) => {
    const before = earned.get(`${role} ${sellerId}`)?.amount ?? ZERO_CENTS;
    earned.set(`${role} ${sellerId}`, { role, sellerId, amount: addCents(before, amount) });
  };
  earn('producer', terms.producerId, producer);
  terms.items.forEach(({ contract }, at) => {
    const item = items[at];
    if (!contract || !item) return;
    if (contract.affiliate) earn('affiliate', contract.affiliate.sellerId, item.affiliate);
    contract.coProducers.forEach((co, k) =>
      earn('coProducer', co.sellerId, item.coProducers[k] ?? ZERO_CENTS),
    );
  });
  const reserveBps = terms.reserve?.bps ?? 0;
  return [...earned.values()].map((share) => ({ ...share, reserve: percentOf(share.amount, reserveBps) }));
}

function managerShares(terms: SaleTerms, items: readonly DividedItem[]): ManagerShare[] {
  const earned = new Map<string, Cents>();
  terms.items.forEach(({ contract }, at) => {
    const managerId = contract?.manager?.managerId;
    if (managerId === undefined) return;
    earned.set(managerId, addCents(earned.get(managerId) ?? ZERO_CENTS, items[at]?.manager ?? ZERO_CENTS));
  });
  return [...earned].map(([managerId, amount]) => ({ managerId, amount }));
}

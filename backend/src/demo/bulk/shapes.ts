import {
  cents,
  installmentFee,
  installments,
  tariffOf,
  type Cents,
  type InstallmentTerms,
  type MethodTariff,
} from '@guiche/money';
import {
  divideSale,
  postingsWithoutBalances,
  releaseMove,
  type Contract,
  type Division,
  type Leg,
  type MoneyFact,
  type PostedLeg,
  type Posting,
} from '../../modules/ledger/index.js';
import { GATEWAY_COSTS } from '../gateway-accounts.js';

/** Stand for the ids of the items of an order, which each order has its own of. */
export const MAIN_ITEM = 'MAIN_ITEM';
export const BUMP_ITEM = 'BUMP_ITEM';

type Method = keyof typeof GATEWAY_COSTS;

/** What a platform charges by. */
export interface PlatformTerms {
  readonly id: string;
  readonly fees: Readonly<Record<Method, MethodTariff>>;
  readonly installments: InstallmentTerms;
}

export interface BulkSeller {
  readonly id: string;
  readonly managerId: string | null;
  readonly affiliateId: string;
  readonly coProducerId: string;
  readonly main: BulkOffer;
  readonly bump: BulkOffer;
}

export interface BulkOffer {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly price: Cents;
}

/** How a paid sale goes on. */
export type Ending = 'APPROVED' | 'REFUNDED' | 'CHARGEBACK' | 'WON';

/** What one person gets on the day, and how the ledger names it after the id of the payment. */
export interface ReleaseLeg extends Leg {
  readonly key: string;
}

/** One way to sell something, which many orders share: their amounts, how they are divided and what the ledger posts of them. */
export interface Shape {
  readonly platformId: string;
  readonly seller: BulkSeller;
  readonly gatewayAccountId: string;
  readonly method: Method;
  readonly hasBump: boolean;
  readonly installments: number;
  readonly itemsTotal: Cents;
  readonly total: Cents;
  readonly division: Division;
  /** By how the sale ended. */
  readonly postings: Readonly<Record<Ending, readonly Posting[]>>;
  /** What its day of release moves, when nothing was given back. */
  readonly releases: readonly ReleaseLeg[];
}

interface Way {
  readonly method: Method;
  readonly parts: number;
  readonly hasBump?: true;
  readonly with?: 'affiliate' | 'coProducer';
}

const WAYS: readonly Way[] = [
  { method: 'PIX', parts: 1 },
  { method: 'CREDIT_CARD', parts: 1 },
  { method: 'PIX', parts: 1, with: 'affiliate' },
  { method: 'CREDIT_CARD', parts: 6, with: 'coProducer' },
  { method: 'PIX', parts: 1, hasBump: true },
  { method: 'CREDIT_CARD', parts: 3, hasBump: true, with: 'affiliate' },
  { method: 'BILLET', parts: 1 },
  { method: 'CREDIT_CARD', parts: 12 },
];

/** The ways in which a seller sells, those that the terms of the platform allow. */
export function shapesOf(
  platform: PlatformTerms,
  seller: BulkSeller,
  accounts: Readonly<Record<Method, string>>,
): Shape[] {
  return WAYS.flatMap((way) => shape(platform, seller, accounts[way.method], way) ?? []);
}

function shape(
  platform: PlatformTerms,
  seller: BulkSeller,
  gatewayAccountId: string,
  way: Way,
): Shape | undefined {
  const { method, parts, hasBump = false } = way;
  const itemsTotal = cents(seller.main.price + (hasBump ? seller.bump.price : 0));
  const total = method === 'CREDIT_CARD' ? chargedIn(platform.installments, itemsTotal, parts) : itemsTotal;
  const platformFee = tariffOf(platform.fees[method], parts, 'BRL');
  const gatewayCost = tariffOf(GATEWAY_COSTS[method], parts, 'BRL');
  if (total === undefined || !platformFee || !gatewayCost) return undefined;
  const contract = contractOf(seller, way);
  const division = divideSale({
    currency: 'BRL',
    producerId: seller.id,
    items: [
      { itemId: MAIN_ITEM, kind: 'MAIN', gross: seller.main.price, contract },
      ...(hasBump ? [{ itemId: BUMP_ITEM, kind: 'BUMP' as const, gross: seller.bump.price, contract }] : []),
    ],
    shipping: cents(0),
    platformFee,
    gatewayCost,
    ...(total === itemsTotal
      ? {}
      : { installments: { charged: total, feeBps: installmentFee(platform.installments, parts) } }),
  });
  return {
    ...{
      platformId: platform.id,
      seller,
      gatewayAccountId,
      method,
      hasBump,
      installments: parts,
      itemsTotal,
      total,
    },
    division,
    ...eventsOf(gatewayAccountId, division),
  };
}

const chargedIn = (terms: InstallmentTerms, price: Cents, parts: number): Cents | undefined =>
  installments(price, terms).find(({ installmentNumber }) => installmentNumber === parts)?.finalValue;

function contractOf(seller: BulkSeller, { with: who }: Way): Contract {
  return {
    coProducers: who === 'coProducer' ? [{ sellerId: seller.coProducerId, bps: 3000 }] : [],
    ...(who === 'affiliate' ? { affiliate: { sellerId: seller.affiliateId, bps: 4000 } } : {}),
    ...(seller.managerId === null ? {} : { manager: { managerId: seller.managerId, bps: 1000 } }),
  };
}

function eventsOf(gatewayAccountId: string, division: Division): Pick<Shape, 'postings' | 'releases'> {
  const of = { paymentId: PAYMENT, currency: 'BRL', occurredAt: new Date(0) };
  const approval: MoneyFact = { ...of, kind: 'APPROVAL', gatewayAccountId, division };
  const approved = postingsWithoutBalances([approval]);
  return {
    postings: {
      APPROVED: approved,
      REFUNDED: postingsWithoutBalances([approval, { ...of, kind: 'REFUND' }]),
      CHARGEBACK: postingsWithoutBalances([approval, { ...of, kind: 'CHARGEBACK' }]),
      WON: postingsWithoutBalances([approval, { ...of, kind: 'CHARGEBACK' }, { ...of, kind: 'RESTORE' }]),
    },
    releases: approved.flatMap(({ legs }) => releasesOf(legs)),
  };
}

/** Stands for the id of the payment in the keys of the ledger. */
const PAYMENT = 'PAYMENT';

/** The release of what each person has pending after these legs. */
function releasesOf(legs: readonly Leg[]): ReleaseLeg[] {
  const history: PostedLeg[] = legs.map((leg) => ({ ...leg, kind: 'APPROVAL', posting: 1 }));
  const held = new Map(
    legs.filter(({ to }) => to.bucket === 'pending').map(({ to }) => [`${to.owner}:${to.ownerId}`, to]),
  );
  return [...held.values()].flatMap(({ owner, ownerId }) => {
    const funds = {
      ...{ id: '', paymentId: PAYMENT, owner, ownerId, bucket: 'pending', currency: 'BRL' },
      times: 0,
    };
    const move = releaseMove(funds as Parameters<typeof releaseMove>[0], new Date(0));
    return move
      .legs({ history, balances: new Map() })
      .map((leg, at) => ({ ...leg, key: `${move.key.slice(PAYMENT.length)}/${at + 1}` }));
  });
}

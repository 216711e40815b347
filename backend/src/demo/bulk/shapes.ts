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
  type Contract,
  type Division,
  type MoneyFact,
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
  readonly postings: Readonly<Record<'APPROVED' | 'REFUNDED' | 'CHARGEBACK' | 'WON', readonly Posting[]>>;
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
    postings: postingsOf(gatewayAccountId, division),
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

function postingsOf(gatewayAccountId: string, division: Division): Shape['postings'] {
  const of = { paymentId: 'any', currency: 'BRL', occurredAt: new Date(0) };
  const approval: MoneyFact = { ...of, kind: 'APPROVAL', gatewayAccountId, division };
  return {
    APPROVED: postingsWithoutBalances([approval]),
    REFUNDED: postingsWithoutBalances([approval, { ...of, kind: 'REFUND' }]),
    CHARGEBACK: postingsWithoutBalances([approval, { ...of, kind: 'CHARGEBACK' }]),
    WON: postingsWithoutBalances([approval, { ...of, kind: 'CHARGEBACK' }, { ...of, kind: 'RESTORE' }]),
  };
}

import type { Billet } from './billet.js';
import type { SimulatedCard } from './charged-card.js';

/** The simulated payment providers, and one that exists only as a definition. */
export const PROVIDERS = [
  'HAWKPAY',
  'ASAAS',
  'ONZ',
  'VOLUTI',
  'TREEAL',
  'PRIMEPAG',
  'ZENDRY',
  'FLOW2PAY',
  'PAGSTAR',
  'NEXTPAY',
  'PAYSHARKGATEWAY',
  'LUMION',
  'PAGNET',
  'PODPAY',
  'PAGUESAFE',
  'ABMEX',
  'SPACEFY',
  'AKTAPAY',
  'ABMEXPAY',
  'ABMEXSPLIT',
  'VENIT',
  'MEDIUS',
  'HUNTERPAY',
  'FAIRPAY',
  'VENITIP',
  'PAGARME',
  'PAGARMEBAAS',
  'MERCADOPAGO',
  'IUGU',
  'IUGUBAAS',
  'PAGO',
  'PAYUP',
  'VIATECH',
  'ZENET',
  'WALLETZ',
  'CRMCOIN',
  'VILLET',
  'LYNXPAY',
  'ROYALTY',
  'NEWLEVEL',
  'PIXIUM',
  'HORIZONBANK',
  'BMB',
  'TRANSAC',
  'UNICOPAY',
  'GATYWAY',
  'MAKE_YOUR_BANK',
  'CASHTIME',
  'REFLOWPAY',
  'KUBER_FINANCE',
  'ROYALPAY',
  'ARKAMA',
  'EZZEBANK',
  'SUITPAY',
  'PLUGGOU',
  'NOXPAY',
  'RAPDYN',
  'PRONTTUS',
  'LEXXEN',
  'SAQPAY',
  'FIREBANK',
  'SIMPAY',
  'OWEMPAY',
  'BRAVIVE',
  'AXISBANK',
  'OWENPAY',
  'TRANSFEERA',
  'CELCOIN',
  'WITETEC',
  'OVERSEAS',
] as const;
export type ProviderName = (typeof PROVIDERS)[number];

export type ChargeMethod = 'PIX' | 'CREDIT_CARD' | 'BILLET';

export type ChargeStatus =
  | 'PENDING'
  | 'PAID'
  | 'DECLINED'
  | 'EXPIRED'
  | 'CANCELED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'CHARGEBACK';

/** The reason of the bank behind a card. */
export type CardRefusal = 'CARD_REFUSED' | 'NO_FUNDS';

/** What happened to a charge and is worth a webhook. `id` stays the same when the same event is sent again. */
export interface ChargeEvent {
  readonly kind: 'created' | 'paid' | 'declined' | 'expired' | 'canceled' | 'refunded' | 'chargeback';
  readonly id: string;
  readonly at: Date;
}

/** Money that went back to the payer: by the merchant, or taken by the banks after a fraud claim. */
export interface MoneyBack {
  readonly id: string;
  readonly rtrId: string;
  readonly amount: number;
  readonly reason: 'MERCHANT' | 'FRAUD';
  readonly description: string | null;
  readonly requestedAt: Date;
  settledAt: Date | null;
}

/** One charge, independent of the protocol. Amounts are integer cents of its currency. */
export interface Charge {
  readonly provider: ProviderName;
  readonly method: ChargeMethod;
  /** The provider's own id, as text. */
  readonly id: string;
  /** The merchant's key; a merchant sees only its own charges. */
  readonly tenant: string;
  /** The merchant's own reference, if the protocol has one. */
  readonly externalRef: string | null;
  readonly buyer: { readonly name: string; readonly document: string; readonly email: string | null };
  readonly createdAt: Date;
  /** Of a PIX. */
  readonly pixCode: string | null;
  /** Of a BILLET. */
  readonly billet: Billet | null;
  /** Of a CREDIT_CARD. */
  readonly card: SimulatedCard | null;
  /** ISO 4217. */
  readonly currency: string;
  amount: number;
  status: ChargeStatus;
  refusal: CardRefusal | null;
  expiresAt: Date;
  updatedAt: Date;
  paidAt: Date | null;
  /** The received amount; a payer may send another amount. */
  paidAmount: number;
  endToEndId: string | null;
  readonly moneyBack: MoneyBack[];
  lastEvent: ChargeEvent | null;
}

/** The initial state of a charge: in reais by default, and unpaid. */
export function unpaid(now: Date) {
  return {
    currency: 'BRL',
    createdAt: now,
    updatedAt: now,
    status: 'PENDING' as const,
    refusal: null,
    paidAt: null,
    paidAmount: 0,
    endToEndId: null,
    moneyBack: [],
    lastEvent: null,
  };
}

/** An unpaid charge expires by itself. */
export function statusAt(charge: Charge, now: Date): ChargeStatus {
  return charge.status === 'PENDING' && charge.expiresAt <= now ? 'EXPIRED' : charge.status;
}

export function refundedAmount(charge: Charge): number {
  return charge.moneyBack.reduce((sum, back) => sum + back.amount, 0);
}

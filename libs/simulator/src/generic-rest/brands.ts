import type { ChargeMethod, ChargeStatus, ProviderName } from '../simulation/charge.js';

/** A provider whose own protocol was never seen: it uses the default one, with the specified differences. */
export interface GenericRestBrand {
  readonly name: ProviderName;
  /** How a merchant proves itself; `header` is the name of a header of its own. */
  readonly auth: 'bearer' | 'oauth' | { readonly header: string };
  readonly charges: Partial<Readonly<Record<ChargeMethod, string>>>;
  readonly currencies: readonly string[];
  /** The path of charges: one by its id below it, several by `?reference=`. */
  readonly readAt: string;
  readonly payouts: string;
  readonly payoutsReadAt: string;
  /** The lifetime of a code in seconds, and the field that sets it. */
  readonly pixLife: { readonly field: string; readonly seconds: number };
  /** Null where nothing is refunded. */
  readonly refund: { readonly method: 'POST' | 'PUT'; readonly url: string } | null;
  /** Cards are sent as tokens of its own instead of numbers. */
  readonly keepsCards: boolean;
  readonly words: Partial<Readonly<Record<ChargeStatus, string>>>;
}

const EVERYTHING = { PIX: '/payments', CREDIT_CARD: '/payments', BILLET: '/payments' };
const PIX_ONLY = { PIX: '/payments' };

const brand = (name: ProviderName, own: Partial<GenericRestBrand> = {}): GenericRestBrand => ({
  name,
  auth: 'bearer',
  charges: EVERYTHING,
  currencies: ['BRL'],
  readAt: '/payments',
  payouts: '/withdrawals',
  payoutsReadAt: '/withdrawals',
  pixLife: { field: 'expiresInSeconds', seconds: 86_400 },
  refund: { method: 'POST', url: '/payments/:id/refund' },
  keepsCards: false,
  words: {},
  ...own,
});

export const GENERIC_REST_BRANDS: readonly GenericRestBrand[] = [
  // Not in the specification: for providers that are defined as data.
  brand('OVERSEAS', { charges: { CREDIT_CARD: '/payments' }, currencies: ['BRL', 'USD', 'EUR', 'MXN'] }),
  brand('PAGO', {
    charges: { PIX: '/payments', CREDIT_CARD: '/payments' },
    pixLife: { field: 'expiresInMinutes', seconds: 86_400 },
  }),
  brand('PAYUP'),
  brand('VIATECH'),
  brand('NEXTPAY', {
    auth: 'oauth',
    refund: { method: 'PUT', url: '/payments/:id/cancel' },
    // Its documentation has no status for an unpaid, expired code.
    words: {
      PENDING: 'PENDENTE',
      PAID: 'PAGO',
      DECLINED: 'RECUSADO',
      EXPIRED: 'PENDENTE',
      CANCELED: 'CANCELADO',
      REFUNDED: 'ESTORNADO',
      CHARGEBACK: 'CHARGEBACK',
    },
  }),
  brand('ZENET', { auth: 'oauth', charges: PIX_ONLY }),
  brand('WALLETZ', { auth: 'oauth', charges: PIX_ONLY, pixLife: { field: 'qrTime', seconds: 8_000 } }),
  brand('CRMCOIN', {
    charges: { PIX: '/orders' },
    readAt: '/details/orders',
    refund: { method: 'POST', url: '/orders/:id/refund' },
  }),
  brand('VILLET', { payouts: '/withdraws', payoutsReadAt: '/withdraws' }),
  brand('LYNXPAY'),
  brand('ROYALTY'),
  brand('NEWLEVEL'),
  brand('PIXIUM', { charges: PIX_ONLY }),
  brand('HORIZONBANK', {
    charges: PIX_ONLY,
    pixLife: { field: 'expiresInSeconds', seconds: 172_800 },
  }),
  brand('BMB', {
    auth: { header: 'secretkey' },
    charges: { PIX: '/GerarQRCode' },
    readAt: '/consultaQRCode',
    refund: null,
    words: { PENDING: 'Pending', PAID: 'Paid' },
  }),
  brand('TRANSAC'),
  brand('UNICOPAY'),
  brand('GATYWAY', { refund: { method: 'PUT', url: '/payments/refund/:id' } }),
  brand('MAKE_YOUR_BANK', {
    charges: { PIX: '/payments/pix', CREDIT_CARD: '/payments/credit-card', BILLET: '/payments/billet' },
    payouts: '/withdrawals/pix',
    keepsCards: true,
    words: { PAID: 'completed', DECLINED: 'rejected', CANCELED: 'cancelled', CHARGEBACK: 'chargeback' },
  }),
];

import { BANKS } from '@guiche/brazil';
import type { Texts } from './locale.js';

/** What a product is: sent as a file, or by post. */
export const PRODUCT_TYPES = ['DIGITAL', 'FISICO'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** How a checkout page looks. */
export const CHECKOUT_TEMPLATES = ['DEFAULT', 'DROPSHIPPING', 'VEGA'] as const;
export type CheckoutTemplate = (typeof CHECKOUT_TEMPLATES)[number];

/** As option lists show them. */
export const CHECKOUT_TEMPLATE_NAMES: Readonly<Record<CheckoutTemplate, string>> = {
  DEFAULT: 'Default',
  DROPSHIPPING: 'Dropshipping',
  VEGA: 'Vega (minimalist)',
};

/** How the price of an offer is set. There is one way. */
export const PRICING_TYPES = ['FIXEDPRICE'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

/** For how many days after paying a buyer may ask for the money back. */
export const REFUND_WINDOWS = [7, 14, 21, 30] as const;
export type RefundWindow = (typeof REFUND_WINDOWS)[number];

/** Of which days a list or a chart tells: so many days, today among them. */
export const DATE_FILTERS: readonly { readonly days: 1 | 7 | 14 | 30; readonly name: Texts }[] = [
  { days: 1, name: { 'pt-BR': 'Hoje', 'en-US': 'Today', 'es-ES': 'Hoy' } },
  { days: 7, name: { 'pt-BR': 'Últimos 7 dias', 'en-US': 'Last 7 days', 'es-ES': 'Últimos 7 días' } },
  { days: 14, name: { 'pt-BR': 'Últimos 14 dias', 'en-US': 'Last 14 days', 'es-ES': 'Últimos 14 días' } },
  { days: 30, name: { 'pt-BR': 'Últimos 30 dias', 'en-US': 'Last 30 days', 'es-ES': 'Últimos 30 días' } },
];

/** How somebody is told of an event. */
export const NOTIFICATION_MODES = ['NONE', 'EMAIL'] as const;
export type NotificationMode = (typeof NOTIFICATION_MODES)[number];

/** One field for each count of installments, in order: the first is that of a single payment. */
export const INSTALLMENT_FIELDS = [
  'installmentOne',
  'installmentTwo',
  'installmentThree',
  'installmentFour',
  'installmentFive',
  'installmentSix',
  'installmentSeven',
  'installmentEight',
  'installmentNine',
  'installmentTen',
  'installmentEleven',
  'installmentTwelve',
] as const;
export type InstallmentField = (typeof INSTALLMENT_FIELDS)[number];

/** The banks as a list to choose from shows them: `341 Itaú`. A function, so that a page without such a list doesn't carry it. */
export const bankOptions = (): readonly { readonly code: string; readonly label: string }[] =>
  BANKS.map(({ code, name }) => ({ code, label: `${code} ${name}` }));

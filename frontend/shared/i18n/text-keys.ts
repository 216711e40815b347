import type { CheckoutError, FormMessage } from '@guiche/checkout-rules';
import type { backoffice } from './pt-BR/backoffice.server';
import type { checkout } from './pt-BR/checkout.server';
import type { legal } from './pt-BR/legal.server';
import type { payment } from './pt-BR/payment.server';
import type { site } from './pt-BR/site.server';

/** pt-BR is the source: its keys are the ones that exist, and another language that lacks one does not compile. */
export type BackofficeTexts = Record<keyof typeof backoffice, string>;
export type SiteTexts = Record<keyof typeof site, string>;
export type CheckoutTexts = Record<keyof typeof checkout, string>;
export type LegalTexts = Record<keyof typeof legal, string>;
/** The page's own words and the sentences of the rules it shares with the backend. */
export type CheckoutPageTexts = CheckoutTexts & Record<FormMessage | CheckoutError, string>;
export type PaymentTexts = Record<keyof typeof payment, string>;

export interface PageTexts {
  readonly backoffice: BackofficeTexts;
  readonly site: SiteTexts;
  readonly checkout: CheckoutPageTexts;
  readonly payment: PaymentTexts;
}

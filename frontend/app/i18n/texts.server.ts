import {
  CHECKOUT_ERROR_TEXTS,
  FORM_MESSAGES,
  type CheckoutError,
  type FormMessage,
  type Locale,
} from '@guiche/checkout-rules';
import { checkout as checkoutEn } from './en-US/checkout.server';
import { payment as paymentEn } from './en-US/payment.server';
import { site as siteEn } from './en-US/site.server';
import { upload as uploadEn } from './en-US/upload.server';
import { checkout as checkoutEs } from './es-ES/checkout.server';
import { payment as paymentEs } from './es-ES/payment.server';
import { site as siteEs } from './es-ES/site.server';
import { upload as uploadEs } from './es-ES/upload.server';
import { checkout as checkoutPt } from './pt-BR/checkout.server';
import { payment as paymentPt } from './pt-BR/payment.server';
import { site as sitePt } from './pt-BR/site.server';
import { upload as uploadPt } from './pt-BR/upload.server';

/** pt-BR is the source: its keys are the ones that exist, and another language that lacks one does not compile. */
export type SiteTexts = Record<keyof typeof sitePt, string>;
export type CheckoutTexts = Record<keyof typeof checkoutPt, string>;
/** The page's own words and the sentences of the rules it shares with the backend. */
export type CheckoutPageTexts = CheckoutTexts & Record<FormMessage | CheckoutError, string>;
export type PaymentTexts = Record<keyof typeof paymentPt, string>;
export type UploadTexts = Record<keyof typeof uploadPt, string>;

export interface Texts {
  readonly site: SiteTexts;
  readonly checkout: CheckoutPageTexts;
  readonly payment: PaymentTexts;
  readonly upload: UploadTexts;
}

export const TEXTS: Record<Locale, Texts> = {
  'pt-BR': { site: sitePt, checkout: withRules('pt-BR', checkoutPt), payment: paymentPt, upload: uploadPt },
  'en-US': { site: siteEn, checkout: withRules('en-US', checkoutEn), payment: paymentEn, upload: uploadEn },
  'es-ES': { site: siteEs, checkout: withRules('es-ES', checkoutEs), payment: paymentEs, upload: uploadEs },
};

/** The words of one page in one language. A loader sends these and no others to the browser. */
export function textsOf<Area extends keyof Texts>(locale: Locale, area: Area): Texts[Area] {
  return TEXTS[locale][area];
}

function withRules(locale: Locale, own: CheckoutTexts): CheckoutPageTexts {
  const sentences = Object.entries({ ...FORM_MESSAGES, ...CHECKOUT_ERROR_TEXTS });
  const rules = Object.fromEntries(sentences.map(([key, texts]) => [key, texts[locale]]));
  return { ...own, ...(rules as Record<FormMessage | CheckoutError, string>) };
}

import { CHECKOUT_ERROR_TEXTS, FORM_MESSAGES, type Locale } from '@guiche/checkout-rules';
import { backoffice as backofficeEn } from './en-US/backoffice.server';
import { checkout as checkoutEn } from './en-US/checkout.server';
import { payment as paymentEn } from './en-US/payment.server';
import { site as siteEn } from './en-US/site.server';
import { backoffice as backofficeEs } from './es-ES/backoffice.server';
import { checkout as checkoutEs } from './es-ES/checkout.server';
import { payment as paymentEs } from './es-ES/payment.server';
import { site as siteEs } from './es-ES/site.server';
import { backoffice as backofficePt } from './pt-BR/backoffice.server';
import { checkout as checkoutPt } from './pt-BR/checkout.server';
import { payment as paymentPt } from './pt-BR/payment.server';
import { site as sitePt } from './pt-BR/site.server';
import type { CheckoutPageTexts, CheckoutTexts, PageTexts } from './text-keys';

export const TEXTS: Record<Locale, PageTexts> = {
  'pt-BR': {
    backoffice: backofficePt,
    site: sitePt,
    checkout: withRules('pt-BR', checkoutPt),
    payment: paymentPt,
  },
  'en-US': {
    backoffice: backofficeEn,
    site: siteEn,
    checkout: withRules('en-US', checkoutEn),
    payment: paymentEn,
  },
  'es-ES': {
    backoffice: backofficeEs,
    site: siteEs,
    checkout: withRules('es-ES', checkoutEs),
    payment: paymentEs,
  },
};

/** The words of one page in one language. A loader sends these and no others to the browser. */
export function textsOf<Area extends keyof PageTexts>(locale: Locale, area: Area): PageTexts[Area] {
  return TEXTS[locale][area];
}

function withRules(locale: Locale, own: CheckoutTexts): CheckoutPageTexts {
  const sentences = Object.entries({ ...FORM_MESSAGES, ...CHECKOUT_ERROR_TEXTS });
  const rules = Object.fromEntries(sentences.map(([key, texts]) => [key, texts[locale]]));
  return { ...own, ...(rules as Omit<CheckoutPageTexts, keyof CheckoutTexts>) };
}

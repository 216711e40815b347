import { CHECKOUT_ERROR_TEXTS, FORM_MESSAGES, type Locale } from '@guiche/checkout-rules';
import type { CompiledMessages } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import { buyerMessages } from '../features/checkout/messages/buyer.server';
import { cardMessages } from '../features/checkout/messages/card.server';
import { couponFieldMessages } from '../features/checkout/messages/coupon.server';
import { noticeMessages } from '../features/checkout/messages/notices.server';
import { paymentMethodMessages } from '../features/checkout/messages/payment-methods.server';
import { sellerMessages } from '../features/checkout/messages/seller.server';
import { summaryMessages } from '../features/checkout/messages/summary.server';
import { outcomeMessages } from '../features/payment/messages/outcome.server';
import { pendingMessages } from '../features/payment/messages/pending.server';
import { receiptMessages } from '../features/payment/messages/receipt.server';
import { legalMessages } from '../components/messages/legal.server';
import { siteMessages } from '../components/messages/site.server';

/** The messages of each page of buyers. The checkout also shows those of the rules that it shares with the API. */
export const PAGE_MESSAGES = {
  site: siteMessages,
  checkout: {
    ...legalMessages,
    ...summaryMessages,
    ...buyerMessages,
    ...paymentMethodMessages,
    ...cardMessages,
    ...couponFieldMessages,
    ...sellerMessages,
    ...noticeMessages,
    ...FORM_MESSAGES,
    ...CHECKOUT_ERROR_TEXTS,
  },
  payment: { ...legalMessages, ...pendingMessages, ...outcomeMessages, ...receiptMessages },
} as const;

export type PageMessages = typeof PAGE_MESSAGES;
type Page = keyof PageMessages;

const compiled = new Map<string, unknown>();

/** The messages of one page in one language. A loader sends these and no others to the browser. */
export function textsOf<P extends Page>(locale: Locale, page: P): CompiledMessages<PageMessages[P]> {
  const key = `${locale} ${page}`;
  if (!compiled.has(key)) compiled.set(key, compileMessages(PAGE_MESSAGES[page], locale));
  return compiled.get(key) as CompiledMessages<PageMessages[P]>;
}

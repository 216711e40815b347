import { AFFILIATE_COOKIE_DAYS, REFUND_WINDOWS } from '@guiche/checkout-rules';
import { CURRENCIES, type Currency } from '@guiche/money';

/** What sellers may offer, and what their sales have where a product says nothing (screens.md C14). */
export interface SellingRules {
  /** Longer days to ask for the money back than the 7 of the law, which every product has. */
  readonly refundWindow14: boolean;
  readonly refundWindow21: boolean;
  readonly refundWindow30: boolean;
  /** Longer days for which a browser remembers an affiliate than 60, which every product may have. */
  readonly cookieDays90: boolean;
  readonly cookieDays180: boolean;
  readonly cookieForever: boolean;
  /** The first affiliate who brought a buyer is credited, not the last. */
  readonly firstClickCredited: boolean;
  /** Currencies of offers beside the real. */
  readonly currencyEUR: boolean;
  readonly currencyUSD: boolean;
  readonly currencyMXN: boolean;
  /** On the bill of a card, when neither the terms of the seller nor the product name a text. Null: the one of the gateway account. */
  readonly softDescriptor: string | null;
}

/** Those of a platform that has set none. */
const DEFAULT_SELLING_RULES: SellingRules = {
  refundWindow14: true,
  refundWindow21: true,
  refundWindow30: true,
  cookieDays90: true,
  cookieDays180: true,
  cookieForever: true,
  firstClickCredited: false,
  currencyEUR: true,
  currencyUSD: true,
  currencyMXN: true,
  softDescriptor: null,
};

export const sellingRulesOf = (set: Partial<SellingRules>): SellingRules => ({
  ...DEFAULT_SELLING_RULES,
  ...set,
});

/** The days that a product may give, in order. */
export const offeredRefundWindows = (rules: SellingRules): number[] =>
  REFUND_WINDOWS.filter((days) => days === 7 || rules[`refundWindow${days}`]);

const COOKIE_RULES = { 90: 'cookieDays90', 180: 'cookieDays180', 0: 'cookieForever' } as const;

/** The days for which an affiliate of a product may be remembered, in order; 0: without an end. */
export const offeredCookieDays = (rules: SellingRules): number[] =>
  AFFILIATE_COOKIE_DAYS.filter((days) => days === 60 || rules[COOKIE_RULES[days]]);

/** The currencies that an offer may have. */
export const offeredCurrencies = (rules: SellingRules): Currency[] =>
  CURRENCIES.filter((currency) => currency === 'BRL' || rules[`currency${currency}`]);

/** What is wrong with rules; one line for each problem. */
export function sellingRuleProblems(set: Partial<SellingRules>): string[] {
  const { softDescriptor, ...switches } = sellingRulesOf(set);
  const text = softDescriptor === null || /^[A-Za-z0-9 ]{1,13}$/.test(softDescriptor);
  return [
    ...Object.entries(switches)
      .filter(([, value]) => typeof value !== 'boolean')
      .map(([name]) => `${name}: true or false`),
    ...(text ? [] : ['softDescriptor: at most 13 letters, digits and spaces']),
  ];
}

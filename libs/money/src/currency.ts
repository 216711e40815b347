export const CURRENCIES = ['BRL', 'USD', 'EUR', 'MXN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The default currency of prices and of fixed fees. */
export const DEFAULT_CURRENCY = 'BRL' satisfies Currency;

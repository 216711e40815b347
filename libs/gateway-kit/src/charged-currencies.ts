import { DEFAULT_CURRENCY, type Currency } from '@guiche/money';
import type { Manifest } from './gateway.js';
import type { PaymentMethod } from './intents.js';

const REAIS: readonly Currency[] = [DEFAULT_CURRENCY];

/**
 * Returns the currencies in which a provider charges by this method: reais (payments.md §9), unless its manifest
 * lists others.
 */
export const chargedCurrencies = (
  { currencies }: Pick<Manifest, 'currencies'>,
  method: PaymentMethod,
): readonly Currency[] => currencies?.[method] ?? REAIS;

/** `currency` is ISO 4217. */
export const chargesIn = (
  manifest: Pick<Manifest, 'currencies'>,
  method: PaymentMethod,
  currency: string,
): boolean => chargedCurrencies(manifest, method).some((charged) => charged === currency);

export { allocate } from './allocate.js';
export { ZERO_CENTS, addCents, cents, isCents, type Cents } from './cents.js';
export { CURRENCIES, DEFAULT_CURRENCY, type Currency } from './currency.js';
export { CURRENCY_PREFIXES, formatMoney } from './format.js';
export {
  MAX_INSTALLMENTS,
  installmentFee,
  installments,
  type InstallmentOption,
  type InstallmentTerms,
} from './installments.js';
export { WHOLE_IN_BASIS_POINTS, percentOf } from './percent.js';
export { fromReais, toReaisString } from './reais.js';
export {
  DEFAULT_RELEASE,
  MOST_RELEASE_DAYS,
  isReleaseScheme,
  rollingReserveOf,
  type ReleaseRule,
  type ReleaseRules,
  type ReleaseScheme,
  type RollingReserve,
} from './release-scheme.js';
export { tariffOf, type MethodTariff, type Tariff } from './tariff.js';

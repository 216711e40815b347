export { allocate } from './allocate.js';
export { ZERO_CENTS, addCents, cents, isCents, type Cents } from './cents.js';
export {
  CURRENCIES,
  CURRENCY_PREFIXES,
  formatMoney,
  isCurrency,
  type Currency,
  type MoneyLocale,
} from './format.js';
export {
  MAX_INSTALLMENTS,
  installmentFee,
  installments,
  type InstallmentOption,
  type InstallmentTerms,
} from './installments.js';
export { WHOLE_IN_BASIS_POINTS, percentOf } from './percent.js';
export { fromReais, toReaisString } from './reais.js';
export { tariffOf, type MethodTariff, type Tariff } from './tariff.js';

import type { Cents, Currency } from '@guiche/money';

/** Names of the API's fields that are money. */
type MoneyField =
  | ('price' | 'fakePrice' | 'recurrencePrice' | 'fretePrice' | 'fareAmount' | 'amount')
  | ('installmentValue' | 'finalValue' | 'shipping' | 'interest' | 'total')
  | 'minInstallmentValue';

/** What the API sends, with its amounts as the cents they are and its currencies as those we know. */
export type InCents<T> = T extends object
  ? {
      readonly [Field in keyof T]: Field extends MoneyField
        ? Branded<T[Field]>
        : Field extends 'currency'
          ? Currency
          : InCents<T[Field]>;
    }
  : T;

type Branded<T> = T extends number ? Cents : T;

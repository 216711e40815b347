import type { Texts } from '@guiche/i18n';
import type { Cents } from '@guiche/money';

/** An amount and the sentence that explains it. */
export interface MoneySentence {
  /** Which rule, transfer or reason it is, as a word for programs. */
  readonly rule: string;
  readonly amount: Cents;
  /** One of the parts that add up to what the buyer paid. */
  readonly isPart: boolean;
  /** Of a transfer: when it was posted. Of a locked amount: when it becomes available, where that is known. */
  readonly at: Date | null;
  readonly transferId: string | null;
  readonly text: Texts;
}

/** Whose words these are: a seller reads the own parts and the totals; staff, who has no id here, read everything. */
export interface MoneyReader {
  readonly sellerId: string | null;
  /** The name of a seller or manager. */
  readonly nameOf: (id: string) => string;
}

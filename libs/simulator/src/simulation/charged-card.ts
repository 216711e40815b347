/** What the bank behind a card answers, and does later. */
export type CardFate =
  | 'approves'
  | 'refuses'
  | 'hasNoFunds'
  | 'thinksItOver'
  | 'refusesLater'
  | 'disputesLater';

/** A card as a provider remembers it: never the whole number, never the security code. */
export interface SimulatedCard {
  readonly behaviour: CardFate;
  readonly brand: string;
  readonly holderName: string;
  readonly firstDigits: string;
  readonly lastDigits: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
}

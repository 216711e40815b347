import type { PaymentMethod } from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';

/** One line of a platform's list for a method: which account may be charged through, for which payments, how often. */
export interface Route {
  readonly id: string;
  readonly accountId: string;
  readonly method: PaymentMethod;
  /** Small numbers are tried first; accounts of one position share the payments by their weights. */
  readonly position: number;
  readonly weight: number;
  /**
   * The accounts of its position are tried by what they cost for the sale, the cheapest first; the weight decides among equal ones. All
   * lines of a position say the same.
   */
  readonly byCost: boolean;
  /** Reais, both ends included; null: no limit. */
  readonly minAmount: Cents | null;
  readonly maxAmount: Cents | null;
  readonly minInstallments: number | null;
  readonly maxInstallments: number | null;
  /** Card brands in small letters; null: any. */
  readonly brands: readonly string[] | null;
  /** How the numbers of cards of some issuers begin, in six to eight digits; null: any. */
  readonly bins: readonly string[] | null;
  /** Only for sales of these sellers; null: of all. */
  readonly sellerIds: readonly string[] | null;
  /** Only for sales of these products; null: of all. */
  readonly productIds: readonly string[] | null;
  /** ISO 4217; null: any that the account charges. */
  readonly currencies: readonly string[] | null;
  /** The hours of the day in São Paulo, both included; null: all. From 22 to 5 is the night. */
  readonly fromHour: number | null;
  readonly toHour: number | null;
}

/** A card that we can open for any account that takes cards from us, or the token of a provider's browser library. */
export type CardSource = 'sealed' | 'token';

/** The payment that needs an account. */
export interface RoutedPayment {
  /** The seed of the draw: the same attempt always gets the same account. Omit it for the largest weight. */
  readonly attemptId?: string;
  readonly method: PaymentMethod;
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  readonly installments: number;
  /** Undefined when it is unknown; a route with a brand does not match then. */
  readonly brand?: string;
  /** The first eight digits of the card, in memory only. Undefined when unknown; a route with BINs does not match then. */
  readonly bin?: string;
  /** Undefined when it does not matter; a line for some sellers does not match then. */
  readonly sellerId?: string;
  /** Of the offer, whatever is bought with it. Undefined when it does not matter; a line for some products does not match then. */
  readonly productId?: string;
  /** The hour of the day in São Paulo. */
  readonly hour: number;
  /** How the card is held; not every account takes both. Undefined: any will do. */
  readonly card?: CardSource;
  /** A token of a provider's browser library or a stored card is good at this account only. */
  readonly onlyAccountId?: string;
  /**
   * For a page, whose card tokens are good at the account that it was shown. By position and weight, and never by cost: a version of
   * costs that begins before the purchase would choose another account.
   */
  readonly isForPage?: true;
}

/** An account with its current state. */
export interface Candidate {
  readonly id: string;
  readonly active: boolean;
  /** Takes no new sales; a card that is good at it only is still charged. */
  readonly draining: boolean;
  /** With a card: whether it takes one that is held so. */
  offers(method: PaymentMethod, card?: CardSource): boolean;
  /** Whether it charges this currency by the method, and what that costs is known. */
  charges(payment: Pick<RoutedPayment, 'method' | 'currency' | 'installments'>): boolean;
  /** What the provider takes of it, in cents of its currency. Undefined: that is not known, or nobody has entered it. */
  cost(
    payment: Pick<RoutedPayment, 'method' | 'currency' | 'installments' | 'amount' | 'brand'>,
  ): Cents | undefined;
  /** In cents of a real: below it the provider refuses a charge by this method. 0: it refuses none for that. */
  minimum(method: PaymentMethod): number;
  /** True when it requires the buyer's address for the method, and this sale does not collect one. */
  misses(method: PaymentMethod): boolean;
  /** False while its circuit rests after too many calls without an answer. */
  healthy(method: PaymentMethod): boolean;
}

/** The limits of a line that are set. The BINs are not stored with an attempt: they would tell how its card begins. */
export type RouteRule = Partial<
  Pick<
    Route,
    | ('minAmount' | 'maxAmount' | 'minInstallments' | 'maxInstallments')
    | ('brands' | 'sellerIds' | 'productIds' | 'currencies' | 'fromHour' | 'toHour')
  > & { readonly hasBins: true }
>;

export type RoutingReason =
  /** The card is good at this account only. */
  | 'card'
  /** The terms of the seller name it. */
  | 'seller'
  /** The offer names it. */
  | 'offer'
  /** The platform's list, by position and weight. */
  | 'route'
  /** The same, where the accounts of the position are tried by their cost. */
  | 'cost'
  /** The platform has no list for the method: its oldest account that offers it. */
  | 'oldest';

export type SkipReason =
  | 'inactive'
  | 'draining'
  | 'notOffered'
  | 'currency'
  | 'address'
  | 'amount'
  | 'installments'
  | 'brand'
  | 'bin'
  | 'seller'
  | 'product'
  | 'hour'
  | 'circuitOpen';

export interface Skipped {
  readonly accountId: string;
  readonly why: SkipReason;
}

export interface AccountPrice {
  readonly accountId: string;
  readonly cost: Cents;
}

/** Why an attempt used its account; stored with the attempt. */
export interface RouteDecision {
  readonly because: RoutingReason;
  readonly position?: number;
  readonly weight?: number;
  /** Of `cost`: what each account of the position would take of the sale, the cheapest first. */
  readonly prices?: readonly AccountPrice[];
  /** The limits of the line that matched; left out where it has none. */
  readonly rule?: RouteRule;
  /** Preferred to this one, and why they were passed over. */
  readonly skipped: readonly Skipped[];
  /** Of the card, in small letters. */
  readonly brand?: string;
  /** The version of the costs of the account that held; left out before its first one. */
  readonly costVersion?: string;
  /** Its circuit rests, but there is no other account. */
  readonly anyway?: true;
  /** The try before this one, which surely did not charge. */
  readonly after?: { readonly attemptId: string; readonly refused: string };
}

export interface ChosenAccount {
  readonly accountId: string;
  readonly decision: RouteDecision;
}

/**
 * What is limited:
 * - `card`: a purchase by card. Declines are limited more tightly than attempts: card testing is declined often.
 * - `code`: a charge by PIX or boleto. It costs a call to the provider, and the provider blocks accounts that flood it.
 * - `cardToken`: a card stored for a subscription before its purchase.
 * - `cart`: a new abandoned cart, which is personal data.
 */
export const ACTIONS = ['card', 'code', 'cardToken', 'cart'] as const;
export type Action = (typeof ACTIONS)[number];

/** What is counted. `address` is an IPv4 address or the /64 network of an IPv6 address; `card` is the card number's keyed digest. */
export const SCOPES = ['address', 'email', 'phone', 'document', 'card'] as const;
export type Scope = (typeof SCOPES)[number];

/** How many in one window. Unset: not limited. */
export interface Limit {
  readonly attempts: number;
  /** Attempts that were declined or have no answer yet. */
  readonly declines?: number;
}

/** When the cards of an offer are paused: by the share of declines, once there are enough of them. */
export interface OfferLimit {
  readonly declines: number;
  /** Of the card attempts that ended, 1 to 100. */
  readonly declinedPercent: number;
}

export type ActionLimits = Readonly<Partial<Record<Scope, Limit>>>;
export type Limits = Readonly<Record<Action, ActionLimits>> & { readonly offer: OfferLimit };

export const WINDOW_SECONDS: Readonly<Record<Action, number>> = {
  card: 3_600,
  code: 600,
  cardToken: 600,
  cart: 600,
};

export const OFFER_WINDOW_SECONDS = 600;
export const OFFER_PAUSE_SECONDS = 600;

/**
 * An attempt counts as a possible decline for at least so long, so that simultaneous attempts cannot pass the limit before the
 * first of them is declined. Longer than any charge of a card may take (CARD_DEADLINE_MS, at most 11.5 s).
 */
export const UNRESOLVED_SECONDS = 15;

/**
 * The defaults; a platform may have others (`platform:settings --velocity-limits`). Decision 0044 gives the reasons: Brazilian
 * mobile operators put many buyers behind one IPv4 address, so an address may do much more than a person.
 */
export const DEFAULT_LIMITS: Limits = {
  card: {
    address: { attempts: 120, declines: 20 },
    email: { attempts: 10, declines: 5 },
    phone: { attempts: 10, declines: 5 },
    document: { attempts: 10, declines: 5 },
    card: { attempts: 6, declines: 3 },
  },
  code: {
    address: { attempts: 120 },
    email: { attempts: 10 },
    phone: { attempts: 10 },
    document: { attempts: 10 },
  },
  cardToken: { address: { attempts: 20 }, card: { attempts: 5 } },
  cart: { address: { attempts: 60 } },
  offer: { declines: 100, declinedPercent: 80 },
};

/** What a platform changes; whatever it leaves out is the default. */
export interface LimitChanges extends Readonly<Partial<Record<Action, ActionLimits>>> {
  readonly offer?: Partial<OfferLimit>;
}

/** The limit of one scope of an action, with what the platform changed. Undefined: not limited. */
export function limitOf(changes: LimitChanges, action: Action, scope: Scope): Limit | undefined {
  const usual = DEFAULT_LIMITS[action][scope];
  const changed = changes[action]?.[scope];
  return usual && { ...usual, ...changed };
}

export const offerLimitOf = (changes: LimitChanges): OfferLimit => ({
  ...DEFAULT_LIMITS.offer,
  ...changes.offer,
});

import { rules } from '@guiche/field-rules';

/** The id of an offer. An id that belongs to no offer, also an empty one, is answered 404. */
export const OFFER_ID = rules.text({ min: 0, max: 100 });

/** A compact JWE of a card, or the token of a provider's own library. */
export const CARD_TOKEN = rules.opaqueText({ max: 8_000 });

/** The ids of the order bumps that the buyer chose. */
export const ORDER_BUMP_IDS = rules.optional(rules.list(rules.opaqueText({ max: 100 }), { max: 50 }));

/** A coupon as typed: a code that no coupon can have is answered as one that does not exist. */
export const COUPON = rules.optional(rules.text({ max: 60 }));

/** The code of a link to a checkout. One that does not exist is answered 404. */
export const LINK = rules.optional(rules.text({ max: 20 }));

import { rules } from '@guiche/field-rules';
import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './buyer-rules.js';
import { ORIGIN_MAX_LENGTHS } from './origin.js';
import { PAYMENT_METHODS } from './payment-methods.js';

/**
 * The rules of a purchase's fields (specification checkout.md §5, §7). The API takes its validation and its description from here.
 * What depends on the offer is left to `submitChecks` and `buyerProblems`: whether phone, document and address are needed. The page
 * of the checkout runs those two functions only, because every byte of its script counts; a test proves that they agree with
 * these rules.
 */
export const PURCHASE_FIELDS = {
  name: rules.text({ min: NAME_MIN_LENGTH, max: NAME_MAX_LENGTH }),
  email: rules.email(),
  paymentMethod: rules.oneOf(PAYMENT_METHODS),
  phone: rules.optional(rules.text({ max: 20 })),
  cpf: rules.optional(rules.text({ max: 20 })),
  cep: rules.optional(rules.text({ max: 9 })),
  street: rules.optional(rules.text({ max: 150 })),
  number: rules.optional(rules.text({ max: 20 })),
  complement: rules.optional(rules.text({ max: 100 })),
  district: rules.optional(rules.text({ max: 100 })),
  city: rules.optional(rules.text({ max: 100 })),
  state: rules.optional(rules.text({ max: 2 })),
  utmQuery: rules.optional(rules.text({ max: ORIGIN_MAX_LENGTHS.utmQuery })),
  referer: rules.optional(rules.text({ max: ORIGIN_MAX_LENGTHS.referer })),
  affiliateId: rules.optional(rules.text({ max: ORIGIN_MAX_LENGTHS.affiliateId })),
  nextAffiliateIds: rules.optional(rules.list(rules.uuid(), { max: 2 })),
} as const;

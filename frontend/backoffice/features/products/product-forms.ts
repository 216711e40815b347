import { rules } from '@guiche/field-rules';
import {
  bumpSettingsEditRules,
  newOfferRules,
  newProductRules,
  productCopyRules,
  productDecisionRules,
} from '@guiche/api-client/rules';

const { type: productType, ...facts } = newProductRules;
const { availableFrom: _, availableUntil: __, title, type, ...terms } = newOfferRules;

/** What a product is. */
export const PRODUCT_FORM = facts;

const date = rules.optional(rules.text({ pattern: /\d{4}-\d{2}-\d{2}/, max: 10 }));

/** An offer of a product. Its period is given in days of São Paulo, the last one included. */
export const OFFER_FORM = { title, type, ...terms, availableFrom: date, availableUntil: date };

const { ownTitle, text, withPix, withCard, withBillet } = bumpSettingsEditRules;

/** How a checkout shows an order bump. */
export const BUMP_FORM = { ownTitle, text, withPix, withCard, withBillet };

/** A new product with its first offer: what is needed to sell. The rest is decided later. */
export const NEW_PRODUCT_FORM = {
  name: facts.name,
  description: facts.description,
  productType,
  category: facts.category,
  price: terms.price,
  type,
  frequencyInDays: terms.frequencyInDays,
  pixEnabled: terms.pixEnabled,
  creditCardEnabled: terms.creditCardEnabled,
  billetEnabled: terms.billetEnabled,
  maxInstallments: terms.maxInstallments,
  template: terms.template,
  guaranteeDays: facts.guaranteeDays,
  accessAddress: facts.accessAddress,
  supportEmail: facts.supportEmail,
  supportPhone: facts.supportPhone,
  salesPageUrl: facts.salesPageUrl,
  stock: facts.stock,
  weightGrams: facts.weightGrams,
  lengthCm: facts.lengthCm,
  widthCm: facts.widthCm,
  heightCm: facts.heightCm,
};

export const COPY_FORM = { name: productCopyRules.name };
export const PRODUCT_DECISION_FORM = { reason: productDecisionRules.reason };

export { isEmail } from '@guiche/field-rules';
export { canSaveAbandonedCart } from './abandoned-cart.js';
export { isAutomatedReader } from './automated-reader.js';
export {
  ADDRESS_FIELDS,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  STEP_CEP_MIN_LENGTH,
  addressProblems,
  addressStepProblems,
  buyerProblems,
  emailProblem,
  nameProblem,
  paymentMethodProblem,
  type Address,
  type AddressField,
  type BuyerField,
  type BuyerForm,
  type FormProblems,
} from './buyer-rules.js';
export { campaignQuery, keptReferer } from './campaign.js';
export { makesTokensInPage } from './card-libraries.js';
export { formatCardCvv, formatCardExpiration, formatCardNumber, readCardExpiration } from './card-masks.js';
export {
  CARD_FIELDS,
  cardBrand,
  cardProblems,
  isCardNumber,
  type CardField,
  type TypedCard,
} from './card-rules.js';
export { CHECKOUT_ERRORS, CHECKOUT_ERROR_TEXTS, type CheckoutError } from './checkout-errors.js';
export {
  DEFAULT_PRIMARY_COLOR,
  DROPSHIPPING_ACCENT_COLOR,
  DROPSHIPPING_PRIMARY_COLOR,
  contrastRatio,
  isHexColor,
  textColorOn,
} from './colors.js';
export {
  COUPON_CODE,
  LEAST_AFTER_COUPON,
  checkoutDiscount,
  couponCodeOf,
  couponDiscount,
  type AppliedCoupon,
  type CouponLine,
  type CouponValue,
} from './coupon.js';
export { couponShares } from './coupon-shares.js';
export { formatCountdown } from './countdown.js';
export { suggestEmail } from './email-suggestion.js';
export { FORM_MESSAGES, type FormMessage } from './form-messages.js';
export {
  LOCALES,
  SOURCE_LOCALE,
  chooseLocale,
  languageCookie,
  isLocale,
  type Locale,
  type LocalePreferences,
  type Texts,
} from '@guiche/i18n';
export {
  CHECKOUT_TEMPLATES,
  PRODUCT_CATEGORIES,
  PRODUCT_TYPES,
  REFUND_WINDOWS,
  AFFILIATE_COOKIE_DAYS,
  SUBSCRIPTION_INTERVALS,
  type CheckoutTemplate,
  type ProductCategory,
  type ProductType,
} from './options.js';
export { ORIGIN_MAX_LENGTHS, keptOrigin } from './origin.js';
export { PURCHASE_FIELDS } from './purchase-fields.js';
export {
  PAYMENT_METHODS,
  defaultMethod,
  isPaymentMethod,
  offeredMethods,
  type OfferedMethods,
  type PaymentMethod,
} from './payment-methods.js';
export { PLACEHOLDER_CPF, PLACEHOLDER_PHONE } from './placeholders.js';
export { isSafeImageUrl, isSafeProviderUrl, isSafeRedirect } from './safe-urls.js';
export { shipping, type ShippingOption, type Shipping, type ShippingChoice } from './shipping.js';
export {
  submitChecks,
  type SubmitField,
  type SubmitOffer,
  type SubmitResult,
  type SubmitSources,
  type SubmittedForm,
} from './submit-checks.js';
export { nextChargeDate } from './subscription.js';
export { checkoutTotal, type CheckoutSum } from './total.js';
export { trackingEventId } from './tracking-event.js';

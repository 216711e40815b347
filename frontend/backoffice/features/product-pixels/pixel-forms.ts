import { newProductPixelRules, productPixelChangeRules } from '@guiche/api-client/rules';
import { rules } from '@guiche/field-rules';

/** The events, each as a switch of the forms. */
export const EVENT_FIELDS = {
  sendsPageView: 'PAGE_VIEW',
  sendsInitiateCheckout: 'INITIATE_CHECKOUT',
  sendsAddPaymentInfo: 'ADD_PAYMENT_INFO',
  sendsPurchase: 'PURCHASE',
} as const;
export type EventField = keyof typeof EVENT_FIELDS;
export const EVENT_NAMES = Object.keys(EVENT_FIELDS) as EventField[];

const SWITCHES = {
  ...{ sendsPageView: rules.boolean(), sendsInitiateCheckout: rules.boolean() },
  ...{ sendsAddPaymentInfo: rules.boolean(), sendsPurchase: rules.boolean() },
};

/** What can be changed of a pixel. */
export const PRODUCT_PIXEL_FORM = {
  label: productPixelChangeRules.label,
  token: productPixelChangeRules.token,
  ...SWITCHES,
  purchaseOn: productPixelChangeRules.purchaseOn,
  valueSent: productPixelChangeRules.valueSent,
  isActive: productPixelChangeRules.isActive,
  needsConsent: productPixelChangeRules.needsConsent,
};

/** A new pixel. */
export const NEW_PRODUCT_PIXEL_FORM = {
  type: newProductPixelRules.type,
  pixelId: newProductPixelRules.pixelId,
  ...PRODUCT_PIXEL_FORM,
};

import { newPixelRules, pixelChangeRules } from '@guiche/api-client/rules';

/** A new tracking id. */
export const NEW_PIXEL_FORM = {
  type: newPixelRules.type,
  pixelId: newPixelRules.pixelId,
  label: newPixelRules.label,
  token: newPixelRules.token,
  isActive: newPixelRules.isActive,
  needsConsent: newPixelRules.needsConsent,
};

/** What can be changed of one. */
export const PIXEL_FORM = {
  label: pixelChangeRules.label,
  token: pixelChangeRules.token,
  isActive: pixelChangeRules.isActive,
  needsConsent: pixelChangeRules.needsConsent,
};

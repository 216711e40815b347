import {
  askProviderRules,
  newSaleNoteRules,
  newShipmentRules,
  ownRefundRules,
} from '@guiche/api-client/rules';

/** A parcel of a sale. */
export const SHIP_FORM = {
  carrier: newShipmentRules.carrier,
  trackingCode: newShipmentRules.trackingCode,
  trackingUrl: newShipmentRules.trackingUrl,
};

export const SALE_NOTE_FORM = { note: newSaleNoteRules.note };

/** Why staff act. */
export const STAFF_FORM = { reason: askProviderRules.reason };

export const OWN_REFUND_FORM = {
  reason: ownRefundRules.reason,
  password: ownRefundRules.password,
  code: ownRefundRules.code,
};

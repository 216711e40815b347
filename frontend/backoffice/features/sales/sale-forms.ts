import {
  accessMailReasonRules,
  askProviderRules,
  blockBuyerRules,
  decideRefundRules,
  newSaleNoteRules,
  newShipmentRules,
  ownRefundRules,
  reassignSaleRules,
} from '@guiche/api-client/rules';

/** A parcel of a sale. */
export const SHIP_FORM = {
  carrier: newShipmentRules.carrier,
  trackingCode: newShipmentRules.trackingCode,
  trackingUrl: newShipmentRules.trackingUrl,
};

export const SALE_NOTE_FORM = { note: newSaleNoteRules.note };

/** Why staff act, and the address that the buyer meant, for the access. */
export const STAFF_FORM = { reason: askProviderRules.reason, email: accessMailReasonRules.email };

const { optional: _, ...ADDRESS } = accessMailReasonRules.email;

/** The address that the buyer meant. */
export const OWN_EMAIL_FORM = { email: ADDRESS };

/** The decision about a request for the money. */
export const REFUND_DECISION_FORM = {
  reason: decideRefundRules.reason,
  password: decideRefundRules.password,
  code: decideRefundRules.code,
};

export const OWN_REFUND_FORM = {
  reason: ownRefundRules.reason,
  password: ownRefundRules.password,
  code: ownRefundRules.code,
};

/** Why a buyer is blocked, or no longer. */
export const BLOCK_BUYER_FORM = { reason: blockBuyerRules.reason };

/** Who is credited with a sale. */
export const REASSIGN_FORM = {
  affiliate: reassignSaleRules.affiliate,
  basisPoints: reassignSaleRules.basisPoints,
  reason: reassignSaleRules.reason,
  password: reassignSaleRules.password,
  code: reassignSaleRules.code,
};

import { blockBuyerRules, blockTypedBuyerRules } from '@guiche/api-client/rules';

/** Whom staff refuse, and why. */
export const BLOCK_TYPED_BUYER_FORM = {
  buyer: blockTypedBuyerRules.buyer,
  reason: blockTypedBuyerRules.reason,
};

/** Why a block ends. */
export const LIFT_BLOCK_FORM = { reason: blockBuyerRules.reason };

import { blockSellerRules } from '@guiche/api-client/rules';

/** Why staff block a seller, or take that back. */
export const BLOCK_FORM = { reason: blockSellerRules.reason };

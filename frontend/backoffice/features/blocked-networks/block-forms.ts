import { blockNetworkRules, staffReasonRules } from '@guiche/api-client/rules';

/** Which network is blocked, how long and why. */
export const BLOCK_NETWORK_FORM = {
  network: blockNetworkRules.network,
  days: blockNetworkRules.days,
  reason: blockNetworkRules.reason,
};

/** Why a block ends. */
export const UNBLOCK_FORM = { reason: staffReasonRules.reason };

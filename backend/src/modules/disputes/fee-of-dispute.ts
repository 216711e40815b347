import { cents } from '@guiche/money';
import type { DisputeRules } from '../platforms/index.js';
import type { DisputeKind } from './domain/dispute-cause.js';
import { feeParts } from './domain/fee-parts.js';
import type { DisputedPayment } from './store/disputed-payments.js';

/** The fee as it is kept at the notice, and who pays it. */
export function feeOf(
  kind: DisputeKind,
  { medFee, chargebackFee, disputeFeeShared }: DisputeRules,
  { shares }: Pick<DisputedPayment, 'shares'>,
) {
  const fee = cents(kind === 'MED' ? medFee : chargebackFee);
  return { fee, feeParts: feeParts(fee, shares, disputeFeeShared) };
}

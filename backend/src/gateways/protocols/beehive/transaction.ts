import { statusTable, type NativeBody, type QueryOutcome } from '@guiche/gateway-kit';
import { instructions, payment, reported } from '../../formatting/transaction-object.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';

/**
 * The specification's typical list matches this protocol's vocabulary: waiting_payment, partially_paid, chargedback,
 * in mediation.
 */
const status = statusTable(typicalStatuses({ reported, awaiting: instructions, settled: payment }), {
  becomes: 'rejected',
  reported,
});

/** The transaction object: the answer of every call about a charge, and the data of a webhook. */
export const readTransaction = (charge: NativeBody): QueryOutcome => status(charge.text('status'), charge);

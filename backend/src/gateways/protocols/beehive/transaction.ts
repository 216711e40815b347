import { statusTable, type NativeBody, type QueryOutcome } from '@guiche/gateway-kit';
import { instructions, payment, told } from '../../formatting/transaction-object.js';
import { typicalWords } from '../../formatting/typical-words.js';

/** The specification's typical list is this family's own vocabulary: waiting_payment, partially_paid, chargedback, in mediation. */
const status = statusTable(typicalWords({ told, awaiting: instructions, settled: payment }), {
  becomes: 'rejected',
  told,
});

/** The transaction object: the answer of every call about a charge, and the data of a webhook. */
export const readTransaction = (charge: NativeBody): QueryOutcome => status(charge.text('status'), charge);

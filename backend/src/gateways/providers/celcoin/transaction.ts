import {
  UnreadableBody,
  readCents,
  statusTable,
  type DeclineReason,
  type NativeBody,
  type QueryIntent,
  type QueryOperation,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { dayOrInstant } from '../../formatting/pix-expiry.js';
import { all, typicalStatuses } from '../../formatting/typical-statuses.js';

/** Charges are requested with the specified page: start 0, limit 10 (payments.md §7). */
const FIRST_PAGE = { startAt: 0, limit: 10 };

/** A bank's reason, in the code that Brazil's card schemes share (ABECS). */
const REFUSALS: Readonly<Record<string, DeclineReason>> = { 51: 'insufficientFunds', 59: 'fraudSuspected' };

/** The reference is the charge's id: a transaction has its own, from another sequence. */
const reported = (transaction: NativeBody) => ({
  reference: transaction.text('chargeGalaxPayId'),
  amount: readCents(transaction, 'value'),
});

const awaiting = (transaction: NativeBody): Partial<Extract<QueryOutcome, { kind: 'awaiting' }>> => {
  const copyPaste = transaction.optionalAt('Pix')?.optionalText('qrCode');
  const boleto = transaction.optionalAt('Boleto');
  const digitableLine = boleto?.optionalText('bankLine');
  const url = boleto?.optionalText('pdf');
  const payday = dayOrInstant(transaction, 'payday');
  return {
    ...(copyPaste ? { pix: { copyPaste } } : {}),
    ...(digitableLine ? { billet: { digitableLine, ...(url ? { url } : {}) } } : {}),
    ...(boleto && payday ? { expiresAt: payday } : {}),
  };
};

const ended =
  (reason: DeclineReason) =>
  (transaction: NativeBody): QueryOutcome => ({
    kind: 'declined',
    reason,
    ...reported(transaction),
  });

const refused = (transaction: NativeBody): QueryOutcome => {
  const code = transaction.optionalAt('AbecsReasonDenied')?.optionalText('code') ?? '';
  return ended(REFUSALS[code] ?? 'cardRefused')(transaction);
};

const words = typicalStatuses({ reported, awaiting });

/** The typical mapping, which makes `reversed` CHARGEBACK, and the provider's own words by their meaning. */
const status = statusTable(
  {
    ...words,
    ...all(words['pending']!, 'notSend', 'noSend', 'pendingPix', 'pendingBoleto'),
    ...all(words['paid']!, 'payedPix', 'payedBoleto', 'payExternal', 'free'),
    denied: refused,
    // Only unpaid charges are cancelled here.
    ...all(ended('canceled'), 'cancel', 'cancelByContract'),
    ...all(ended('expired'), 'notCompensated', 'unavailablePix'),
  },
  { becomes: 'rejected', reported },
);

export const wordOf = (transaction: NativeBody): string => transaction.text('status');

export const readTransaction = (transaction: NativeBody): QueryOutcome =>
  status(wordOf(transaction), transaction);

/** A single charge has a single transaction. */
export function transactionOf(charge: NativeBody): NativeBody {
  const [transaction] = charge.list('Transactions');
  if (!transaction) throw new UnreadableBody('the charge has no transaction');
  return transaction;
}

export const readNewCharge = (body: NativeBody): QueryOutcome =>
  readTransaction(transactionOf(body.at('Charge')));

export const query: QueryOperation = {
  send: ({ reference = '' }) => asking('galaxPayIds', reference),
  read: (body, intent) => found(body, 'galaxPayId', intent.reference ?? ''),
};

export const find: QueryOperation = {
  send: ({ attemptId }) => asking('myIds', attemptId),
  read: (body, { attemptId }: QueryIntent) => found(body, 'myId', attemptId),
};

const asking = (filter: 'galaxPayIds' | 'myIds', id: string) => ({
  method: 'GET' as const,
  path: '/charges',
  query: { [filter]: id, ...FIRST_PAGE },
});

/** Other charges in the answer mean that the filter was not applied: then the list is incomplete and proves nothing. */
function found(body: NativeBody, field: string, id: string): QueryOutcome {
  const listed = body.list('Charges');
  const ours = listed.find((one) => one.optionalText(field) === id);
  if (!ours && listed.length > 0) throw new UnreadableBody('the list is not of our charge');
  return ours ? readTransaction(transactionOf(ours)) : { kind: 'notFound' };
}

import { statusTable, type DeclineReason, type NativeBody, type QueryOutcome } from '@guiche/gateway-kit';
import { all } from '../../formatting/typical-statuses.js';
import { CENTS, isThird, unitOf, type Unit, type WitetecCredentials } from './credentials.js';

const reported = (charge: NativeBody) => ({
  reference: charge.optionalText('transaction_id') ?? charge.text('id'),
});

const awaiting = (charge: NativeBody): QueryOutcome => ({
  kind: 'awaiting',
  ...reported(charge),
  ...code(charge),
});
const settled = (charge: NativeBody): QueryOutcome => ({ kind: 'settled', ...reported(charge) });
const chargedBack = (charge: NativeBody): QueryOutcome => ({ kind: 'chargedBack', ...reported(charge) });
const declined =
  (reason: DeclineReason) =>
  (charge: NativeBody): QueryOutcome => ({ kind: 'declined', reason, ...reported(charge) });

/**
 * A status of the second generation, without an amount: its webhooks do not state the unit. Payments.md §4 lists four
 * statuses; the server has three more, all final.
 */
export const readSecondWord = statusTable(
  {
    ...all(awaiting, 'pending', 'not_authorized'),
    completed: settled,
    chargeback: chargedBack,
    failed: declined('other'),
    expired: declined('expired'),
    ...all(declined('canceled'), 'cancelled', 'canceled'),
  },
  { becomes: 'rejected', reported },
);

/** The specification does not list these; the typical mapping applies. */
const readThirdWord = statusTable(
  {
    ...all(awaiting, 'PENDING', 'WAITING_PAYMENT', 'PROCESSING', 'AUTHORIZED'),
    PAID: settled,
    REFUNDED: (charge) => ({ kind: 'refunded', ...reported(charge) }),
    ...all(chargedBack, 'CHARGEDBACK', 'DISPUTE'),
    REFUSED: declined('cardRefused'),
    ...all(declined('other'), 'FAILED', 'BLOCKED'),
  },
  { becomes: 'rejected', reported },
);

/** A charge of the third generation, which uses cents everywhere. */
export const readThird = (charge: NativeBody): QueryOutcome =>
  withAmount(readThirdWord(charge.text('status'), charge), charge, CENTS);

export function readTransaction(body: NativeBody, credentials: WitetecCredentials): QueryOutcome {
  const charge = body.optionalObject('data') ?? body;
  return isThird(credentials)
    ? readThird(charge)
    : withAmount(readSecondWord(charge.text('status'), charge), charge, unitOf(credentials));
}

/** The second generation returns the code of a new charge without a status: it is pending. */
export function readNewTransaction(body: NativeBody, credentials: WitetecCredentials): QueryOutcome {
  const waits = !isThird(credentials) && !body.has('status');
  return waits ? withAmount(awaiting(body), body, unitOf(credentials)) : readTransaction(body, credentials);
}

function withAmount(outcome: QueryOutcome, charge: NativeBody, unit: Unit): QueryOutcome {
  const amount = charge.has('amount') ? { amount: unit.read(charge, 'amount') } : {};
  return 'reference' in outcome ? { ...outcome, ...amount } : outcome;
}

/** Three spellings: the answer to a new charge, the answer to a query, the third generation. */
function code(charge: NativeBody): Partial<Extract<QueryOutcome, { kind: 'awaiting' }>> {
  const pix = charge.optionalObject('pix') ?? charge.optionalObject('pix_data');
  const copyPaste = pix?.optionalText('qr_code') ?? pix?.optionalText('copyPaste');
  const expiresAt = pix?.optionalInstant('expires_at') ?? pix?.optionalInstant('expirationDate');
  return { ...(copyPaste ? { pix: { copyPaste } } : {}), ...(expiresAt ? { expiresAt } : {}) };
}

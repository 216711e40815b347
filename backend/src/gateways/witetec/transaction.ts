import {
  statusTable,
  type DeclineReason,
  type NativeBody,
  type QueryOutcome,
  type StatusReader,
} from '@guiche/gateway-kit';
import { all } from '../families/typical-words.js';
import { CENTS, isThird, unitOf, type Unit, type WitetecCredentials } from './credentials.js';

/** Without a unit no amount is told: a webhook of the second generation does not say in which one it writes. */
const tellingIn = (unit: Unit | undefined) => (charge: NativeBody) => ({
  reference: charge.optionalText('transaction_id') ?? charge.text('id'),
  ...(unit && charge.has('amount') ? { amount: unit.read(charge, 'amount') } : {}),
});

/** Three spellings: the answer to a new charge, the answer to a question, the third generation. */
function code(charge: NativeBody): Partial<Extract<QueryOutcome, { kind: 'awaiting' }>> {
  const pix = charge.optionalObject('pix') ?? charge.optionalObject('pix_data');
  const copyPaste = pix?.optionalText('qr_code') ?? pix?.optionalText('copyPaste');
  const expiresAt = pix?.optionalInstant('expires_at') ?? pix?.optionalInstant('expirationDate');
  return { ...(copyPaste ? { pix: { copyPaste } } : {}), ...(expiresAt ? { expiresAt } : {}) };
}

/** What the words of a generation are made of. */
function meanings(unit: Unit | undefined) {
  const told = tellingIn(unit);
  return {
    told,
    awaiting: (charge: NativeBody): QueryOutcome => ({ kind: 'awaiting', ...told(charge), ...code(charge) }),
    settled: (charge: NativeBody): QueryOutcome => ({ kind: 'settled', ...told(charge) }),
    refunded: (charge: NativeBody): QueryOutcome => ({ kind: 'refunded', ...told(charge) }),
    chargedBack: (charge: NativeBody): QueryOutcome => ({ kind: 'chargedBack', ...told(charge) }),
    declined:
      (reason: DeclineReason) =>
      (charge: NativeBody): QueryOutcome => ({ kind: 'declined', reason, ...told(charge) }),
  };
}

/** Payments.md §4 lists four words; the server knows three more, all of them final. */
export function secondWords(unit?: Unit): StatusReader {
  const { told, awaiting, settled, chargedBack, declined } = meanings(unit);
  return statusTable(
    {
      ...all(awaiting, 'pending', 'not_authorized'),
      completed: settled,
      chargeback: chargedBack,
      failed: declined('other'),
      expired: declined('expired'),
      ...all(declined('canceled'), 'cancelled', 'canceled'),
    },
    { becomes: 'rejected', told },
  );
}

/** The specification does not know these; they follow its typical line. */
export function thirdWords(): StatusReader {
  const { told, awaiting, settled, refunded, chargedBack, declined } = meanings(CENTS);
  return statusTable(
    {
      ...all(awaiting, 'PENDING', 'WAITING_PAYMENT', 'PROCESSING', 'AUTHORIZED'),
      PAID: settled,
      REFUNDED: refunded,
      ...all(chargedBack, 'CHARGEDBACK', 'DISPUTE'),
      REFUSED: declined('cardRefused'),
      ...all(declined('other'), 'FAILED', 'BLOCKED'),
    },
    { becomes: 'rejected', told },
  );
}

export function readTransaction(body: NativeBody, credentials: WitetecCredentials): QueryOutcome {
  const charge = body.optionalObject('data') ?? body;
  const status = isThird(credentials) ? thirdWords() : secondWords(unitOf(credentials));
  return status(charge.text('status'), charge);
}

/** The second generation shows the code of a new charge and no word: it waits. */
export function readNewTransaction(body: NativeBody, credentials: WitetecCredentials): QueryOutcome {
  const waits = !isThird(credentials) && !body.has('status');
  return waits ? meanings(unitOf(credentials)).awaiting(body) : readTransaction(body, credentials);
}

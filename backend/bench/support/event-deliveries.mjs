// @ts-check
/**
 * What each of three protocols delivers about one charge: ASAAS (signed by a token), HAWKPAY (unsigned) and ONZ (a bank). Used by the
 * races and by the tests of the order of events.
 */

/** @typedef {'created' | 'paid' | 'refunded' | 'chargeback' | 'unknown word' | 'stale created'} Event */
/** @typedef {'ASAAS' | 'HAWKPAY' | 'ONZ'} Protocol */
/** @typedef {{ attemptId: string, reference: string, amount: number }} Charge `amount` in cents */

/** @type {readonly Event[]} */
export const EVENTS = ['created', 'paid', 'refunded', 'chargeback', 'unknown word', 'stale created'];

/** @type {Record<Event, [string, string]>} */
const ASAAS_WORDS = {
  created: ['PAYMENT_CREATED', 'PENDING'],
  'stale created': ['PAYMENT_CREATED', 'PENDING'],
  paid: ['PAYMENT_RECEIVED', 'RECEIVED'],
  refunded: ['PAYMENT_REFUNDED', 'REFUNDED'],
  chargeback: ['PAYMENT_CHARGEBACK_REQUESTED', 'CHARGEBACK_REQUESTED'],
  'unknown word': ['PAYMENT_UPDATED', 'A_WORD_NOBODY_LISTED'],
};

/** @type {Record<Event, string>} */
const HAWKPAY_WORDS = {
  created: 'waiting_payment',
  'stale created': 'waiting_payment',
  paid: 'paid',
  refunded: 'refunded',
  chargeback: 'chargeback',
  'unknown word': 'a_word_nobody_listed',
};

/** @type {Record<Event, [string, string]>} */
const ONZ_WORDS = {
  created: ['RECEIVE', 'PROCESSING'],
  'stale created': ['RECEIVE', 'PROCESSING'],
  paid: ['RECEIVE', 'LIQUIDATED'],
  refunded: ['REFUND', 'LIQUIDATED'],
  chargeback: ['REFUND', 'LIQUIDATED'],
  'unknown word': ['RECEIVE', 'A_WORD_NOBODY_LISTED'],
};

/**
 * The body of a delivery.
 * @param {Protocol} protocol @param {Event} event @param {Charge} charge
 * @returns {object}
 */
export function bodyOf(protocol, event, { attemptId, reference, amount }) {
  switch (protocol) {
    case 'ASAAS': {
      const [name, status] = ASAAS_WORDS[event];
      const payment = {
        object: 'payment',
        id: reference,
        value: amount / 100,
        status,
        externalReference: attemptId,
      };
      return { id: `evt_${attemptId}_${event}`, event: name, payment };
    }
    case 'HAWKPAY': {
      const status = HAWKPAY_WORDS[event];
      const data = { id: Number(reference), amount, paymentMethod: 'pix', status, externalRef: attemptId };
      return { id: 1, type: 'transaction', objectId: reference, data };
    }
    case 'ONZ': {
      const [type, status] = ONZ_WORDS[event];
      const payment = { amount: (amount / 100).toFixed(2), currency: 'BRL' };
      return { type, data: { txId: reference, status, payment } };
    }
  }
}

/**
 * Every order of these.
 * @template T
 * @param {readonly T[]} of
 * @returns {T[][]}
 */
export function permutations(of) {
  if (of.length === 0) return [[]];
  return of.flatMap((one, at) => {
    const others = [...of.slice(0, at), ...of.slice(at + 1)];
    return permutations(others).map((rest) => [one, ...rest]);
  });
}

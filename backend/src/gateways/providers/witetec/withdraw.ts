import {
  UnsupportedRequest,
  path,
  readCents,
  withdrawTable,
  type Json,
  type NativeBody,
  type ParsedWebhook,
  type Operation,
  type Preparation,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { cpfOf } from '../../formatting/cpf.js';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutStatusNotification } from '../../formatting/payout-notification.js';
import { isThird, unitOf, type WitetecCredentials } from './credentials.js';

/** The typical mapping, and the providers' words by their meaning: a payout that was made must not read as REJECTED. */
const status = withdrawTable({
  pending: 'PENDING',
  processing: 'PENDING',
  success: 'APPROVED',
  paid: 'APPROVED',
  approved: 'APPROVED',
  completed: 'APPROVED',
  rejected: 'REJECTED',
  failed: 'REJECTED',
  refunded: 'REJECTED',
  canceled: 'CANCELED',
  cancelled: 'CANCELED',
});

/** Payouts of the second generation have a separate login, requested each time. */
const login = <I, R>(): Preparation<I, R, WitetecCredentials> => ({
  when: (_, { credentials }) => !isThird(credentials),
  send: (_, { credentials: { email, password } }) => {
    if (!email || !password) throw new UnsupportedRequest('payouts need an e-mail and a password');
    return { method: 'POST', path: '/withdrawals/auth', body: { email, password } };
  },
  read: (body) => ({ kind: 'facts', facts: { token: body.text('token') } }),
});

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** The second generation has no field for our key; the header contains it, without a guarantee. */
export const withdraw: Operation<WithdrawIntent, WithdrawOutcome, WitetecCredentials> = {
  before: [login()],
  send: (intent, { credentials, facts }) => ({
    method: 'POST',
    path: '/withdrawals',
    headers: { 'idempotency-key': intent.withdrawReference, ...bearer(facts['token']) },
    body: isThird(credentials) ? thirdPayout(intent) : secondPayout(intent, credentials),
  }),
  read: (body, { amount }, { credentials }) => readPayout(body, amount, credentials),
};

export const queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome, WitetecCredentials> = {
  before: [login()],
  send: ({ withdrawId = '' }, { facts }) => ({
    method: 'GET',
    path: path`/withdrawals/${withdrawId}`,
    headers: bearer(facts['token']),
  }),
  read: (body, { amount }, { credentials }) => readPayout(body, amount, credentials),
  readError: notFound,
};

/**
 * One client reads only the id of a new payout: without a status it is in progress. The unit of the second
 * generation's answers was never seen, so our amount is used.
 */
function readPayout(body: NativeBody, queried: Cents, credentials: WitetecCredentials): WithdrawOutcome {
  const payout = body.optionalObject('data') ?? body;
  const withdrawId = payout.text('id');
  const amount = isThird(credentials) && payout.has('amount') ? readCents(payout, 'amount') : queried;
  return status(payout.optionalText('status') ?? 'pending', { withdrawId, amount });
}

function secondPayout(intent: WithdrawIntent, credentials: WitetecCredentials): Json {
  const { key } = payoutKey(intent, 'phoneDigits');
  return {
    amount: unitOf(credentials).format(intent.amount),
    pix_key: key,
    name: intent.name,
    document: cpfOf(intent.document),
  };
}

function thirdPayout(intent: WithdrawIntent): Json {
  const { key, type } = payoutKey(intent, 'phoneDigits');
  return {
    amount: intent.amount,
    pixKey: key,
    pixKeyType: type === 'RANDOM' ? 'EVP' : type,
    method: 'PIX',
    metadata: { sellerExternalRef: intent.withdrawReference },
  };
}

/** The kinds of event are documented without their bodies: the id is read, and the kind is the status. */
export const withdrawalNotification = (event: string, body: NativeBody): ParsedWebhook =>
  payoutStatusNotification(status, event.slice('WITHDRAWAL_'.length), {
    withdrawId: body.text('id'),
    withdrawReference: body.optionalObject('metadata')?.optionalText('sellerExternalRef'),
  });

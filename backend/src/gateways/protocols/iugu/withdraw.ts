import {
  UnsupportedRequest,
  path,
  readCents,
  toReaisNumber,
  withdrawTable,
  type GatewayRequest,
  type Json,
  type NativeBody,
  type Operation,
  type PixKeyType,
  type ParsedWebhook,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { formatDocument } from '@guiche/brazil';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutStatusNotification } from '../../formatting/payout-notification.js';
import { rejectedWith } from '../../formatting/rejected-with.js';

const UNKNOWN_RECEIVER = 'Recebedor não encontrado.';

/** `done` and `accepted` are the provider's words for the specification's success and paid. */
const status = withdrawTable({
  pending: 'PENDING',
  processing: 'PENDING',
  done: 'APPROVED',
  accepted: 'APPROVED',
  cancelled: 'CANCELED',
  rejected: 'REJECTED',
  refunded: 'REJECTED',
  error: 'REJECTED',
});

const KEY_TYPES: Readonly<Record<PixKeyType, string>> = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  EMAIL: 'email',
  PHONE: 'phone',
  RANDOM: 'evp',
};

/**
 * A receiver's balance goes to its own bank account, requested with its token; the platform's money goes to any
 * payee.
 */
export const withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
  send: (intent) => (intent.paymentMethod === 'RECEIVER' ? ownMoney(intent) : transfer(intent)),
  read: (body, intent) =>
    intent.paymentMethod === 'RECEIVER' ? readRequested(body, intent) : readTransfer(body),
  // Payments.md §8: the error of a transfer is the body of the answer.
  readError: (httpStatus, body, { paymentMethod }) =>
    rejectedWith(httpStatus === 404 && paymentMethod === 'RECEIVER' ? UNKNOWN_RECEIVER : body.whole())(
      httpStatus,
    ),
};

export const queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
  send: ({ withdrawId = '', ...intent }) =>
    intent.receiverId === undefined
      ? { method: 'GET', path: path`/transfer_requests/${withdrawId}` }
      : { method: 'GET', path: path`/withdraw_requests/${withdrawId}`, onBehalfOf: receiver(intent).token },
  read: (body, intent) =>
    intent.receiverId === undefined ? readTransfer(body) : readRequested(body, intent),
  readError: notFound,
};

/** The only call of this API in reais. */
function ownMoney({ amount, withdrawReference, ...intent }: WithdrawIntent): GatewayRequest {
  const { id, token } = receiver(intent);
  return {
    method: 'POST',
    path: path`/accounts/${id}/request_withdraw`,
    body: {
      amount: toReaisNumber(amount),
      custom_variables: [{ name: 'withdrawReference', value: withdrawReference }],
    },
    onBehalfOf: token,
    signed: true,
  };
}

function transfer(intent: WithdrawIntent): GatewayRequest {
  const { amount, withdrawReference, description, document, name } = intent;
  const isPix = intent.paymentMethod === 'PIX';
  return {
    method: 'POST',
    path: '/transfer_requests',
    body: {
      transfer_type: isPix ? 'pix' : 'ted',
      amount_cents: amount,
      description,
      external_reference: withdrawReference,
      receiver: isPix
        ? { name, cpf_cnpj: formatDocument(document), pix: pixKey(intent) }
        : bankAccount(intent),
    },
    signed: true,
  };
}

function pixKey(intent: WithdrawIntent): Json {
  const { key, type } = payoutKey(intent, 'phonePlus55');
  return { type: KEY_TYPES[type], key };
}

function bankAccount(intent: WithdrawIntent): Json {
  const { bankCode, branchNumber, accountNumber } = intent;
  if (!bankCode || !branchNumber || !accountNumber)
    throw new UnsupportedRequest('the payout has no whole bank account');
  return {
    name: intent.accountHolder ?? intent.name,
    cpf_cnpj: formatDocument(intent.accountDocument ?? intent.document),
    bank: { compe: bankCode, branch: branchNumber, account: accountNumber, account_type: 'cc' },
  };
}

function receiver({ receiverId, receiverToken }: Pick<WithdrawIntent, 'receiverId' | 'receiverToken'>) {
  if (!receiverId || !receiverToken) throw new UnsupportedRequest(UNKNOWN_RECEIVER);
  return { id: receiverId, token: receiverToken };
}

function readTransfer(body: NativeBody): WithdrawOutcome {
  return status(body.text('status'), {
    // The list calls it `id`, the answers to one transfer do not.
    withdrawId: body.optionalText('transfer_request_id') ?? body.text('id'),
    amount: readCents(body, 'amount_cents'),
  });
}

/** A new request is answered without a status. Its amount is a formatted text, so ours is used. */
function readRequested(body: NativeBody, { amount }: Pick<WithdrawIntent, 'amount'>): WithdrawOutcome {
  const withdrawId = body.text('id');
  const word = body.optionalText('status');
  return word === undefined
    ? { kind: 'awaiting', status: 'PENDING', withdrawId, amount }
    : status(word, { withdrawId, amount, detail: body.optionalText('feedback') });
}

/** The facts may be at the top level or inside `data`, named for a transfer or a request. They contain no amount. */
export function payoutChanged(body: NativeBody): ParsedWebhook {
  const reported = body.optionalObject('data') ?? body;
  const withdrawId =
    reported.optionalText('transfer_request_id') ??
    reported.optionalText('withdraw_request_id') ??
    reported.text('id');
  const word = reported.optionalText('transfer_status') ?? reported.text('status');
  return payoutStatusNotification(status, word, { withdrawId, detail: reported.optionalText('feedback') });
}

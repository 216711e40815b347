import {
  UnsupportedRequest,
  UnreadableBody,
  path,
  readCents,
  withdrawTable,
  type NativeBody,
  type Operation,
  type PixKeyType,
  type ParsedWebhook,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutNotification } from '../../formatting/payout-notification.js';
import type { ShieldCredentials } from './credentials.js';

/** Payments.md §4, "Withdraw statuses": the three listed brands, and the protocol's own words for a refusal. */
const status = withdrawTable({
  PENDING_ANALYSIS: 'PENDING',
  PENDING_QUEUE: 'PENDING',
  PROCESSING: 'PENDING',
  PENDING: 'PENDING',
  COMPLETED: 'APPROVED',
  FAILED: 'REJECTED',
  CANCELLED: 'REJECTED',
});

const KEY_TYPES: Readonly<Record<PixKeyType, string>> = {
  CPF: 'cpf',
  CNPJ: 'cnpj',
  EMAIL: 'email',
  PHONE: 'phone',
  RANDOM: 'evp',
};

/** Payouts to PIX keys, `/transfers`, with a key of their own. */
export function shieldTransfers(prefix: string): {
  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome, ShieldCredentials>;
  readonly queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome, ShieldCredentials>;
} {
  return {
    withdraw: {
      send: (intent, { credentials }) => ({
        method: 'POST',
        path: `${prefix}/transfers`,
        headers: withdrawKey(credentials),
        body: transfer(intent),
      }),
      read: readTransfer,
    },
    queryWithdraw: {
      send: ({ withdrawId, withdrawReference }, { credentials }) => ({
        method: 'GET',
        headers: withdrawKey(credentials),
        ...(withdrawId
          ? { path: prefix + path`/transfers/${withdrawId}` }
          : { path: `${prefix}/transfers`, query: { externalRef: withdrawReference } }),
      }),
      read: (body, { withdrawId, withdrawReference }) =>
        withdrawId ? readTransfer(body) : readListed(body, withdrawReference),
      readError: (status, _, { withdrawId }) =>
        status === 404 && withdrawId ? { kind: 'notFound' } : undefined,
    },
  };
}

function transfer(intent: WithdrawIntent) {
  const { key, type } = payoutKey(intent, 'phoneDigits');
  return {
    method: 'fiat',
    amount: intent.amount,
    // The payout pays its own fee, as in every public client.
    netPayout: false,
    pixKey: key,
    pixKeyType: KEY_TYPES[type],
    externalRef: intent.withdrawReference,
    description: intent.description,
    postbackUrl: intent.webhookUrl,
  };
}

function withdrawKey({ withdrawKey }: ShieldCredentials): Record<string, string> {
  if (!withdrawKey) throw new UnsupportedRequest('the account has no withdraw key');
  return { 'x-withdraw-key': withdrawKey };
}

function readTransfer(body: NativeBody): WithdrawOutcome {
  const approvedAt = body.optionalInstant('transferredAt') ?? body.optionalInstant('processedAt');
  return status(body.text('status'), {
    withdrawId: body.text('id'),
    amount: readCents(body, 'amount'),
    ...(approvedAt ? { approvedAt } : {}),
  });
}

/** The data of a webhook of type withdraw: the same as a query of the transfer. */
export const transferNotification = (transfer: NativeBody): ParsedWebhook =>
  payoutNotification(readTransfer(transfer), {
    withdrawId: transfer.text('id'),
    withdrawReference: transfer.optionalText('externalRef'),
  });

function readListed(body: NativeBody, reference: string): WithdrawQueryOutcome {
  const listed = body.isList ? body.list() : body.list('data');
  const ours = listed.find((one) => one.optionalText('externalRef') === reference);
  // Other transfers in the answer mean that the filter was not applied: then the list may be incomplete and proves
  // nothing.
  if (!ours && listed.length > 0) throw new UnreadableBody('the list is not of our reference');
  return ours ? readTransfer(ours) : { kind: 'notFound' };
}

import {
  UnsupportedRequest,
  path,
  readReais,
  toReaisNumber,
  withdrawTable,
  type FollowUp,
  type NativeBody,
  type Operation,
  type PixKeyType,
  type ParsedWebhook,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { payoutNotification } from '../../formatting/payout-notification.js';
import { acceptedBefore } from '../../formatting/accepted-before.js';

const KEY_TYPES: Readonly<Record<PixKeyType, string>> = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'EMAIL',
  PHONE: 'TELEFONE',
  RANDOM: 'CHAVE_ALEATORIA',
};

/** A failed payout is reported twice, FALHA and then DEVOLVIDO when its money is back. */
const words = withdrawTable({
  CRIADO: 'PENDING',
  FINALIZADO: 'APPROVED',
  FALHA: 'REJECTED',
  DEVOLVIDO: 'REJECTED',
});

/** Payments.md §7: a batch is created, then closed. Until it is closed it pays nothing. */
export const withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
  send: (intent) => {
    const { key, type } = payoutKey(intent, 'phonePlus55IfMissing');
    return {
      method: 'POST',
      path: '/batch',
      body: {
        name: intent.withdrawReference,
        type: 'TRANSFERENCIA',
        transfers: [
          {
            value: toReaisNumber(intent.amount),
            integration_id: intent.withdrawReference,
            idempotency_key: intent.withdrawReference,
            pix_description: intent.description,
            destination_bank_account: { pix_key_type: KEY_TYPES[type], pix_key: key },
          },
        ],
      },
    };
  },
  read: (batch, { amount }) => {
    const [transfer] = batch.list('transfers');
    return transfer
      ? readTransfer(transfer, amount)
      : { kind: 'unknown', why: 'the batch has no transfer in it' };
  },
  readError: acceptedBefore(/idempot/i),
  collectFacts: (batch) => ({ batchId: batch.text('id') }),
  after: [closing<WithdrawIntent, WithdrawOutcome>()],
};

/**
 * Our batches contain one transfer, so one in an open batch was never closed: it is closed now. Closing a batch a
 * second time is refused and changes nothing.
 */
export const queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
  send: ({ withdrawId }) => {
    if (!withdrawId) throw new UnsupportedRequest('a transfer can be queried by its own id only');
    return { method: 'GET', path: path`/transfer/${withdrawId}` };
  },
  read: (transfer, { amount }) => readTransfer(transfer, amount),
  collectFacts: (transfer) => ({ batchId: transfer.optionalText('batch_id') ?? '' }),
  readError: notFound,
  after: [closing<WithdrawQueryIntent, WithdrawQueryOutcome>()],
};

export function transferNotification(transfer: NativeBody): ParsedWebhook {
  const amount = readReais(transfer, 'value');
  return payoutNotification(readTransfer(transfer, amount), {
    withdrawId: transfer.text('id'),
    withdrawReference: transfer.optionalText('integration_id'),
  });
}

function readTransfer(transfer: NativeBody, amount: WithdrawIntent['amount']): WithdrawOutcome {
  return words(transfer.text('status'), {
    withdrawId: transfer.text('id'),
    amount: transfer.has('value') ? readReais(transfer, 'value') : amount,
    approvedAt: transfer.optionalInstant('finish_date'),
    detail: transfer.optionalText('status_description'),
  });
}

function closing<I, R extends WithdrawQueryOutcome>(): FollowUp<I, R> {
  return {
    when: (outcome) => outcome.kind === 'awaiting' && outcome.native === 'CRIADO',
    send: (_, __, { facts }) => ({ method: 'POST', path: path`/batch/${facts['batchId'] ?? ''}/close` }),
    read: (_, outcome) => outcome,
  };
}

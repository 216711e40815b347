import {
  UnsupportedRequest,
  path,
  readReais,
  toReaisNumber,
  withdrawTable,
  type Json,
  type NativeBody,
  type Operation,
  type Preparation,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { cnpjCharacters } from '@guiche/brazil';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';

/** The provider's status DONE is the specification's paid, BANK_PROCESSING its processing (payments.md §4). */
const status = withdrawTable({
  PENDING: 'PENDING',
  BANK_PROCESSING: 'PENDING',
  DONE: 'APPROVED',
  FAILED: 'REJECTED',
  CANCELLED: 'CANCELED',
});

/** A receiver is identified by its account; money goes to its wallet, which has its own id. */
const walletOfReceiver: Preparation<WithdrawIntent, WithdrawOutcome> = {
  when: ({ paymentMethod }) => paymentMethod === 'RECEIVER',
  send: ({ receiverId }) => {
    if (!receiverId) throw new UnsupportedRequest('a receiver is required');
    return { method: 'GET', path: path`/accounts/${receiverId}` };
  },
  read: (account) => ({ kind: 'facts', facts: { wallet: account.text('walletId') } }),
};

export const withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
  before: [walletOfReceiver],
  send: (intent, { facts }) => ({
    method: 'POST',
    path: '/transfers',
    body: {
      value: toReaisNumber(intent.amount),
      ...target(intent, facts['wallet']),
      description: intent.description,
      externalReference: intent.withdrawReference,
    },
  }),
  read: readTransfer,
};

export const queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
  send: ({ withdrawId = '' }) => ({ method: 'GET', path: path`/transfers/${withdrawId}` }),
  read: readTransfer,
  readError: notFound,
};

function readTransfer(transfer: NativeBody): WithdrawOutcome {
  return status(transfer.text('status'), {
    withdrawId: transfer.text('id'),
    amount: readReais(transfer, 'value'),
    detail: transfer.optionalText('failReason'),
  });
}

function target(intent: WithdrawIntent, wallet: string | undefined): { readonly [field: string]: Json } {
  switch (intent.paymentMethod) {
    case 'PIX': {
      const { key, type } = payoutKey(intent, 'phoneDigits');
      return {
        operationType: 'PIX',
        pixAddressKey: key,
        pixAddressKeyType: type === 'RANDOM' ? 'EVP' : type,
      };
    }
    case 'BANK_ACCOUNT':
      return { operationType: 'TED', bankAccount: bankAccount(intent) };
    case 'RECEIVER':
      return { walletId: wallet };
  }
}

/** The last character of the account number is its check digit. */
function bankAccount(intent: WithdrawIntent): Json {
  const account = (intent.accountNumber ?? '').replace(/[^0-9Xx]/g, '');
  if (!intent.bankCode || !intent.branchNumber || account.length < 2) {
    throw new UnsupportedRequest('bank, branch and account number are required');
  }
  return {
    bank: { code: intent.bankCode },
    ownerName: intent.accountHolder ?? intent.name,
    cpfCnpj: cnpjCharacters(intent.accountDocument ?? intent.document),
    agency: intent.branchNumber,
    account: account.slice(0, -1),
    accountDigit: account.slice(-1),
    bankAccountType: 'CONTA_CORRENTE',
  };
}

import {
  UnreadableBody,
  path,
  readCents,
  type NativeBody,
  type Operation,
  type Receiver,
  type ReceiverIntent,
  type ReceiverOutcome,
  type ReceiverQueryIntent,
  type ReceiverStatus,
} from '@guiche/gateway-kit';
import { cnpjCharacters, documentType } from '@guiche/brazil';
import { registerInformation } from './registration.js';
import { supportedBank } from '../../formatting/receiver-bank.js';

/** Payments.md §4: every other status is PENDING. */
const STATUS: Readonly<Record<string, ReceiverStatus>> = { active: 'ACTIVE', rejected: 'REJECTED' };

export const createReceiver = (provider: string): Operation<ReceiverIntent, ReceiverOutcome> => ({
  send: (intent) => {
    const document = cnpjCharacters(intent.document);
    const { bankAccount } = intent;
    return {
      method: 'POST',
      path: '/recipients',
      body: {
        code: intent.userId,
        register_information: registerInformation(intent),
        default_bank_account: {
          holder_name: intent.name.slice(0, 30),
          holder_type: documentType(document) === 'CPF' ? 'individual' : 'company',
          holder_document: document,
          bank: supportedBank(bankAccount).code,
          branch_number: bankAccount.branchNumber,
          branch_check_digit: bankAccount.branchDigit,
          account_number: bankAccount.accountNumber,
          account_check_digit: bankAccount.accountDigit,
          type: bankAccount.accountType === 'SAVINGS' ? 'savings' : 'checking',
        },
        // Sellers request their money; the provider does not send it automatically.
        transfer_settings: { transfer_enabled: false, transfer_interval: 'Daily', transfer_day: 0 },
      },
    };
  },
  // A new one is PENDING, whatever the answer says (payments.md §4).
  read: (recipient, { bankAccount }) => ({
    ...readRecipient(recipient, provider),
    status: 'PENDING',
    bankAccount,
  }),
});

export const queryReceiver = (provider: string): Operation<ReceiverQueryIntent, ReceiverOutcome> => ({
  send: ({ receiverId }) => ({ method: 'GET', path: path`/recipients/${receiverId}` }),
  read: (recipient) => readRecipient(recipient, provider),
  after: [
    {
      when: (outcome) => outcome.kind === 'receiver',
      send: ({ receiverId }) => ({ method: 'GET', path: path`/recipients/${receiverId}/balance` }),
      read: (balance, outcome) => {
        if (outcome.kind !== 'receiver') throw new UnreadableBody('no receiver was read before');
        return { ...outcome, balance: readCents(balance, 'available_amount') };
      },
    },
  ],
});

function readRecipient(recipient: NativeBody, receiverProvider: string): Receiver {
  const document = recipient.text('document');
  return {
    kind: 'receiver',
    receiverId: recipient.text('id'),
    receiverProvider,
    name: recipient.text('name'),
    document,
    documentType: documentType(document),
    email: recipient.text('email'),
    status: STATUS[recipient.text('status')] ?? 'PENDING',
  };
}

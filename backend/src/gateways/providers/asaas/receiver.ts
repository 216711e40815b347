import {
  UnsupportedRequest,
  UnreadableBody,
  path,
  readReais,
  toReaisNumber,
  type NativeBody,
  type Operation,
  type Receiver,
  type ReceiverIntent,
  type ReceiverOutcome,
  type ReceiverQueryIntent,
  type ReceiverStatus,
} from '@guiche/gateway-kit';
import { cnpjCharacters, documentType, onlyDigits, phoneDigits } from '@guiche/brazil';

/** The meaning of the sub-account's `general` state; everything before a decision is PENDING. */
const DECISIONS: Readonly<Record<string, ReceiverStatus>> = { APPROVED: 'ACTIVE', REJECTED: 'REJECTED' };

/** A sub-account. Its key is returned only in this answer, and is the receiver's token. */
export const createReceiver: Operation<ReceiverIntent, ReceiverOutcome> = {
  send: (intent) => ({
    method: 'POST',
    path: '/accounts',
    body: {
      name: intent.name,
      email: intent.email,
      cpfCnpj: cnpjCharacters(intent.document),
      mobilePhone: mobilePhone(intent),
      incomeValue: toReaisNumber(monthlyRevenue(intent)),
      address: intent.address.street,
      addressNumber: intent.address.number,
      province: intent.address.district,
      postalCode: onlyDigits(intent.address.zipcode),
    },
  }),
  read: (account, { bankAccount }) => ({
    ...readAccount(account),
    receiverToken: account.text('apiKey'),
    bankAccount,
  }),
};

/** Only the sub-account can read state and balance: without its token the receiver stays PENDING. */
export const queryReceiver: Operation<ReceiverQueryIntent, ReceiverOutcome> = {
  send: ({ receiverId }) => ({ method: 'GET', path: path`/accounts/${receiverId}` }),
  read: readAccount,
  after: [
    {
      when: (outcome) => outcome.kind === 'receiver',
      send: (intent) => ({ method: 'GET', path: '/myAccount/status', onBehalfOf: token(intent) }),
      read: (body, outcome) => ({
        ...receiver(outcome),
        status: DECISIONS[body.text('general')] ?? 'PENDING',
      }),
    },
    {
      when: (outcome) => outcome.kind === 'receiver',
      send: (intent) => ({ method: 'GET', path: '/finance/balance', onBehalfOf: token(intent) }),
      read: (body, outcome) => ({ ...receiver(outcome), balance: readReais(body, 'balance') }),
    },
  ],
};

function readAccount(account: NativeBody): Receiver {
  const document = account.text('cpfCnpj');
  return {
    kind: 'receiver',
    receiverId: account.text('id'),
    receiverProvider: 'ASAAS',
    name: account.text('name'),
    document,
    documentType: documentType(document),
    email: account.text('email'),
    status: 'PENDING',
  };
}

function monthlyRevenue({ providerSpecificData }: ReceiverIntent) {
  const revenue = providerSpecificData?.monthlyRevenue;
  // Payments.md §5, verbatim.
  if (revenue === undefined) throw new UnsupportedRequest('Adquirente requer campo de renda mensal.');
  return revenue;
}

function mobilePhone({ phone }: ReceiverIntent): string {
  if (!phone) throw new UnsupportedRequest('a phone is required');
  return phoneDigits(phone);
}

function token({ receiverToken }: ReceiverQueryIntent): string {
  if (!receiverToken) throw new UnsupportedRequest("the receiver's token is required");
  return receiverToken;
}

function receiver(outcome: ReceiverOutcome): Receiver {
  if (outcome.kind !== 'receiver') throw new UnreadableBody('no receiver was read before');
  return outcome;
}

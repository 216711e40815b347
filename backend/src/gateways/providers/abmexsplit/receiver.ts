import {
  UnsupportedRequest,
  path,
  readCents,
  type BankAccount,
  type Json,
  type NativeBody,
  type Operation,
  type Receiver,
  type ReceiverIntent,
  type ReceiverOutcome,
  type ReceiverQueryIntent,
  type ReceiverStatus,
} from '@guiche/gateway-kit';
import { cnpjCharacters, documentType, onlyDigits } from '@guiche/brazil';
import { SPLIT_BANKS } from './banks.js';
import type { AbmexsplitCredentials } from './credentials.js';
import { randomPriceRange } from './price-range.js';

const ID = 'ABMEXSPLIT';
/** Payments.md §9: unusual, but specified. The account's credentials may override it. */
export const RECEIVER_ODDITIES = { priceRange: 'random', receiverPhone: '11999999999' } as const;
const UNSUPPORTED_BANK = 'Banco não suportado, tente outro.';

/** These banks have no branch digit at this acquirer (payments.md §5). */
const WITHOUT_BRANCH_DIGIT = ['001', '036', '246', '204', '237'];

export const createReceiver: Operation<ReceiverIntent, ReceiverOutcome, AbmexsplitCredentials> = {
  send: (intent, { credentials }) => ({
    method: 'POST',
    path: '/marketplaces',
    body: marketplace(intent, credentials),
  }),
  // A new receiver is PENDING, whatever the answer says (payments.md §4).
  read: (body) => ({ ...readMarketplace(body), status: 'PENDING' }),
};

export const queryReceiver: Operation<ReceiverQueryIntent, ReceiverOutcome, AbmexsplitCredentials> = {
  send: ({ receiverId }) => ({ method: 'GET', path: path`/marketplaces/${receiverId}` }),
  read: readMarketplace,
};

function marketplace(
  intent: ReceiverIntent,
  { priceRange, receiverPhone = RECEIVER_ODDITIES.receiverPhone }: AbmexsplitCredentials,
): { readonly [field: string]: Json } {
  const document = cnpjCharacters(intent.document);
  if (intent.documentType === 'CPF' || documentType(document) === 'CPF')
    throw new UnsupportedRequest('Adquirente não aceita CPF');
  return {
    name: intent.name,
    email: intent.email,
    phone: receiverPhone,
    document: { type: 'cnpj', number: document },
    description: intent.description,
    externalRef: intent.userId,
    priceRange: priceRange ?? randomPriceRange(document),
    address: {
      street: intent.address.street,
      number: intent.address.number,
      neighborhood: intent.address.district,
      city: intent.address.city,
      state: intent.address.state,
      zipcode: onlyDigits(intent.address.zipcode),
      country: 'BR',
    },
    bankAccount: bankAccount(intent.bankAccount),
  };
}

function bankAccount(account: BankAccount): Json {
  const { bankCode, branchNumber, branchDigit, accountNumber, accountDigit, accountType } = account;
  if (!SPLIT_BANKS.some(({ code }) => code === bankCode)) throw new UnsupportedRequest(UNSUPPORTED_BANK);
  if (branchDigit && WITHOUT_BRANCH_DIGIT.includes(bankCode)) throw new UnsupportedRequest(UNSUPPORTED_BANK);
  return {
    bankCode,
    agency: branchNumber,
    ...(branchDigit ? { agencyDigit: branchDigit } : {}),
    accountNumber,
    accountDigit,
    accountType: accountType.toLowerCase(),
  };
}

function readMarketplace(body: NativeBody): Receiver {
  const document = body.at('document');
  return {
    kind: 'receiver',
    receiverId: body.text('id'),
    receiverProvider: ID,
    name: body.text('name'),
    document: document.text('number'),
    documentType: document.text('type').toUpperCase() === 'CPF' ? 'CPF' : 'CNPJ',
    email: body.text('email'),
    status: statusOf(body),
    ...(body.has('balance') ? { balance: readCents(body, 'balance') } : {}),
  };
}

/** No list is specified for this acquirer. */
function statusOf(body: NativeBody): ReceiverStatus {
  switch (body.optionalText('status')?.toLowerCase()) {
    case 'active':
      return 'ACTIVE';
    case 'rejected':
      return 'REJECTED';
    default:
      return 'PENDING';
  }
}

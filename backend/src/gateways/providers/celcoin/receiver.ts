import {
  UnsupportedRequest,
  softDescriptor,
  type NativeBody,
  type Operation,
  type Receiver,
  type ReceiverIntent,
  type ReceiverOutcome,
  type ReceiverQueryIntent,
  type ReceiverStatus,
} from '@guiche/gateway-kit';
import { documentType, onlyDigits, phoneDigits } from '@guiche/brazil';
import { requiredCpf } from '../../formatting/cpf.js';
import { pair, partnerHeader, type CelcoinCredentials } from './credentials.js';

const PAGE = 100;

/** Everything before a decision is PENDING. */
const DECISIONS: Readonly<Record<string, ReceiverStatus>> = {
  approved: 'ACTIVE',
  denied: 'REJECTED',
  rejected: 'REJECTED',
};

/** A sub-account of a partner. Its keys are returned only in this answer, and are the receiver's token. */
export const createReceiver: Operation<ReceiverIntent, ReceiverOutcome, CelcoinCredentials> = {
  send: (intent, { credentials }) => ({
    method: 'POST',
    path: '/company/subaccount',
    headers: asPartner(credentials),
    body: {
      name: intent.name,
      document: requiredCpf(intent.document),
      phone: phone(intent),
      emailContact: intent.email,
      canAccessPlatform: false,
      softDescriptor: softDescriptor(intent.name),
      Address: { zipCode: onlyDigits(intent.address.zipcode), ...place(intent), complement: '' },
      // No occupation is known to us.
      Professional: { internalName: 'others', ...place(intent) },
    },
  }),
  read: (body, { bankAccount }) => {
    const company = body.at('Company');
    const { galaxId, galaxHash } = keys(company.at('ApiAuth'));
    // A new one is PENDING, whatever the answer says (payments.md §4).
    return {
      ...readCompany(company),
      status: 'PENDING',
      receiverToken: pair(galaxId, galaxHash),
      bankAccount,
    };
  },
};

/** Sub-accounts are listed and searched for ours. */
export const queryReceiver: Operation<ReceiverQueryIntent, ReceiverOutcome, CelcoinCredentials> = {
  send: (_, { credentials, page }) => ({
    method: 'GET',
    path: '/company/subaccounts',
    headers: asPartner(credentials),
    query: { startAt: page * PAGE, limit: PAGE },
  }),
  read: (body, { receiverId }) => {
    const listed = body.list('Companies');
    const ours = listed.find((one) => one.text('galaxPayId') === receiverId);
    if (ours) return readCompany(ours);
    return listed.length < PAGE
      ? { kind: 'refused', reason: 'request', detail: 'Receiver not found.' }
      : { kind: 'nextPage' };
  },
};

function readCompany(company: NativeBody): Receiver {
  const document = company.text('document');
  const word = company.optionalAt('Verification')?.optionalText('status') ?? '';
  return {
    kind: 'receiver',
    receiverId: company.text('galaxPayId'),
    receiverProvider: 'CELCOIN',
    name: company.text('name'),
    document,
    documentType: documentType(document),
    email: company.text('emailContact'),
    status: DECISIONS[word.toLowerCase()] ?? 'PENDING',
  };
}

function asPartner(credentials: CelcoinCredentials): Record<string, string> {
  const header = partnerHeader(credentials);
  if (!('AuthorizationPartner' in header))
    throw new UnsupportedRequest("the partner's keys are required for receivers");
  return header;
}

function phone({ phone: given }: ReceiverIntent): string {
  if (!given) throw new UnsupportedRequest('a phone is required');
  return phoneDigits(given);
}

const place = ({ address: { street, number, district, city, state } }: ReceiverIntent) => ({
  street,
  number,
  neighborhood: district,
  city,
  state,
});

const keys = (auth: NativeBody) => ({ galaxId: auth.text('galaxId'), galaxHash: auth.text('galaxHash') });

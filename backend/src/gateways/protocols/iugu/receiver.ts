import {
  UnsupportedRequest,
  path,
  type FollowUp,
  type GatewayRequest,
  type Json,
  type NativeBody,
  type Operation,
  type Receiver,
  type ReceiverDocument,
  type ReceiverDocuments,
  type ReceiverIntent,
  type ReceiverOutcome,
  type Refused,
  type Unknown,
} from '@guiche/gateway-kit';
import { cnpjCharacters, documentType, onlyDigits, phoneDigits } from '@guiche/brazil';
import { branchNumber, supportedBank } from '../../formatting/receiver-bank.js';

/** The field name of each document, and the error when it is missing: payments.md §5, in its order. */
const REQUIRED = [
  ['photoDocument', 'identification', 'Foto do documento é obrigatório.'],
  ['photoPersonWithDocument', 'selfie', 'Foto do documento com pessoa é obrigatório.'],
  ['addressProof', 'address_proof', 'Comprovante de endereço é obrigatório.'],
  ['balanceSheet', 'balance_sheet', 'Balanço patrimonial é obrigatório.'],
] as const;
const REQUIRED_OF_COMPANIES = [
  ['photoDocumentSocialContract', 'social_contract', 'Contrato social é obrigatório.'],
] as const;

/** Banks whose names differ at Iugu. */
const BANK_NAMES: Readonly<Record<string, string>> = { '104': 'Caixa Econômica' };

/**
 * A sub-account: created, documents sent, PIX enabled, configured. Its tokens are returned once, in the first answer,
 * so an account whose documents were refused is still a receiver: it cannot be created again or deleted.
 */
export const createReceiver = (receiverProvider: string): Operation<ReceiverIntent, ReceiverOutcome> => ({
  send: (intent) => {
    // Missing data is reported before an account is created.
    verification(intent);
    return {
      method: 'POST',
      path: '/marketplace/create_account',
      // The provider accepts letters and blanks only.
      body: { name: intent.name.replace(/[^\p{L}]+/gu, ' ').trim() },
      signed: true,
    };
  },
  read: (account, intent) => opened(account, intent, receiverProvider),
  collectFacts: (account) => ({
    userToken: account.optionalText('user_token') ?? '',
    liveToken: account.optionalText('live_api_token') ?? '',
  }),
  after: [
    followUp('request_verification', (intent, { receiverId }, { userToken = '' }) => ({
      method: 'POST',
      path: path`/accounts/${receiverId}/request_verification`,
      body: verification(intent),
      onBehalfOf: userToken,
    })),
    followUp('payments/pix', (_, __, { liveToken = '' }) => ({
      method: 'PUT',
      path: '/payments/pix',
      body: { enable: true },
      onBehalfOf: liveToken,
    })),
    followUp('configuration', (_, __, { liveToken = '' }) => ({
      method: 'POST',
      path: '/accounts/configuration',
      // Sellers request their money; Iugu does not send it automatically.
      body: { auto_withdraw: false },
      onBehalfOf: liveToken,
      signed: true,
    })),
  ],
});

/** Payments.md §4: a new receiver is ACTIVE. */
function opened(account: NativeBody, intent: ReceiverIntent, receiverProvider: string): Receiver {
  const document = cnpjCharacters(intent.document);
  return {
    kind: 'receiver',
    receiverId: account.text('account_id'),
    receiverProvider,
    receiverToken: account.text('live_api_token'),
    name: account.optionalText('name') ?? intent.name,
    document,
    documentType: documentType(document),
    email: intent.email,
    status: 'ACTIVE',
    bankAccount: intent.bankAccount,
  };
}

function followUp(
  step: string,
  spell: (
    intent: ReceiverIntent,
    receiver: Receiver,
    facts: Readonly<Record<string, string>>,
  ) => GatewayRequest,
): FollowUp<ReceiverIntent, ReceiverOutcome> {
  return {
    when: (outcome) => outcome.kind === 'receiver',
    send: (intent, outcome, { facts }) => spell(intent, outcome as Receiver, facts),
    read: (_, outcome) => outcome,
    failed: (outcome, verdict) => ({ ...(outcome as Receiver), unfinished: `${step}: ${whyOf(verdict)}` }),
  };
}

const whyOf = (verdict: Refused | Unknown): string =>
  verdict.kind === 'refused' ? verdict.detail : verdict.why;

function verification(intent: ReceiverIntent): { readonly data: Json; readonly files: Json } {
  const document = cnpjCharacters(intent.document);
  const isPerson = documentType(document) === 'CPF';
  const files = documents(intent.documents, isPerson);
  const { address, bankAccount } = intent;
  const bank = supportedBank(bankAccount);
  return {
    data: {
      // Payments.md §9, Iugu's constants.
      price_range: 'Mais que R$ 500,00',
      physical_products: true,
      automatic_transfer: false,
      account_type: 'Corrente',
      business_type: intent.description,
      ...(isPerson
        ? { person_type: 'Pessoa Física', cpf: document, name: intent.name }
        : { person_type: 'Pessoa Jurídica', cnpj: document, company_name: intent.name }),
      street: address.street,
      number: address.number,
      district: address.district,
      cep: onlyDigits(address.zipcode).replace(/^(\d{5})(\d{3})$/, '$1-$2'),
      city: address.city,
      state: address.state,
      ...(intent.phone ? { telephone: phoneDigits(intent.phone) } : {}),
      bank: BANK_NAMES[bank.code] ?? bank.name,
      bank_ag: branchNumber(bankAccount),
      bank_cc: `${bankAccount.accountNumber}-${bankAccount.accountDigit}`,
    },
    files,
  };
}

function documents(documents: ReceiverDocuments = {}, isPerson: boolean): Json {
  const required = isPerson ? REQUIRED : [...REQUIRED, ...REQUIRED_OF_COMPANIES];
  return Object.fromEntries(
    required.map(([field, name, missing]) => [name, inline(documents[field], missing)]),
  );
}

function inline(document: ReceiverDocument | undefined, missing: string): string {
  if (!document) throw new UnsupportedRequest(missing);
  // The name is in a list of parameters, where these characters would end it.
  const name = document.fileName.replace(/[;,"\s]/g, '_');
  return `data:${document.contentType};name=${name};base64,${document.base64}`;
}

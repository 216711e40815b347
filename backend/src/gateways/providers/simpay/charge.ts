import {
  statusTable,
  toReaisNumber,
  type ChargeIntent,
  type Json,
  type NativeBody,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { requiredCpf } from '../../formatting/cpf.js';
import { optionalReais, refundedReais } from '../../formatting/reported-amounts.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';
import { sourceAccount, type SimpayCredentials } from './credentials.js';

/** A longer name is refused. */
const NAME_LENGTH = 25;

export const code = (intent: ChargeIntent, credentials: SimpayCredentials): Json => ({
  amount: toReaisNumber(intent.amount),
  debtor_name: intent.customer.name.slice(0, NAME_LENGTH),
  debtor_document: requiredCpf(intent.customer.document),
  type_document: 'CPF',
  type_fine: 'NONE',
  fine: 0,
  ...sourceAccount(credentials),
  tag: intent.attemptId,
  base_64_image: false,
});

const reported = (charge: NativeBody) => ({
  reference: charge.text('qr_code_id'),
  ...optionalReais(charge, 'amount'),
  ...refundedReais(charge, 'amount_chargeback'),
});

const settled = (charge: NativeBody) => {
  const endToEndId = charge.optionalText('end_to_end');
  return endToEndId ? { providerData: { endToEndId } } : {};
};

const words = typicalStatuses({ reported, settled });

/** Payments.md lists no statuses of SimPay: the general lists apply, where a canceled code is REFUNDED. */
const status = statusTable({ ...words, new: words['created']! }, { becomes: 'rejected', reported });

export const readCode = (charge: NativeBody): QueryOutcome => status(charge.text('status'), charge);
export const readWord = (word: string, charge: NativeBody): QueryOutcome => status(word, charge);

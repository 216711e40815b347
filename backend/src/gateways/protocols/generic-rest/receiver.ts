import {
  readCents,
  readReais,
  type NativeBody,
  type Operation,
  type ReceiverIntent,
  type ReceiverOutcome,
  type ReceiverQueryIntent,
  type ReceiverStatus,
} from '@guiche/gateway-kit';
import type { GenericRestOptions } from './options.js';
import { optionalTextAt, textAt, within } from './places.js';
import { requestBody, withId } from './requests.js';

const STATUS: Readonly<Record<string, ReceiverStatus>> = { active: 'ACTIVE', rejected: 'REJECTED' };

export function createReceiverOperation(
  options: GenericRestOptions,
): Operation<ReceiverIntent, ReceiverOutcome> {
  return {
    send: (intent, context) => {
      const { name, document, documentType, email, description, userId, address, bankAccount } = intent;
      const body = {
        name,
        document,
        documentType,
        email,
        phone: intent.phone,
        description,
        externalId: userId,
        address: { ...address },
        bankAccount: { ...bankAccount },
      };
      return requestBody(options, { method: 'POST', path: options.paths.createReceiver, body }, context);
    },
    // A new receiver is pending review, whatever the answer says (payments.md §4).
    read: (body) => ({ ...receiver(options, body), status: 'PENDING' }),
  };
}

export function queryReceiverOperation(
  options: GenericRestOptions,
): Operation<ReceiverQueryIntent, ReceiverOutcome> {
  return {
    send: ({ receiverId }, context) =>
      requestBody(options, { method: 'GET', path: withId(options.paths.queryReceiver, receiverId) }, context),
    read: (body) => receiver(options, body),
    readError: (status) =>
      status === 404 ? { kind: 'refused', reason: 'request', detail: 'Receiver not found.' } : undefined,
  };
}

function receiver(options: GenericRestOptions, body: NativeBody) {
  const reported = within(body, options.answer.within);
  const document = reported.text('document');
  return {
    kind: 'receiver' as const,
    receiverId: textAt(reported, options.answer.id),
    receiverProvider: options.id,
    name: reported.text('name'),
    document,
    documentType: document.length === 11 ? ('CPF' as const) : ('CNPJ' as const),
    email: reported.text('email'),
    status: status(options, reported),
    ...(reported.has('balance')
      ? { balance: (options.moneyUnit === 'cents' ? readCents : readReais)(reported, 'balance') }
      : {}),
  };
}

function status({ receiverStatus, answer }: GenericRestOptions, reported: NativeBody): ReceiverStatus {
  if (receiverStatus === 'byCreationDate') return reported.has('createdAt') ? 'ACTIVE' : 'PENDING';
  return STATUS[(optionalTextAt(reported, answer.status) ?? '').toLowerCase()] ?? 'PENDING';
}

import {
  UnsupportedRequest,
  UnreadableBody,
  readCents,
  readReais,
  formatPixKey,
  type Json,
  type NativeBody,
  type Operation,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { pixKeyType } from '@guiche/brazil';
import { cpfOf } from '../../formatting/cpf.js';
import { notFound } from '../../formatting/not-found.js';
import type { GenericRestOptions } from './options.js';
import { placed, placeOf, textAt, within } from './places.js';
import { refusal } from './refusal.js';
import { requestBody, formatted, withId } from './requests.js';
import { cutKey } from './cut-key.js';
import type { WithdrawWords } from './words.js';

export function withdrawOperation(options: GenericRestOptions): Operation<WithdrawIntent, WithdrawOutcome> {
  return {
    send: (intent, context) =>
      requestBody(
        options,
        {
          method: 'POST',
          path: options.paths.withdraw,
          headers: { 'idempotency-key': intent.withdrawReference },
          body: placed({ ...payout(options, intent), ...destination(options, intent) }),
        },
        context,
      ),
    read: (body) => read(options, body),
    readError: refusal(options.refusals.withdraw),
  };
}

export function queryWithdrawOperation(
  options: GenericRestOptions,
): Operation<WithdrawQueryIntent, WithdrawQueryOutcome> {
  return {
    send: ({ withdrawId }, context) => {
      if (!withdrawId) throw new UnsupportedRequest('this provider finds a payout by its own id only');
      return requestBody(
        options,
        { method: 'GET', path: withId(options.paths.queryWithdraw, withdrawId) },
        context,
      );
    },
    read: (body) => read(options, body),
    readError: notFound,
  };
}

function payout(options: GenericRestOptions, intent: WithdrawIntent): Record<string, Json> {
  const { withdraw: field, withdrawReferenceLength: length } = options;
  const { withdrawReference: ourKey } = intent;
  return {
    [field.amount]: formatted(options, intent.amount),
    [field.ourKey]: length === undefined ? ourKey : cutKey(ourKey, length),
    [field.name]: intent.name,
    [field.document]: cpfOf(intent.document),
    [field.description]: intent.description,
    [field.webhookUrl]: intent.webhookUrl,
    ...(field.email === undefined ? {} : { [field.email]: intent.email }),
  };
}

function destination(
  { withdraw: field, pixKeys }: GenericRestOptions,
  intent: WithdrawIntent,
): Record<string, Json> {
  switch (intent.paymentMethod) {
    case 'PIX': {
      const { pixKey = '' } = intent;
      const type = intent.pixType ?? pixKeyType(pixKey);
      if (!type || pixKey === '') throw new UnsupportedRequest('the payout has no PIX key of a known type');
      return { [field.pixKey]: formatPixKey(pixKey, type, pixKeys), [field.pixType]: type };
    }
    case 'BANK_ACCOUNT': {
      const { bankCode, branchNumber, accountNumber, accountHolder, accountDocument } = intent;
      if (!bankCode || !branchNumber || !accountNumber)
        throw new UnsupportedRequest('the payout has no bank account');
      return {
        [field.bankAccount]: { bankCode, branchNumber, accountNumber, accountHolder, accountDocument },
      };
    }
    case 'RECEIVER':
      if (!intent.receiverId) throw new UnsupportedRequest('Receiver not found.');
      return { [field.receiverId]: intent.receiverId };
  }
}

function read(options: GenericRestOptions, body: NativeBody): WithdrawOutcome {
  const { answer, withdrawWords, moneyUnit } = options;
  const payout = within(body, answer.within);
  const native = textAt(payout, answer.status);
  const amount = placeOf(payout, options.withdraw.amount);
  if (!amount) throw new UnreadableBody('the payout tells no amount');
  const reported = {
    withdrawId: textAt(payout, answer.id),
    amount: (moneyUnit === 'cents' ? readCents : readReais)(amount.body, amount.field),
    native,
  };
  const is = (words: readonly string[]): boolean =>
    words.some((word) => word.toLowerCase() === native.toLowerCase());

  if (is(withdrawWords.APPROVED)) return { kind: 'settled', status: 'APPROVED', ...reported };
  if (is(withdrawWords.PENDING)) return { kind: 'awaiting', status: 'PENDING', ...reported };
  const { CANCELED, REJECTED, errorWord = '' } = withdrawWords;
  // Any other status is REJECTED too (payments.md §4), but the money may have left: a review item is opened.
  const listed = is([...CANCELED, ...REJECTED, errorWord]);
  return {
    kind: 'declined',
    status: is(CANCELED) ? 'CANCELED' : 'REJECTED',
    detail: detailOf(withdrawWords, native, body),
    ...reported,
    ...(listed ? {} : { flagged: true }),
  };
}

/** The specification's text if there is one, followed by the answer where specified; the runner redacts it. */
function detailOf(
  { errorWord, errorText, errorTellsAnswer }: WithdrawWords,
  status: string,
  answer: NativeBody,
): string {
  if (errorText === undefined || errorWord?.toLowerCase() !== status.toLowerCase())
    return `the provider says ${status}`;
  return errorTellsAnswer ? `${errorText} ${answer.whole()}` : errorText;
}

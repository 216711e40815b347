import {
  UnreadableBody,
  path,
  type NativeBody,
  type Operation,
  type ReceiverOutcome,
  type ReceiverQueryIntent,
  type ReceiverStatus,
} from '@guiche/gateway-kit';
import { cnpjCharacters } from '@guiche/brazil';
import { cents, fromReais, type Cents } from '@guiche/money';

/** State and balance of a sub-account. It requires the sub-account's own token, if known. */
export const queryReceiver = (receiverProvider: string): Operation<ReceiverQueryIntent, ReceiverOutcome> => ({
  send: ({ receiverId, receiverToken }) => ({
    method: 'GET',
    path: path`/accounts/${receiverId}`,
    ...(receiverToken ? { onBehalfOf: receiverToken } : {}),
  }),
  read: (account) => {
    const receiverId = account.text('id');
    const status = statusOf(account);
    const person = personOf(account);
    // Payments.md §8, verbatim.
    if (!person) return { kind: 'refused', reason: 'request', detail: 'Tipo de documento não encontrado.' };
    const email = account.optionalText('reply_to');
    const feedback = account.optionalText('last_verification_request_feedback');
    return {
      kind: 'receiver',
      receiverId,
      receiverProvider,
      name: account.text('name'),
      ...person,
      ...(email ? { email } : {}),
      status,
      ...(feedback ? { statusReason: feedback } : {}),
      ...(account.has('balance') ? { balance: readMoney(account, 'balance') } : {}),
    };
  },
});

/** Payments.md §4. The question mark belongs to the key; the provider's own library uses it without. */
function statusOf(account: NativeBody): ReceiverStatus {
  const canReceive = account.flag(account.has('can_receive?') ? 'can_receive?' : 'can_receive');
  if (canReceive) return 'ACTIVE';
  return account.optionalText('last_verification_request_status') === 'pending' ? 'PENDING' : 'REJECTED';
}

/** Whose documents were sent last. */
function personOf(account: NativeBody): { document: string; documentType: 'CPF' | 'CNPJ' } | undefined {
  const cpf = reported(account, 'cpf');
  const cnpj = reported(account, 'cnpj');
  if (cpf) return { document: cnpjCharacters(cpf), documentType: 'CPF' };
  return cnpj ? { document: cnpjCharacters(cnpj), documentType: 'CNPJ' } : undefined;
}

/** Verification data is an object, and after acceptance also a list of keys and values. */
function reported(account: NativeBody, field: string): string | undefined {
  return (
    account.optionalObject('last_verification_request_data')?.optionalText(field) ??
    account
      .optionalList('informations')
      .find((information) => information.optionalText('key') === field)
      ?.optionalText('value')
  );
}

/** Balances are formatted texts: "R$ 1.058,03". */
function readMoney(account: NativeBody, field: string): Cents {
  const text = account.text(field);
  const money = /^(-?)R\$\s?(-?)((?:\d{1,3}(?:\.\d{3})+|\d+),\d{2})$/.exec(text);
  if (!money) throw new UnreadableBody(`${field} is not an amount in reais`);
  const [, before, inside, digits = ''] = money;
  const amount = fromReais(digits.replaceAll('.', '').replace(',', '.'));
  return before || inside ? cents(-amount) : amount;
}

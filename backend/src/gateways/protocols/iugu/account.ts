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

/** How a sub-account stands and what it holds. It answers to its own token, where we have it. */
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
    // Payments.md §8, word for word.
    if (!person) return { kind: 'refused', reason: 'request', detail: 'Tipo de documento não encontrado.' };
    const email = account.optionalText('reply_to');
    return {
      kind: 'receiver',
      receiverId,
      receiverProvider,
      name: account.text('name'),
      ...person,
      ...(email ? { email } : {}),
      status,
      ...(account.has('balance') ? { balance: readMoney(account, 'balance') } : {}),
    };
  },
});

/** Payments.md §4. The question mark belongs to the key; the maker's own library knows it without. */
function statusOf(account: NativeBody): ReceiverStatus {
  const canReceive = account.flag(account.has('can_receive?') ? 'can_receive?' : 'can_receive');
  if (canReceive) return 'ACTIVE';
  return account.optionalText('last_verification_request_status') === 'pending' ? 'PENDING' : 'REJECTED';
}

/** Whose papers were sent last. */
function personOf(account: NativeBody): { document: string; documentType: 'CPF' | 'CNPJ' } | undefined {
  const cpf = reported(account, 'cpf');
  const cnpj = reported(account, 'cnpj');
  if (cpf) return { document: cnpjCharacters(cpf), documentType: 'CPF' };
  return cnpj ? { document: cnpjCharacters(cnpj), documentType: 'CNPJ' } : undefined;
}

/** What was sent to be verified stands as an object, and once it is accepted as a list of keys and values too. */
function reported(account: NativeBody, field: string): string | undefined {
  return (
    account.optionalObject('last_verification_request_data')?.optionalText(field) ??
    account
      .optionalList('informations')
      .find((information) => information.optionalText('key') === field)
      ?.optionalText('value')
  );
}

/** Balances come as texts for people: "R$ 1.058,03". */
function readMoney(account: NativeBody, field: string): Cents {
  const text = account.text(field);
  const money = /^(-?)R\$\s?(-?)((?:\d{1,3}(?:\.\d{3})+|\d+),\d{2})$/.exec(text);
  if (!money) throw new UnreadableBody(`${field} is not an amount in reais`);
  const [, before, inside, digits = ''] = money;
  const amount = fromReais(digits.replaceAll('.', '').replace(',', '.'));
  return before || inside ? cents(-amount) : amount;
}

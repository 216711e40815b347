import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { genericRest, type GenericRestData } from '../protocols/generic-rest/index.js';
import { SUBJECTS, successfulExample } from '../gateways.contract.subjects.js';
import { SAMPLE_WITHDRAW } from '../rehearsal/samples.js';
import { bodyOf, runExample } from '../testing/run-example.js';
import { runOperation, stage } from '../rehearsal/stage.js';

/** Payments.md §3, "Withdraw input": the payout fields that reach a provider. */
describe('the three ways of a payout', () => {
  it('PIX is sent to a key (P3.50, P3.52)', async () => {
    const sent = await bodyOf('PAYUP', 'withdraw', { pixKey: 'rita@x.example', pixType: 'EMAIL' });
    expect(sent).toMatchObject({ pixKey: 'rita@x.example' });
    expect(sent).not.toHaveProperty('bankAccount');
    expect(sent).not.toHaveProperty('recipientId');
  });

  it.each([
    ['bankCode', 'P3.50, P3.61', '260'],
    ['branchNumber', 'P3.62', '0001'],
    ['accountNumber', 'P3.63', '998877'],
    ['accountHolder', 'P3.64', 'Rita Reis'],
    ['accountDocument', 'P3.65', '11144477735'],
  ])('BANK_ACCOUNT is sent to an account, with its %s (%s)', async (field, _, value) => {
    const account = { bankCode: '341', branchNumber: '0926', accountNumber: '456737', [field]: value };
    const sent = await bodyOf('PAYUP', 'withdraw', { paymentMethod: 'BANK_ACCOUNT', ...account });
    expect(sent).toMatchObject({ bankAccount: { ...account } });
    expect(sent).not.toHaveProperty('pixKey');
  });

  it('RECEIVER is sent to a receiver of ours (P3.50, P3.60)', async () => {
    const sent = await bodyOf('PAYUP', 'withdraw', { paymentMethod: 'RECEIVER', receiverId: 'rec-9' });
    expect(sent).toMatchObject({ recipientId: 'rec-9' });
    expect(sent).not.toHaveProperty('pixKey');
    expect((await runExample('PAGARME', 'withdraw', { receiverId: 're_9' })).last.call).toBe(
      'POST /recipients/re_9/withdrawals',
    );
  });
});

it.each([
  ['52998224725', 'CPF'],
  ['11222333000181', 'CNPJ'],
  ['rita@x.example', 'EMAIL'],
  ['11987654321', 'PHONE'],
  ['123e4567-e12b-12d1-a456-426655440000', 'RANDOM'],
])('the key %s is sent as a %s (P3.53)', async (pixKey, pixType) => {
  await expect(bodyOf('PAYUP', 'withdraw', { pixKey, pixType })).resolves.toMatchObject({
    pixKey,
    pixKeyType: pixType,
  });
});

it.each([
  ['HAWKPAY', { amount: cents(12_345) }, { amount: 12_345 }, 'P3.51'],
  ['ASAAS', { amount: cents(12_345) }, { value: 123.45 }, 'P3.51'],
  ['PAYUP', { document: '11144477735' }, { document: '11144477735' }, 'P3.54'],
  ['PAYUP', { name: 'Rita Reis' }, { name: 'Rita Reis' }, 'P3.56'],
  ['HAWKPAY', { description: 'Saque de maio' }, { description: 'Saque de maio' }, 'P3.58'],
  ['HAWKPAY', { withdrawReference: 'our-key-9' }, { externalRef: 'our-key-9' }, 'P3.59'],
] as const)('%s: %j is sent as %j (%s)', async (id, intent, reported, _rule) => {
  await expect(bodyOf(id, 'withdraw', intent)).resolves.toMatchObject(reported);
});

it('the e-mail of the payee is sent where a gateway definition has a field for it, and nowhere else (P3.57)', async () => {
  const payup = SUBJECTS.find(({ id }) => id === 'PAYUP')!;
  const example = successfulExample(payup, 'withdraw')!;
  const paidOut = async (withdraw: { readonly email?: string }) => {
    const Novo = genericRest({ id: 'NOVO', name: 'Novo', withdraw } as GenericRestData);
    const { runner, sent, log } = stage(example.exchanges, payup.logins);
    await runOperation(runner, new Novo(), payup.account, { capability: 'withdraw', intent: example.intent });
    return { body: sent[0]?.body ?? '', log: JSON.stringify(log) };
  };
  const { email } = SAMPLE_WITHDRAW;
  const reported = await paidOut({ email: 'payee.email' });
  expect(JSON.parse(reported.body)).toMatchObject({ payee: { email } });
  expect(reported.log).not.toContain(email);
  expect(JSON.parse((await paidOut({})).body)).not.toHaveProperty('payee');
  for (const { id } of SUBJECTS.filter((one) => successfulExample(one, 'withdraw')))
    expect(JSON.stringify(await bodyOf(id, 'withdraw', { email: 'payee@mail.example' }))).not.toContain(
      'payee@mail.example',
    );
});

/** These require the payee's name and document, and a company has no other. */
const TELLS_COMPANIES = ['IUGU', 'IUGUBAAS'];
const paysOut = SUBJECTS.filter((one) => successfulExample(one, 'withdraw')).map(({ id }) => id);

it.each(paysOut.filter((id) => !TELLS_COMPANIES.includes(id)))(
  'the CNPJ of a payee is not sent to %s: only CPF documents are (P5.59)',
  async (id) => {
    const { requests } = await runExample(id, 'withdraw', {
      document: '11222333000181',
      documentType: 'CNPJ',
    });
    expect(JSON.stringify(requests)).not.toMatch(/11\.?222\.?333\/?0001-?81/);
  },
);

it('the type of the document decides whether PRIMEPAG gets it: only a CPF is sent (P3.55)', async () => {
  const document = '11144477735';
  const person = await bodyOf('PRIMEPAG', 'withdraw', { document, documentType: 'CPF' });
  expect(JSON.stringify(person)).toContain(document);
  const company = await bodyOf('PRIMEPAG', 'withdraw', { document: '11222333000181', documentType: 'CNPJ' });
  expect(JSON.stringify(company)).not.toContain('11222333000181');
});

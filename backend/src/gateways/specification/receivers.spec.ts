import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { SAMPLE_RECEIVER } from '../rehearsal/samples.js';
import { bodyOf, runExample } from '../testing/run-example.js';
import { SUBJECTS, wellDone } from '../gateways.contract.subjects.js';
import { outcomeOfStatus } from '../testing/words.js';

/** Payments.md §3 and §4: what of a receiver reaches a provider, and what its answer becomes. */
const outcomeOf = async (id: string, capability: string, intent: object = {}): Promise<object> =>
  (await runExample(id, capability, intent)).outcome;

describe('opening a receiver', () => {
  it.each([
    ['P3.98', { name: 'Rita Reis' }, { name: 'Rita Reis' }],
    ['P3.99', { document: '11144477735' }, { document: '11144477735' }],
    ['P3.100', { documentType: 'CNPJ', document: '11222333000181' }, { documentType: 'CNPJ' }],
    ['P3.101', { email: 'rita@x.example' }, { email: 'rita@x.example' }],
    ['P3.102', { description: 'Discos' }, { description: 'Discos' }],
    ['P3.103', { userId: 'user-9' }, { externalId: 'user-9' }],
  ])('%s with %j is told to PAYUP as %j', async (_, intent, reported) => {
    await expect(bodyOf('PAYUP', 'createReceiver', intent)).resolves.toMatchObject(reported);
  });

  it.each([
    ['P3.104', 'street', 'Rua Nova'],
    ['P3.105', 'number', '7'],
    ['P3.106', 'zipcode', '70040902'],
    ['P3.107', 'city', 'Brasília'],
    ['P3.108', 'district', 'Asa Norte'],
    ['P3.109', 'state', 'DF'],
  ])('%s tells PAYUP the %s of its address', async (_, field, value) => {
    const address = { ...SAMPLE_RECEIVER.address, [field]: value };
    await expect(bodyOf('PAYUP', 'createReceiver', { address })).resolves.toMatchObject({
      address: { [field]: value },
    });
  });

  it.each([
    ['P3.91 P3.110', 'bankCode', '260', { bank: '260' }],
    ['P3.92', 'branchNumber', '4321', { branch_number: '4321' }],
    ['P3.93', 'branchDigit', '5', { branch_check_digit: '5' }],
    ['P3.94', 'accountNumber', '887766', { account_number: '887766' }],
    ['P3.95', 'accountDigit', 'X', { account_check_digit: 'X' }],
    ['P3.96', 'accountType', 'CHECKING', { type: 'checking' }],
    ['P3.96', 'accountType', 'SAVINGS', { type: 'savings' }],
  ])('%s tells PAGARME the %s %s of its account', async (_, field, value, reported) => {
    const bankAccount = { ...SAMPLE_RECEIVER.bankAccount, [field]: value };
    await expect(bodyOf('PAGARME', 'createReceiver', { bankAccount })).resolves.toMatchObject({
      default_bank_account: reported,
    });
  });

  it('P3.97 tells PAYUP the PIX key of its account', async () => {
    const bankAccount = { ...SAMPLE_RECEIVER.bankAccount, pixCode: 'rita@x.example' };
    await expect(bodyOf('PAYUP', 'createReceiver', { bankAccount })).resolves.toMatchObject({
      bankAccount: { pixCode: 'rita@x.example' },
    });
  });

  it.each([
    ['P3.125', 'photoDocument', 'identification'],
    ['P3.126', 'photoPersonWithDocument', 'selfie'],
    ['P3.127', 'photoDocumentSocialContract', 'social_contract'],
    ['P3.128', 'addressProof', 'address_proof'],
    ['P3.129', 'balanceSheet', 'balance_sheet'],
  ])('%s sends IUGU the %s of the user as %s', async (_, field, theirs) => {
    const document = (name: string) => ({
      fileName: `${name}.pdf`,
      contentType: 'application/pdf',
      base64: 'JVBERg==',
    });
    const names = ['photoDocument', 'photoPersonWithDocument', 'photoDocumentSocialContract', 'addressProof'];
    const documents = Object.fromEntries([...names, 'balanceSheet'].map((name) => [name, document(name)]));
    const company = { document: '11222333000181', documentType: 'CNPJ' };
    const { requests } = await runExample('IUGU', 'createReceiver', { ...company, documents });
    const sent = requests.find(({ call }) => call.endsWith('/request_verification'));
    expect(sent?.body).toMatchObject({
      files: { [theirs]: `data:application/pdf;name=${field}.pdf;base64,JVBERg==` },
    });
  });

  it('P3.111 tells ASAAS the monthly revenue, in reais', async () => {
    const providerSpecificData = { monthlyRevenue: cents(123_456) };
    await expect(bodyOf('ASAAS', 'createReceiver', { providerSpecificData })).resolves.toMatchObject({
      incomeValue: 1234.56,
    });
  });
});

describe('a receiver as the provider tells it', () => {
  it.each([
    ['P3.82', 'PAGARME', { receiverId: 're_clxnqkxk709sc019taqhmj4kf' }],
    ['P3.82', 'PAYUP', { receiverId: 'rec-1' }],
    ['P3.83', 'PAGARME', { receiverProvider: 'PAGARME' }],
    ['P3.83', 'PAGARMEBAAS', { receiverProvider: 'PAGARMEBAAS' }],
    ['P3.83', 'PAYUP', { receiverProvider: 'PAYUP' }],
    ['P3.85', 'PAGARME', { name: 'José da Silva' }],
    ['P3.86', 'PAGARME', { document: '52998224725' }],
    ['P3.87', 'PAGARME', { documentType: 'CPF' }],
    ['P3.88', 'PAGARME', { email: 'jose.silva@example.com' }],
    ['P3.89', 'PAGARME', { status: 'ACTIVE' }],
    ['P3.90 in cents, told in cents:', 'PAGARME', { balance: 1029 }],
    ['P3.90 in cents, told in reais:', 'ASAAS', { balance: 10_029 }],
  ])('%s %s: %j', async (_, id, reported) => {
    await expect(outcomeOf(id, 'queryReceiver')).resolves.toMatchObject(reported);
  });

  it('P3.84 has a secret of its own at ASAAS, and none at PAGARME', async () => {
    await expect(outcomeOf('ASAAS', 'createReceiver')).resolves.toMatchObject({
      receiverToken: 'example-sub-account-key',
    });
    await expect(outcomeOf('PAGARME', 'createReceiver')).resolves.not.toHaveProperty('receiverToken');
  });

  it('P3.87 of a company is a CNPJ', async () => {
    await expect(
      outcomeOfStatus('PAYUP', 'queryReceiver', '11222333000181', 'document'),
    ).resolves.toMatchObject({
      documentType: 'CNPJ',
    });
  });

  it.each([
    ['P3.89 P4.175', 'registration', 'PENDING'],
    ['P3.89 P4.176', 'active', 'ACTIVE'],
    ['P3.89 P4.177', 'rejected', 'REJECTED'],
  ])('%s PAGARME says %s: %s', async (_, word, status) => {
    await expect(outcomeOfStatus('PAGARME', 'queryReceiver', word)).resolves.toMatchObject({ status });
  });

  it.each([
    ['P4.185', 'queryReceiver.receiver.made', 'ACTIVE'],
    ['P4.186', 'queryReceiver.receiver.not-yet-made', 'PENDING'],
  ])(
    '%s of MAKE_YOUR_BANK (%s) is %s by its creation date, whatever its status says',
    async (_, example, status) => {
      await expect(outcomeOf('MAKE_YOUR_BANK', example)).resolves.toMatchObject({ status });
      await expect(outcomeOfStatus('MAKE_YOUR_BANK', 'queryReceiver', 'rejected')).resolves.toMatchObject({
        status: 'ACTIVE',
      });
    },
  );
});

/** IUGU's are ACTIVE at once, as specified. */
const waiting = SUBJECTS.filter(
  (subject) => wellDone(subject, 'createReceiver') && !['IUGU', 'IUGUBAAS'].includes(subject.id),
);

describe.each(waiting)('$id', ({ id }) => {
  it.each(['active', 'ACTIVE', 'approved', 'APPROVED'])(
    'P4.188 a receiver just opened is PENDING, also when the answer says %s',
    async (word) => {
      await expect(outcomeOfStatus(id, 'createReceiver', word)).resolves.toMatchObject({
        kind: 'receiver',
        status: 'PENDING',
      });
    },
  );
});

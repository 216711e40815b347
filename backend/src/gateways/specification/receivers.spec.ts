import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import { SAMPLE_RECEIVER } from '../rehearsal/samples.js';
import { bodyOf, runExample } from '../testing/run-example.js';
import { SUBJECTS, successfulExample } from '../gateways.contract.subjects.js';
import { outcomeOfStatus } from '../testing/words.js';

/** Payments.md §3 and §4: the receiver fields that reach a provider, and the result of its answer. */
const outcomeOf = async (id: string, capability: string, intent: object = {}): Promise<object> =>
  (await runExample(id, capability, intent)).outcome;

describe('opening a receiver', () => {
  it.each([
    [{ name: 'Rita Reis' }, { name: 'Rita Reis' }, 'P3.98'],
    [{ document: '11144477735' }, { document: '11144477735' }, 'P3.99'],
    [{ documentType: 'CNPJ', document: '11222333000181' }, { documentType: 'CNPJ' }, 'P3.100'],
    [{ email: 'rita@x.example' }, { email: 'rita@x.example' }, 'P3.101'],
    [{ description: 'Discos' }, { description: 'Discos' }, 'P3.102'],
    [{ userId: 'user-9' }, { externalId: 'user-9' }, 'P3.103'],
  ])('creating a receiver with %j sends PAYUP %j (%s)', async (intent, reported, _rule) => {
    await expect(bodyOf('PAYUP', 'createReceiver', intent)).resolves.toMatchObject(reported);
  });

  it.each([
    ['street', 'P3.104', 'Rua Nova'],
    ['number', 'P3.105', '7'],
    ['zipcode', 'P3.106', '70040902'],
    ['city', 'P3.107', 'Brasília'],
    ['district', 'P3.108', 'Asa Norte'],
    ['state', 'P3.109', 'DF'],
  ])('sends PAYUP the %s of its address (%s)', async (field, _, value) => {
    const address = { ...SAMPLE_RECEIVER.address, [field]: value };
    await expect(bodyOf('PAYUP', 'createReceiver', { address })).resolves.toMatchObject({
      address: { [field]: value },
    });
  });

  it.each([
    ['bankCode', '260', 'P3.91, P3.110', { bank: '260' }],
    ['branchNumber', '4321', 'P3.92', { branch_number: '4321' }],
    ['branchDigit', '5', 'P3.93', { branch_check_digit: '5' }],
    ['accountNumber', '887766', 'P3.94', { account_number: '887766' }],
    ['accountDigit', 'X', 'P3.95', { account_check_digit: 'X' }],
    ['accountType', 'CHECKING', 'P3.96', { type: 'checking' }],
    ['accountType', 'SAVINGS', 'P3.96', { type: 'savings' }],
  ])('sends PAGARME the %s %s of its account (%s)', async (field, value, _, reported) => {
    const bankAccount = { ...SAMPLE_RECEIVER.bankAccount, [field]: value };
    await expect(bodyOf('PAGARME', 'createReceiver', { bankAccount })).resolves.toMatchObject({
      default_bank_account: reported,
    });
  });

  it('sends PAYUP the PIX key of its account (P3.97)', async () => {
    const bankAccount = { ...SAMPLE_RECEIVER.bankAccount, pixCode: 'rita@x.example' };
    await expect(bodyOf('PAYUP', 'createReceiver', { bankAccount })).resolves.toMatchObject({
      bankAccount: { pixCode: 'rita@x.example' },
    });
  });

  it.each([
    ['photoDocument', 'identification', 'P3.125'],
    ['photoPersonWithDocument', 'selfie', 'P3.126'],
    ['photoDocumentSocialContract', 'social_contract', 'P3.127'],
    ['addressProof', 'address_proof', 'P3.128'],
    ['balanceSheet', 'balance_sheet', 'P3.129'],
  ])('sends IUGU the %s of the user as %s (%s)', async (field, theirs) => {
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

  it('sends ASAAS the monthly revenue, in reais (P3.111)', async () => {
    const providerSpecificData = { monthlyRevenue: cents(123_456) };
    await expect(bodyOf('ASAAS', 'createReceiver', { providerSpecificData })).resolves.toMatchObject({
      incomeValue: 1234.56,
    });
  });
});

describe('a receiver as returned by the provider', () => {
  it.each([
    ['PAGARME', { receiverId: 're_clxnqkxk709sc019taqhmj4kf' }, 'P3.82'],
    ['PAYUP', { receiverId: 'rec-1' }, 'P3.82'],
    ['PAGARME', { receiverProvider: 'PAGARME' }, 'P3.83'],
    ['PAGARMEBAAS', { receiverProvider: 'PAGARMEBAAS' }, 'P3.83'],
    ['PAYUP', { receiverProvider: 'PAYUP' }, 'P3.83'],
    ['PAGARME', { name: 'José da Silva' }, 'P3.85'],
    ['PAGARME', { document: '52998224725' }, 'P3.86'],
    ['PAGARME', { documentType: 'CPF' }, 'P3.87'],
    ['PAGARME', { email: 'jose.silva@example.com' }, 'P3.88'],
    ['PAGARME', { status: 'ACTIVE' }, 'P3.89'],
    ['PAGARME', { balance: 1029 }, 'P3.90'],
    ['ASAAS', { balance: 10_029 }, 'P3.90'],
  ])('%s: %j (%s)', async (id, reported, _rule) => {
    await expect(outcomeOf(id, 'queryReceiver')).resolves.toMatchObject(reported);
  });

  it('a receiver as returned by the provider has its own secret at ASAAS, and none at PAGARME (P3.84)', async () => {
    await expect(outcomeOf('ASAAS', 'createReceiver')).resolves.toMatchObject({
      receiverToken: 'example-sub-account-key',
    });
    await expect(outcomeOf('PAGARME', 'createReceiver')).resolves.not.toHaveProperty('receiverToken');
  });

  it('a receiver as returned by the provider is a CNPJ for a company (P3.87)', async () => {
    await expect(
      outcomeOfStatus('PAYUP', 'queryReceiver', '11222333000181', 'document'),
    ).resolves.toMatchObject({
      documentType: 'CNPJ',
    });
  });

  it.each([
    ['registration', 'PENDING', 'P3.89, P4.175'],
    ['active', 'ACTIVE', 'P3.89, P4.176'],
    ['rejected', 'REJECTED', 'P3.89, P4.177'],
  ])('PAGARME answers %s: %s (%s)', async (word, status) => {
    await expect(outcomeOfStatus('PAGARME', 'queryReceiver', word)).resolves.toMatchObject({ status });
  });

  it.each([
    ['queryReceiver.receiver.made', 'ACTIVE', 'P4.185'],
    ['queryReceiver.receiver.not-yet-made', 'PENDING', 'P4.186'],
  ])(
    'a receiver as the provider tells it of MAKE_YOUR_BANK (%s) is %s by its creation date, whatever its status says (%s)',
    async (example, status) => {
      await expect(outcomeOf('MAKE_YOUR_BANK', example)).resolves.toMatchObject({ status });
      await expect(outcomeOfStatus('MAKE_YOUR_BANK', 'queryReceiver', 'rejected')).resolves.toMatchObject({
        status: 'ACTIVE',
      });
    },
  );
});

/** IUGU's are ACTIVE at once, as specified. */
const waiting = SUBJECTS.filter(
  (subject) => successfulExample(subject, 'createReceiver') && !['IUGU', 'IUGUBAAS'].includes(subject.id),
);

describe.each(waiting)('$id', ({ id }) => {
  it.each(['active', 'ACTIVE', 'approved', 'APPROVED'])(
    'a new receiver is PENDING, also when the answer contains %s (P4.188)',
    async (word) => {
      await expect(outcomeOfStatus(id, 'createReceiver', word)).resolves.toMatchObject({
        kind: 'receiver',
        status: 'PENDING',
      });
    },
  );
});

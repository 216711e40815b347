import { describe, expect, it } from '@jest/globals';
import { testSimulator } from './support/simulator-harness.js';

const ADDRESS = {
  street: 'Rua A',
  complementary: 'Apto 1',
  street_number: '1',
  neighborhood: 'Centro',
  city: 'São Paulo',
  state: 'SP',
  zip_code: '01001000',
  reference_point: 'Praça',
};
const PERSON = {
  type: 'individual',
  name: 'Maria da Silva',
  email: 'maria@example.com',
  document: '52998224725',
  birthdate: '01/01/1990',
  monthly_income: 300_000,
  professional_occupation: 'Vendedora',
  phone_numbers: [{ ddd: '11', number: '999999999', type: 'mobile' }],
  address: ADDRESS,
};
const PARTNER = { ...PERSON, self_declared_legal_representative: true };
const COMPANY = {
  type: 'corporation',
  document: '11222333000181',
  email: 'loja@example.com',
  company_name: 'Loja Exemplo Ltda',
  trading_name: 'Loja Exemplo',
  annual_revenue: 12_000_000,
  phone_numbers: PERSON.phone_numbers,
  main_address: ADDRESS,
  managing_partners: [PARTNER],
};
const account = (document: string) => ({
  holder_name: 'Titular',
  holder_type: 'individual',
  holder_document: document,
  bank: '341',
  branch_number: '1234',
  account_number: '12345',
  account_check_digit: '6',
  type: 'checking',
});

type Registration = { readonly document: string } & Readonly<Record<string, unknown>>;

describe('PAGARME recipients', () => {
  const world = testSimulator();
  const register = (information: Registration) =>
    world.as('pagarme', { authorization: `Basic ${Buffer.from('sk_test:').toString('base64')}` })(
      'POST',
      '/recipients',
      {
        body: {
          code: 'receiver-1',
          register_information: information,
          default_bank_account: account(information.document),
        },
      },
    );

  it.each([
    ['a person', PERSON, { name: 'Maria da Silva', type: 'individual', document: '52998224725' }],
    ['a company', COMPANY, { name: 'Loja Exemplo Ltda', type: 'company', document: '11222333000181' }],
  ])('registers %s', async (_who, information, shown) => {
    const { status, json } = await register(information);
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...shown, code: 'receiver-1', status: 'registration' });
  });

  it('refuses the flat form of before 2024', async () => {
    const { name, email, document } = PERSON;
    const basic = Buffer.from('sk_test:').toString('base64');
    const { status, json } = await world.as('pagarme', { authorization: `Basic ${basic}` })(
      'POST',
      '/recipients',
      { body: { name, email, document, type: 'individual', default_bank_account: account(document) } },
    );
    expect(status).toBe(422);
    expect(json['errors']).toEqual({ 'register_information.type': ['The type field is required.'] });
  });

  it.each<[string, Registration]>([
    ['type', { ...PERSON, type: 'company' }],
    ['name', { ...PERSON, name: '' }],
    ['document', { ...PERSON, document: '52998224724' }],
    ['birthdate', { ...PERSON, birthdate: '1990-01-01' }],
    ['monthly_income', { ...PERSON, monthly_income: '300000' }],
    ['professional_occupation', { ...PERSON, professional_occupation: undefined }],
    ['phone_numbers', { ...PERSON, phone_numbers: [] }],
    ['address.reference_point', { ...PERSON, address: { ...ADDRESS, reference_point: undefined } }],
    ['company_name', { ...COMPANY, company_name: undefined }],
    ['trading_name', { ...COMPANY, trading_name: undefined }],
    ['annual_revenue', { ...COMPANY, annual_revenue: undefined }],
    ['main_address.street', { ...COMPANY, main_address: undefined }],
    ['managing_partners', { ...COMPANY, managing_partners: [] }],
    ['managing_partners.0.self_declared_legal_representative', { ...COMPANY, managing_partners: [PERSON] }],
    ['managing_partners.0.birthdate', { ...COMPANY, managing_partners: [{ ...PARTNER, birthdate: '' }] }],
  ])('refuses a registration at fault in %s', async (field, information) => {
    const { status, json } = await register(information);
    expect(status).toBe(422);
    expect(Object.keys(json['errors'] as object)).toEqual([`register_information.${field}`]);
  });
});

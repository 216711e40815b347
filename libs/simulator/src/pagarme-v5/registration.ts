import { isDocument } from '@guiche/brazil';
import { fields, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { invalid } from './refusal.js';

/** Who is registered as a recipient. */
export interface Registration {
  readonly type: 'individual' | 'corporation';
  readonly document: string;
  readonly email: string;
  readonly name: string;
}

const ADDRESS_TEXTS = [
  'street',
  'complementary',
  'street_number',
  'neighborhood',
  'city',
  'state',
  'zip_code',
  'reference_point',
] as const;

/** Everything that the provider requires in `register_information` since February 2024, or a refusal of the first gap. */
export function readRegistration(information: unknown): Registration {
  const wanted = fields(information);
  const type = wanted['type'];
  if (type !== 'individual' && type !== 'corporation') throw refused('type');
  const name = type === 'individual' ? readPerson(wanted, '') : readCompany(wanted);
  return { type, name, document: String(wanted['document']), email: String(wanted['email']) };
}

function readPerson(person: RequestFields, at: string): string {
  requireTexts(person, ['name', 'email', 'professional_occupation'], at);
  requireDocument(person, at);
  if (!/^\d{2}\/\d{2}\/\d{4}$/.test(String(person['birthdate']))) throw refused(`${at}birthdate`);
  requireWhole(person, 'monthly_income', at);
  requirePhones(person, at);
  requireAddress(person['address'], `${at}address`);
  return String(person['name']);
}

function readCompany(company: RequestFields): string {
  requireTexts(company, ['company_name', 'trading_name', 'email'], '');
  requireDocument(company, '');
  requireWhole(company, 'annual_revenue', '');
  requirePhones(company, '');
  requireAddress(company['main_address'], 'main_address');
  const partners = company['managing_partners'];
  if (!Array.isArray(partners) || partners.length === 0) throw refused('managing_partners');
  partners.map(fields).forEach((partner, index) => {
    const at = `managing_partners.${index}.`;
    if (partner['type'] !== 'individual') throw refused(`${at}type`);
    if (typeof partner['self_declared_legal_representative'] !== 'boolean') {
      throw refused(`${at}self_declared_legal_representative`);
    }
    readPerson(partner, at);
  });
  return String(company['company_name']);
}

function requireTexts(from: RequestFields, names: readonly string[], at: string): void {
  const missing = names.find((name) => text(from[name]) === undefined);
  if (missing) throw refused(`${at}${missing}`);
}

function requireDocument(from: RequestFields, at: string): void {
  if (!isDocument(String(from['document']))) throw refused(`${at}document`);
}

function requireWhole(from: RequestFields, name: string, at: string): void {
  const value = from[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw refused(`${at}${name}`);
}

function requirePhones(from: RequestFields, at: string): void {
  const phones = from['phone_numbers'];
  const validated =
    Array.isArray(phones) &&
    phones.length > 0 &&
    phones
      .map(fields)
      .every(
        ({ ddd, number, type }) =>
          /^\d{2}$/.test(String(ddd)) && /^\d{8,9}$/.test(String(number)) && text(type) !== undefined,
      );
  if (!validated) throw refused(`${at}phone_numbers`);
}

function requireAddress(address: unknown, at: string): void {
  requireTexts(fields(address), ADDRESS_TEXTS, `${at}.`);
  if (!/^\d{8}$/.test(String(fields(address)['zip_code']))) throw refused(`${at}.zip_code`);
}

const refused = (field: string): Error =>
  invalid(`register_information.${field}`, `The ${field} field is required.`);

import {
  UnsupportedRequest,
  type DetailedAddress,
  type Json,
  type ManagingPartner,
  type ReceiverIntent,
} from '@guiche/gateway-kit';
import { cnpjCharacters, documentType, isCpf, isPhone, onlyDigits, splitPhone } from '@guiche/brazil';

/** `register_information` of a recipient, required by the provider since February 2024 (decision 0053). */
export function registerInformation(intent: ReceiverIntent): Json {
  const { address, providerSpecificData: specific = {} } = intent;
  const missing = new MissingFields();
  const detailed: DetailedAddress = {
    ...address,
    ...(specific.addressComplement ? { complement: specific.addressComplement } : {}),
    ...(specific.addressReferencePoint ? { referencePoint: specific.addressReferencePoint } : {}),
  };
  const common = { email: intent.email, document: cnpjCharacters(intent.document) };
  const information =
    documentType(common.document) === 'CPF'
      ? {
          ...common,
          type: 'individual',
          name: intent.name,
          birthdate: missing.day(specific.birthDate, 'data de nascimento'),
          monthly_income: missing.required(specific.monthlyRevenue, 'renda mensal'),
          professional_occupation: missing.required(specific.occupation, 'profissão'),
          phone_numbers: missing.phones(intent.phone, 'telefone'),
          address: addressOf(detailed),
        }
      : {
          ...common,
          type: 'corporation',
          company_name: intent.name,
          trading_name: missing.required(specific.tradingName, 'nome fantasia'),
          annual_revenue: yearly(missing.required(specific.monthlyRevenue, 'faturamento mensal')),
          phone_numbers: missing.phones(intent.phone, 'telefone'),
          main_address: addressOf(detailed),
          managing_partners: partners(specific.managingPartners ?? [], missing),
        };
  missing.refuse();
  return information;
}

/** The specification's input has the monthly revenue. */
const yearly = (monthly: number): number => monthly * 12;

function partners(listed: readonly ManagingPartner[], missing: MissingFields): Json {
  if (listed.length === 0) missing.add('sócios administradores');
  return listed.map((partner, index) => {
    const named = (field: string) => `${field} do sócio ${index + 1}`;
    return {
      type: 'individual',
      name: missing.required(partner.name, named('nome')),
      email: missing.required(partner.email, named('e-mail')),
      document: missing.cpf(partner.document, named('CPF')),
      birthdate: missing.day(partner.birthDate, named('data de nascimento')),
      monthly_income: missing.required(partner.monthlyIncome, named('renda mensal')),
      professional_occupation: missing.required(partner.occupation, named('profissão')),
      self_declared_legal_representative: partner.legalRepresentative,
      phone_numbers: missing.phones(partner.phone, named('telefone')),
      address: addressOf(partner.address),
    };
  });
}

/** All eight fields are required; a text states a missing complement or reference point. */
const addressOf = (address: DetailedAddress): Json => ({
  street: address.street,
  complementary: address.complement ?? 'Sem complemento',
  street_number: address.number,
  neighborhood: address.district,
  city: address.city,
  state: address.state,
  zip_code: onlyDigits(address.zipcode),
  reference_point: address.referencePoint ?? 'Sem ponto de referência',
});

/** Collects missing fields, so that a seller is asked once. Nothing is sent while a field is missing. */
class MissingFields {
  private readonly names: string[] = [];

  add(name: string): void {
    this.names.push(name);
  }

  /** The value itself. A missing one is recorded, and what is built from it is discarded by {@link refuse}. */
  required<T extends string | number>(value: T | undefined, name: string): T {
    if (value === undefined || value === '') this.add(name);
    return value as T;
  }

  /** DD/MM/YYYY, the provider's date format. */
  day(value: string | undefined, name: string): string {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '') ?? [];
    if (!year) this.add(name);
    return `${day}/${month}/${year}`;
  }

  cpf(document: string | undefined, name: string): string {
    if (!document || !isCpf(document)) this.add(name);
    return onlyDigits(document ?? '');
  }

  phones(phone: string | undefined, name: string): Json {
    if (!phone || !isPhone(phone)) this.add(name);
    const { areaCode, number } = splitPhone(phone ?? '');
    return [{ ddd: areaCode, number, type: number.length === 9 ? 'mobile' : 'home' }];
  }

  /** @throws UnsupportedRequest with the names of all missing fields, in the seller's language. */
  refuse(): void {
    if (this.names.length > 0) throw new UnsupportedRequest(`Adquirente requer: ${this.names.join(', ')}.`);
  }
}

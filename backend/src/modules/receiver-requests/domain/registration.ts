import { documentType } from '@guiche/brazil';
import type { BankAccount, ManagingPartner, ReceiverDocuments, ReceiverIntent } from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';

/** What a seller enters for a receiver beyond the profile. Which fields are needed depends on the provider. */
export interface ReceiverRegistration {
  /** What the seller sells, in a few words. */
  readonly description: string;
  readonly zipcode: string;
  readonly street: string;
  readonly number: string;
  readonly complement?: string | undefined;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly phone?: string | undefined;
  /** Cents: the income of a person, or the revenue of a company. */
  readonly monthlyRevenue?: number | undefined;
  /** YYYY-MM-DD. */
  readonly birthDate?: string | undefined;
  readonly occupation?: string | undefined;
  readonly tradingName?: string | undefined;
  readonly partnerName?: string | undefined;
  readonly partnerDocument?: string | undefined;
  readonly partnerEmail?: string | undefined;
  readonly partnerPhone?: string | undefined;
  readonly partnerBirthDate?: string | undefined;
  /** Cents. */
  readonly partnerIncome?: number | undefined;
  readonly partnerOccupation?: string | undefined;
  readonly partnerIsRepresentative?: boolean | undefined;
}

/** Whose receiver it is. */
export interface Applicant {
  readonly userId: string;
  readonly name: string;
  readonly document: string;
  readonly email: string;
  readonly phone: string | null;
}

/** The request to the provider (payments.md §3, "Receiver creation input"). */
export function intentOf(
  applicant: Applicant,
  registration: ReceiverRegistration,
  bankAccount: BankAccount,
  documents: ReceiverDocuments,
): ReceiverIntent {
  const { userId, name, document, email } = applicant;
  const { street, number, zipcode, city, district, state } = registration;
  const phone = registration.phone ?? applicant.phone ?? undefined;
  const type = documentType(document);
  const { monthlyRevenue, complement, birthDate, occupation, tradingName } = registration;
  return {
    ...{ name, document, documentType: type, email, description: registration.description, userId },
    ...(phone !== undefined && { phone }),
    address: { street, number, zipcode, city, district, state },
    ...{ bankAccount, documents },
    providerSpecificData: {
      ...(monthlyRevenue !== undefined && { monthlyRevenue: monthlyRevenue as Cents }),
      ...(complement !== undefined && { addressComplement: complement }),
      ...(birthDate !== undefined && { birthDate }),
      ...(occupation !== undefined && { occupation }),
      ...(tradingName !== undefined && { tradingName }),
      ...(type === 'CNPJ' &&
        registration.partnerName !== undefined && { managingPartners: [partnerOf(registration)] }),
    },
  };
}

/** What is missing is reported by the provider's own rules. The partner is asked for no address of their own. */
function partnerOf(registration: ReceiverRegistration): ManagingPartner {
  const { street, number, zipcode, city, district, state, complement } = registration;
  return {
    name: registration.partnerName ?? '',
    document: registration.partnerDocument ?? '',
    email: registration.partnerEmail ?? '',
    phone: registration.partnerPhone ?? '',
    birthDate: registration.partnerBirthDate ?? '',
    monthlyIncome: registration.partnerIncome as Cents,
    occupation: registration.partnerOccupation ?? '',
    legalRepresentative: registration.partnerIsRepresentative ?? false,
    address: {
      ...{ street, number, zipcode, city, district, state },
      ...(complement !== undefined && { complement }),
    },
  };
}

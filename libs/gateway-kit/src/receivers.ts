import type { Cents } from '@guiche/money';
import type { Refused, Unknown } from './outcomes.js';

export type ReceiverStatus = 'PENDING' | 'ACTIVE' | 'REJECTED';

/** Specification payments.md §3, "bankAccount". */
export interface BankAccount {
  readonly bankCode: string;
  readonly branchNumber: string;
  readonly branchDigit?: string;
  readonly accountNumber: string;
  readonly accountDigit: string;
  readonly accountType: 'CHECKING' | 'SAVINGS';
  readonly pixCode?: string;
}

/** An address in the form of receiver creation: `zipcode` in lower case, unlike a charge's `zipCode`. */
export interface ReceiverAddress {
  readonly street: string;
  readonly number: string;
  readonly zipcode: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
}

/** One file, read by the caller: a gateway has no access to storage. */
export interface ReceiverDocument {
  readonly fileName: string;
  /** Its media type, for example image/png. */
  readonly contentType: string;
  readonly base64: string;
}

/** Documents that some providers require (payments.md §5), by their names in the stored data (§3, "user"). */
export interface ReceiverDocuments {
  readonly photoDocument?: ReceiverDocument;
  readonly photoPersonWithDocument?: ReceiverDocument;
  readonly photoDocumentSocialContract?: ReceiverDocument;
  readonly addressProof?: ReceiverDocument;
  readonly balanceSheet?: ReceiverDocument;
}

/** Address fields that some providers require beyond the specification's input. */
export interface DetailedAddress extends ReceiverAddress {
  readonly complement?: string;
  /** A reference point near the address. */
  readonly referencePoint?: string;
}

/** A partner who manages a company. Sent only to providers that require it. */
export interface ManagingPartner {
  readonly name: string;
  /** A CPF. */
  readonly document: string;
  readonly email: string;
  readonly phone: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string;
  readonly monthlyIncome: Cents;
  readonly occupation: string;
  /** Whether the partner declares to be the company's legal representative. */
  readonly legalRepresentative: boolean;
  readonly address: DetailedAddress;
}

/**
 * Data that single providers require of a receiver. `monthlyRevenue` is specified (payments.md §3); the rest is
 * required by the registration at PAGARME and PAGARMEBAAS (decision 0053).
 */
export interface ReceiverSpecificData {
  /** In cents: monthly income of a person or revenue of a company. */
  readonly monthlyRevenue?: Cents;
  /** For a person. YYYY-MM-DD. */
  readonly birthDate?: string;
  /** For a person. */
  readonly occupation?: string;
  /** For a company, whose `name` is the registered one. */
  readonly tradingName?: string;
  /** For a company, at least one. */
  readonly managingPartners?: readonly ManagingPartner[];
  readonly addressComplement?: string;
  readonly addressReferencePoint?: string;
}

/** Specification payments.md §3, "Receiver creation input". */
export interface ReceiverIntent {
  readonly name: string;
  readonly document: string;
  readonly documentType: 'CPF' | 'CNPJ';
  readonly email: string;
  readonly phone?: string;
  readonly description: string;
  readonly userId: string;
  readonly address: ReceiverAddress;
  readonly bankAccount: BankAccount;
  readonly documents?: ReceiverDocuments;
  readonly providerSpecificData?: ReceiverSpecificData;
}

export interface ReceiverQueryIntent {
  readonly receiverId: string;
  readonly receiverToken?: string;
}

/** Specification payments.md §3, "Receiver". `balance` in cents, when the provider reports it. */
export interface Receiver {
  readonly kind: 'receiver';
  readonly receiverId: string;
  readonly receiverProvider: string;
  /** A secret of the sub-account at some providers: encrypted before it is stored. */
  readonly receiverToken?: string;
  readonly name: string;
  readonly document: string;
  readonly documentType: 'CPF' | 'CNPJ';
  /** Absent where the provider does not report it. */
  readonly email?: string;
  readonly status: ReceiverStatus;
  readonly balance?: Cents;
  readonly bankAccount?: BankAccount;
  /** Why it has this status, as the provider explains it. Internal. */
  readonly statusReason?: string;
  /** Why the receiver was created but not completed: it exists, and staff must complete it. Internal. */
  readonly unfinished?: string;
}

export type ReceiverOutcome = Receiver | Refused | Unknown;

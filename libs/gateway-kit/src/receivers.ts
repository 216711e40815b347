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

/** An address as receiver creation spells it: `zipcode` in lower case, unlike a charge's `zipCode`. */
export interface ReceiverAddress {
  readonly street: string;
  readonly number: string;
  readonly zipcode: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
}

/** One file, opened by the caller from where it is stored: a gateway reads no storage. */
export interface ReceiverDocument {
  readonly fileName: string;
  /** Its media type, for example image/png. */
  readonly contentType: string;
  readonly base64: string;
}

/** Documents some providers require (payments.md §5), by their names in the stored data (§3, "user"). */
export interface ReceiverDocuments {
  readonly photoDocument?: ReceiverDocument;
  readonly photoPersonWithDocument?: ReceiverDocument;
  readonly photoDocumentSocialContract?: ReceiverDocument;
  readonly addressProof?: ReceiverDocument;
  readonly balanceSheet?: ReceiverDocument;
}

/** What some providers want of an address beside what the specification's input has. */
export interface DetailedAddress extends ReceiverAddress {
  readonly complement?: string;
  /** A place nearby by which the address is found. */
  readonly referencePoint?: string;
}

/** A partner who manages a company. Only what the provider of the account asks for is sent to it. */
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
  /** Whether the partner declares to represent the company by law. */
  readonly legalRepresentative: boolean;
  readonly address: DetailedAddress;
}

/**
 * What single providers require of a receiver. `monthlyRevenue` is the specification's (payments.md §3); the rest is not in
 * its input, and required by the registration of PAGARME and PAGARMEBAAS (decision 0053).
 */
export interface ReceiverSpecificData {
  /** In cents: what a person earns or a company takes in a month. */
  readonly monthlyRevenue?: Cents;
  /** Of a person. YYYY-MM-DD. */
  readonly birthDate?: string;
  /** Of a person. */
  readonly occupation?: string;
  /** Of a company, whose `name` is the registered one. */
  readonly tradingName?: string;
  /** Of a company, at least one. */
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

/** Specification payments.md §3, "Receiver". `balance` in cents, when the provider tells it. */
export interface Receiver {
  readonly kind: 'receiver';
  readonly receiverId: string;
  readonly receiverProvider: string;
  /** A secret of the sub-account at some providers: sealed before it is stored. */
  readonly receiverToken?: string;
  readonly name: string;
  readonly document: string;
  readonly documentType: 'CPF' | 'CNPJ';
  /** Left out where the provider does not tell it. */
  readonly email?: string;
  readonly status: ReceiverStatus;
  readonly balance?: Cents;
  readonly bankAccount?: BankAccount;
  /** Why the receiver was opened but not brought to an end: it exists, and a person must finish it. For us only. */
  readonly unfinished?: string;
}

export type ReceiverOutcome = Receiver | Refused | Unknown;

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
  /** `monthlyRevenue` in cents. */
  readonly providerSpecificData?: { readonly monthlyRevenue?: Cents };
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

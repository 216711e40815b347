import type { PaymentMethod } from '@guiche/brazil';
import type { MethodTariff, ReleaseRules } from '@guiche/money';

/** What a seller has other than the platform. What is left out is as the platform has it. */
export interface SellerTerms {
  /** Own fees, for sales in reais. */
  readonly fees?: Readonly<Partial<Record<PaymentMethod, MethodTariff>>>;
  /** What is paid beside sales, in cents of the real. */
  readonly serviceFees?: ServiceFees;
  /** Whether and at which price the seller is paid before the day of release. */
  readonly anticipation?: OwnAnticipation;
  /** Methods that are not offered. */
  readonly withoutMethods?: readonly PaymentMethod[];
  /** The gateway account that is tried first, by method. An offer that names an account goes before. */
  readonly gateways?: Readonly<Partial<Record<PaymentMethod, string>>>;
  readonly maxInstallments?: number;
  /** What the bill of a card says: letters and digits. */
  readonly softDescriptor?: string;
  /** When the money of sales is released, in the place of the rules of the platform. */
  readonly release?: ReleaseRules;
  /** Checkouts refuse to sell. */
  readonly salesBlocked?: true;
  /** Withdrawals are refused. */
  readonly cashOutBlocked?: true;
}

/** What a seller pays for a withdrawal, a refund and a dispute, other than the platform has it. Cents. */
export interface ServiceFees {
  readonly withdrawalFee?: number;
  readonly refundFee?: number;
  readonly chargebackFee?: number;
  readonly medFee?: number;
}

/** What is left out is as the platform has it. */
export interface OwnAnticipation {
  readonly isEnabled?: boolean;
  /** Of the amount, in basis points. */
  readonly feeBps?: number;
}

/** What a manager earns: `bps` of the margin, of the platform's fee or of the items sold. */
export interface ManagerRule {
  readonly base: 'MARGIN' | 'FEE' | 'GMV';
  readonly bps: number;
  /** Other percentages for some methods. */
  readonly byMethod?: Readonly<Partial<Record<PaymentMethod, number>>>;
  /** The last day, YYYY-MM-DD in America/Sao_Paulo. */
  readonly until?: string;
  /** Cents: the most of one sale. */
  readonly cap?: number;
  /** Only so many months after the first sale of the seller. */
  readonly monthsAfterFirstSale?: number;
}

/** Who looks after a seller. Null: nobody. */
export interface ManagerOfSeller {
  readonly managerId: string | null;
}

export type TermsKind = 'SELLER' | 'MANAGER_RULE' | 'SELLER_MANAGER';

/** One version of terms: it holds from its instant until the next one of the same kind and account. */
export interface DatedTerms {
  readonly kind: TermsKind;
  /** A seller; of a rule, a manager. */
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly fromMs: number;
  readonly value: unknown;
}

/** Why staff must look at something. */
export type ReviewKind =
  /** The provider reported a status that its specification does not list. */
  | 'UNKNOWN_WORD'
  | 'FORBIDDEN_TRANSITION'
  | 'AMOUNT_MISMATCH'
  | 'DOUBLE_PAYMENT'
  | 'REFUSED_BY_PROVIDER'
  | 'PROVIDER_SILENT'
  /** The time to wait is over and the outcome is not known. */
  | 'UNRESOLVED'
  /** The provider has no call that reports this payment. */
  | 'UNASKABLE'
  | 'WEBHOOK_UNMATCHED'
  /** An outcome could not be written several times in a row. */
  | 'NOT_WRITTEN'
  /** A charge differs from the provider's books. */
  | 'DISCREPANCY'
  /** A seller asks for the deletion of their account. */
  | 'DELETION_REQUESTED'
  /** A manager asks for other fees of a seller. */
  | 'FEES_REQUESTED'
  /** A customer asks for the deletion of personal data. */
  | 'ERASURE_REQUESTED'
  /** A buyer has a right to the money, and the provider refused to return it. */
  | 'REFUND_NOT_POSSIBLE'
  | 'PAYMENT_PAGE_CHANGED'
  /** The DNS records of a verified host are wrong. */
  | 'DOMAIN_BROKEN'
  /** The certificate of a host expires soon, or is not valid. */
  | 'CERTIFICATE_EXPIRING'
  /** A seller or a card brand has more chargebacks in a month than the platform allows. */
  | 'CHARGEBACKS_OVER_LIMIT'
  /** Rows of the platform violate a rule of the ledger. */
  | 'LEDGER_BROKEN';

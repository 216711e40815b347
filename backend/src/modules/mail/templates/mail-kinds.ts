interface DisputeMailValues {
  readonly name: string;
  /** As the seller reads it, with its currency. */
  readonly amount: string;
  /** The last day of the defence, as the seller reads it. */
  readonly due: string;
  readonly link: string;
}

interface InvoiceMailValues {
  readonly name: string;
  readonly reference: string;
  /** As the reader reads it, with its currency. */
  readonly amount: string;
  /** The last day to pay it, as the reader reads it. */
  readonly due: string;
  /** The code that pays it, or empty. */
  readonly payment: string;
  readonly link: string;
}

interface ProductEndMailValues {
  readonly name: string;
  readonly product: string;
  readonly producer: string;
  /** When it ends, as the reader reads it. */
  readonly end: string;
  readonly link: string;
}

/** The mails that the platform sends, with the values of each. */
export interface MailKinds {
  /** Somebody asked for a new password. */
  readonly passwordRecovery: { readonly name: string; readonly link: string; readonly minutes: number };
  /** A password was changed. */
  readonly passwordChanged: { readonly name: string };
  /** Somebody was invited to run a platform. */
  readonly invitation: {
    readonly name: string;
    readonly inviter: string;
    readonly link: string;
    readonly days: number;
  };
  /** A seller registered. */
  readonly emailConfirmation: { readonly name: string; readonly code: string; readonly minutes: number };
  /** Somebody registered with the e-mail address of an account. */
  readonly alreadyRegistered: { readonly name: string };
  /** A file that somebody asked for can be fetched. */
  readonly exportReady: { readonly name: string; readonly link: string; readonly days: number };
  /** A bank account or PIX key was added to an account. */
  readonly bankAccountAdded: { readonly name: string };
  /** Staff rejected a document of a seller. */
  readonly documentRejected: {
    readonly name: string;
    /** Which one, in the language of the mail. */
    readonly document: string;
    readonly reason: string;
    readonly link: string;
  };
  /** All documents of a seller are approved. */
  readonly documentsApproved: { readonly name: string; readonly link: string };
  /** A passkey was added to an account. */
  readonly passkeyAdded: { readonly name: string; readonly passkey: string };
  /** A passkey was removed from an account. */
  readonly passkeyRemoved: { readonly name: string; readonly passkey: string };
  /** Staff removed the second factor of a person who lost it. */
  readonly secondFactorReset: { readonly name: string };
  /** A manager writes to a seller. */
  readonly managerMessage: {
    readonly name: string;
    readonly manager: string;
    /** Of the manager, to whom the seller answers. */
    readonly email: string;
    readonly message: string;
  };
  /** A customer wants to sign in. */
  readonly customerSignIn: {
    readonly name: string;
    readonly code: string;
    readonly link: string;
    readonly minutes: number;
  };
  /** A payment was approved. The link signs the buyer in once. */
  readonly purchaseApproved: {
    readonly name: string;
    readonly product: string;
    readonly code: string;
    /** As the buyer reads it, with its currency. */
    readonly amount: string;
    readonly link: string;
    readonly days: number;
  };
  /** A seller sent what was bought. The link signs the buyer in once. */
  readonly orderShipped: {
    readonly name: string;
    readonly product: string;
    readonly carrier: string;
    readonly trackingCode: string;
    readonly link: string;
    readonly days: number;
  };
  /** A seller gave the buyer the access again. The link signs the buyer in once. */
  readonly accessAgain: {
    readonly name: string;
    readonly product: string;
    readonly link: string;
    readonly days: number;
  };
  /** A purchase moved to another address: to the former one. */
  readonly addressCorrected: {
    readonly name: string;
    readonly product: string;
    /** The new address as `maskedEmail` shows it. */
    readonly address: string;
  };
  /** Somebody wants the money of a purchase back without an account: to its buyer. */
  readonly refundCode: { readonly name: string; readonly code: string; readonly minutes: number };
  /** A buyer asked for the money back: to the buyer. */
  readonly refundRequested: {
    readonly name: string;
    readonly product: string;
    readonly protocol: string;
    readonly link: string;
  };
  /** A buyer asked for the money back after the legal days: to the seller, who decides. */
  readonly refundToDecide: {
    readonly name: string;
    readonly product: string;
    readonly protocol: string;
    readonly link: string;
  };
  /** A seller refused a request for a refund: to the buyer. */
  readonly refundRefused: {
    readonly name: string;
    readonly product: string;
    readonly protocol: string;
    readonly reason: string;
  };
  /** A withdrawal was paid: to its owner. */
  readonly withdrawalPaid: {
    readonly name: string;
    /** As the owner reads it, with its currency. */
    readonly amount: string;
    /** Masked. */
    readonly destination: string;
    readonly link: string;
  };
  /** Staff offer another rate for an anticipation, which its seller has to accept. */
  readonly anticipationOffered: {
    readonly name: string;
    /** What the seller receives at that rate, as the seller reads it. */
    readonly net: string;
    readonly fee: string;
    readonly reason: string;
    readonly link: string;
  };
  /** A provider pays to the seller from now on: to the seller. */
  readonly receiverActive: { readonly name: string; readonly provider: string; readonly link: string };
  /** A provider, or staff, refused the registration of a seller: to the seller. */
  readonly receiverRejected: {
    readonly name: string;
    readonly provider: string;
    readonly reason: string;
    readonly link: string;
  };
  /** A charge is to be paid: to the seller. */
  readonly chargeSent: {
    readonly name: string;
    readonly reference: string;
    /** As the seller reads it, with its currency. */
    readonly amount: string;
    /** The last day to pay it, as the seller reads it. */
    readonly due: string;
    readonly link: string;
  };
  /** The platform owes the operator something: to its administrators. */
  readonly invoiceSent: InvoiceMailValues;
  /** An invoice of the platform was not paid in time: to its administrators. */
  readonly invoiceOverdue: InvoiceMailValues;
  /** The trial of the platform ends soon: to its administrators. */
  readonly trialEnds: {
    readonly name: string;
    /** Its last day, as the reader reads it. */
    readonly end: string;
    readonly link: string;
  };
  /** A buyer disputes a payment: to the seller. */
  readonly disputeOpened: DisputeMailValues;
  /** The deadline of a dispute is near, and nobody has answered: to the seller. */
  readonly disputeDueSoon: DisputeMailValues;
  /** A dispute was won: to the seller. */
  readonly disputeWon: DisputeMailValues;
  /** A dispute was lost, wholly or in part: to the seller. */
  readonly disputeLost: DisputeMailValues;
  /** A product will be paused: to its affiliates. */
  readonly productPauses: ProductEndMailValues;
  /** A product that is on sale will be deleted: to its affiliates. */
  readonly productDeleted: ProductEndMailValues;
  /** The same of a product that is not on sale. */
  readonly productDeletedUnsold: ProductEndMailValues;
  /** A product is neither paused nor deleted, as was announced: to its affiliates. */
  readonly productStays: ProductEndMailValues;
  /** The same of a product that is not on sale. */
  readonly productStaysUnsold: ProductEndMailValues;
  /** The money of a withdrawal is available again: to its owner. */
  readonly withdrawalReturned: {
    readonly name: string;
    readonly amount: string;
    readonly destination: string;
    readonly reason: string;
    readonly link: string;
  };
}

export type MailKind = keyof MailKinds;

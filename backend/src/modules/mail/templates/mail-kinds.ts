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
}

export type MailKind = keyof MailKinds;

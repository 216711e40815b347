/** The answer of an action to a form. */
export interface ServerFormReply<Name extends string = string> {
  readonly saved: boolean;
  /** The submitted texts, so that no typed value is lost. */
  readonly values: Readonly<Record<Name, string>>;
  /** Sentences in the reader's language. */
  readonly errors: Partial<Readonly<Record<Name, string>>>;
  /** The problem of the whole form. */
  readonly message: string | null;
}

/** The answer of an action to a form. */
export interface ServerFormReply<Name extends string = string> {
  readonly saved: boolean;
  /** The submitted texts, so that no typed value is lost. */
  readonly values: Readonly<Record<Name, string>>;
  /** Sentences in the reader's language. */
  readonly errors: Partial<Readonly<Record<Name, string>>>;
  /** The problem of the whole form. */
  readonly message: string | null;
  /** Somebody else changed the record while it was edited: nothing was saved. */
  readonly conflict?: FormConflict;
}

export interface FormConflict {
  /** A name; null where it is not told. */
  readonly by: string | null;
  /** An instant in ISO 8601. */
  readonly at: string | null;
}

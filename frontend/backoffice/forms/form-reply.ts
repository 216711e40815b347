/** What an action answers to a form. */
export interface ServerFormReply<Name extends string = string> {
  readonly saved: boolean;
  /** What was sent, so that nothing typed is lost. */
  readonly values: Readonly<Record<Name, string>>;
  /** Sentences in the reader's language. */
  readonly errors: Partial<Readonly<Record<Name, string>>>;
  /** What is wrong with the form as a whole. */
  readonly message: string | null;
}

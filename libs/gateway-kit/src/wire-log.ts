/** One request and its result. Redacted: contains no credential, token, document, e-mail or card number. */
export interface WireLogEntry {
  readonly gateway: string;
  readonly accountId: string;
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Absent when no answer came. */
  readonly status?: number;
  readonly ms: number;
  /** The kind of outcome, with its reason. */
  readonly outcome: string;
  /** Bodies, cut at 2,000 characters; those of token calls are left out. */
  readonly sent?: string;
  readonly received?: string;
}

export interface WireLog {
  write(entry: WireLogEntry): void;
}

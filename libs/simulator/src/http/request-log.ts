/** One received call. `status` is null if the caller never got an answer. */
export interface LoggedRequest {
  readonly at: Date;
  readonly provider: string;
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  status: number | null;
}

const REMEMBERED = 1_000;

/** Counts all calls of every provider and keeps the last ones, so that tests can assert "exactly one". */
export class RequestLog {
  private readonly counts = new Map<string, Map<string, number>>();
  private last: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    const counts = this.counts.get(request.provider) ?? new Map<string, number>();
    counts.set(request.operation, (counts.get(request.operation) ?? 0) + 1);
    this.counts.set(request.provider, counts);
    this.last.push(request);
    if (this.last.length > REMEMBERED * 2) this.last = this.last.slice(-REMEMBERED);
  }

  countsOf(provider: string): Record<string, number> {
    return Object.fromEntries(this.counts.get(provider) ?? []);
  }

  list(
    wanted: { provider?: string | undefined; operation?: string | undefined },
    limit: number,
  ): LoggedRequest[] {
    return this.last
      .filter((request) => wanted.provider === undefined || request.provider === wanted.provider)
      .filter((request) => wanted.operation === undefined || request.operation === wanted.operation)
      .slice(-limit);
  }

  clear(): void {
    this.counts.clear();
    this.last = [];
  }
}

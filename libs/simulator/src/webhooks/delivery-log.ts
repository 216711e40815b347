/** One attempt to deliver a webhook. `answer` is the HTTP status, or the reason why there was none. */
export interface DeliveryAttempt {
  readonly at: Date;
  readonly provider: string;
  readonly chargeId: string;
  readonly event: string;
  readonly url: string;
  readonly attempt: number;
  readonly answer: number | string;
}

const REMEMBERED = 2_000;

/** The last attempts, oldest first. */
export class DeliveryLog {
  private attempts: DeliveryAttempt[] = [];

  add(delivery: DeliveryAttempt): void {
    this.attempts.push(delivery);
    if (this.attempts.length > REMEMBERED * 2) this.attempts = this.attempts.slice(-REMEMBERED);
  }

  list(wanted: { provider?: string | undefined; chargeId?: string | undefined }): readonly DeliveryAttempt[] {
    return this.attempts
      .filter((d) => wanted.provider === undefined || d.provider === wanted.provider)
      .filter((d) => wanted.chargeId === undefined || d.chargeId === wanted.chargeId)
      .slice(-REMEMBERED);
  }

  clear(): void {
    this.attempts = [];
  }
}

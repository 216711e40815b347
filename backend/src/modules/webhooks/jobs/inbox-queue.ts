import type { StoredWebhook } from '../store/webhook-records.js';

interface Limits {
  readonly deliveries: number;
  /** Of all of them together. */
  readonly size: number;
}

export interface Waiting {
  readonly record: StoredWebhook;
  /** By the process's own time. */
  readonly since: number;
}

/** Stored webhooks that wait in this process, those of each account in the order of arrival. */
export class InboxQueue {
  private readonly byAccount = new Map<string, Waiting[]>();
  private deliveries = 0;
  private size = 0;

  constructor(private readonly limits: Limits) {}

  get hasCapacity(): boolean {
    return this.deliveries < this.limits.deliveries && this.size < this.limits.size;
  }

  get accounts(): string[] {
    return [...this.byAccount.keys()];
  }

  join(record: StoredWebhook, since: number): void {
    const line = this.byAccount.get(record.gatewayAccountId) ?? [];
    line.push({ record, since });
    this.byAccount.set(record.gatewayAccountId, line);
    this.count(record, 1);
  }

  first(account: string): Waiting | undefined {
    return this.byAccount.get(account)?.[0];
  }

  /** Takes the first of the account; the next turn of the account comes after all other accounts. */
  leave(account: string): void {
    const [left, ...others] = this.byAccount.get(account) ?? [];
    if (!left) return;
    this.byAccount.delete(account);
    if (others.length > 0) this.byAccount.set(account, others);
    this.count(left.record, -1);
  }

  /** Drops those that waited so long that they are due again for any process. */
  leaveDue(now: Date): void {
    for (const [account, line] of this.byAccount) {
      const [due, claimed] = [line.filter(isDue(now)), line.filter((one) => !isDue(now)(one))];
      due.forEach(({ record }) => this.count(record, -1));
      if (claimed.length === 0) this.byAccount.delete(account);
      else this.byAccount.set(account, claimed);
    }
  }

  /** Empties the line. */
  leaveAll(): StoredWebhook[] {
    const all = [...this.byAccount.values()].flat().map(({ record }) => record);
    this.byAccount.clear();
    this.deliveries = 0;
    this.size = 0;
    return all;
  }

  private count({ size }: StoredWebhook, change: 1 | -1): void {
    this.deliveries += change;
    this.size += change * size;
  }
}

const isDue =
  (now: Date) =>
  ({ record }: Waiting): boolean =>
    record.claimedUntil <= now;

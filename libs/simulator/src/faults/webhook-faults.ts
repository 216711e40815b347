/** The kind of fault in the delivery of one webhook. `copies` counts all deliveries, including the regular one. */
export type WebhookFault =
  | { kind: 'duplicate'; copies: number }
  | { kind: 'reorder' }
  | { kind: 'drop' }
  | { kind: 'delay'; ms: number }
  | { kind: 'beforeReply' };

export const WEBHOOK_FAULT_KINDS = ['duplicate', 'reorder', 'drop', 'delay', 'beforeReply'] as const;

interface Armed {
  readonly provider: string;
  readonly fault: WebhookFault;
  times: number;
  skip: number;
}

/** The webhook faults waiting for their turn, first armed first taken. */
export class WebhookFaults {
  private armed: Armed[] = [];

  arm(provider: string, fault: WebhookFault, times: number, skip: number): void {
    this.armed.push({ provider, fault, times, skip });
  }

  /** The fault of the next delivery, if any. Paying before the reply belongs to the create call, not to a delivery. */
  take(provider: string): WebhookFault | undefined {
    return this.next(provider, (fault) => fault.kind !== 'beforeReply');
  }

  /** Whether the charge that is being created is to be paid, and the webhook delivered, before its answer. */
  takeBeforeReply(provider: string): boolean {
    return this.next(provider, (fault) => fault.kind === 'beforeReply') !== undefined;
  }

  list(): readonly Armed[] {
    return this.armed;
  }

  clear(): void {
    this.armed = [];
  }

  private next(provider: string, wanted: (fault: WebhookFault) => boolean): WebhookFault | undefined {
    const rule = this.armed.find((armed) => armed.provider === provider && wanted(armed.fault));
    if (!rule) return undefined;
    if (rule.skip > 0) {
      rule.skip -= 1;
      return undefined;
    }
    rule.times -= 1;
    if (rule.times <= 0) this.armed = this.armed.filter((armed) => armed !== rule);
    return rule.fault;
  }
}

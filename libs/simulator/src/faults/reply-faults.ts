import type { ProviderOperation } from '../http/operation.js';

/** The kind of fault in the answer to one call. */
export interface ReplyFault {
  /** `cut` closes the connection without a byte; `garbage` answers 200 with broken JSON; `empty` 200 without a body. */
  readonly kind: 'delay' | 'hang' | 'status' | 'cut' | 'garbage' | 'empty';
  /** Of `delay`. */
  readonly ms: number;
  /** Of `status`. */
  readonly status: number;
  /** True: the call is executed first, and only its answer is faulty. False: nothing is executed. */
  readonly afterAccepting: boolean;
}

export const REPLY_FAULT_KINDS = ['delay', 'hang', 'status', 'cut', 'garbage', 'empty'] as const;

interface Armed extends ReplyFault {
  readonly provider: string;
  readonly operation: ProviderOperation | '*';
  times: number;
  skip: number;
}

/** The faults waiting for the calls they are meant for, first armed first taken. */
export class ReplyFaults {
  private armed: Armed[] = [];

  arm(rule: Armed): void {
    this.armed.push({ ...rule });
  }

  take(provider: string, operation: ProviderOperation, moment: 'before' | 'after'): ReplyFault | undefined {
    const rule = this.armed.find(
      (armed) =>
        armed.provider === provider &&
        (armed.operation === '*' || armed.operation === operation) &&
        armed.afterAccepting === (moment === 'after'),
    );
    if (!rule) return undefined;
    if (rule.skip > 0) {
      rule.skip -= 1;
      return undefined;
    }
    rule.times -= 1;
    if (rule.times <= 0) this.armed = this.armed.filter((armed) => armed !== rule);
    return rule;
  }

  list(): readonly Armed[] {
    return this.armed;
  }

  clear(): void {
    this.armed = [];
  }
}

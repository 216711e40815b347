import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/index.js';
import { requestScope, type RequestScope } from '../../database/index.js';
import { Gate, type Slot } from './gate.js';

/**
 * - `acts`: requests that change something (purchases, renewals, cards, carts, the back office). Refused first.
 * - `reads`: requests that pages are made of. Refused only when reading alone exceeds the capacity.
 * - `always`: webhooks of providers, health, metrics. Never refused.
 */
export type RequestClass = 'acts' | 'reads' | 'always';

/** With its work, an accepted request is to be answered within two seconds (p99), on a machine with nothing to spare. */
const LONGEST_WAIT_MS = 750;
/** A request that waits for a provider takes some tens of kilobytes. */
const UNDER_WAY = 1_000;

/** Decides which requests are worked on when there are more than can be answered in time. */
@Injectable()
export class Admission {
  private readonly gates: Readonly<Record<'acts' | 'reads', Gate>>;
  private readonly slots = new WeakMap<RequestScope, Slot>();

  constructor({ actsAtOnce, readsAtOnce }: AppConfig) {
    const both = { longestWaitMs: LONGEST_WAIT_MS, underWay: UNDER_WAY };
    this.gates = {
      acts: new Gate({ ...both, atOnce: actsAtOnce }),
      reads: new Gate({ ...both, atOnce: readsAtOnce }),
    };
  }

  /** What the gates hold now, by class. */
  get load(): Record<'acts' | 'reads', Gate['load']> {
    return { acts: this.gates.acts.load, reads: this.gates.reads.load };
  }

  /** A slot at once or soon; undefined: refuse the request. */
  enter(which: 'acts' | 'reads'): Slot | undefined | Promise<Slot | undefined> {
    return this.gates[which].enter();
  }

  /** From now on `whileOutside` knows whose slot it is. */
  keep(scope: RequestScope, slot: Slot): void {
    this.slots.set(scope, slot);
  }

  /** Runs work that waits for an external service, while another request may use the slot of the present one. */
  async whileOutside<T>(work: () => Promise<T>): Promise<T> {
    const scope = requestScope();
    const slot = scope && this.slots.get(scope);
    slot?.pause();
    try {
      return await work();
    } finally {
      slot?.resume();
    }
  }
}

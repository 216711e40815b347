import type { Charge } from './charge.js';

/**
 * The charges of one provider in booking order. Only the last `limit` are kept, so that a long benchmark cannot fill
 * the memory.
 */
export class ChargeBook<C extends Charge = Charge> {
  private booked: C[] = [];
  private readonly byId = new Map<string, C>();
  private readonly byReference = new Map<string, C[]>();
  private total = 0;

  constructor(private readonly limit: number) {}

  /** How many were ever booked, including those already deleted. */
  get count(): number {
    return this.total;
  }

  add(charge: C): void {
    this.total += 1;
    this.booked.push(charge);
    this.byId.set(charge.id, charge);
    if (charge.externalRef !== null) {
      const sharing = this.byReference.get(charge.externalRef);
      if (sharing) sharing.push(charge);
      else this.byReference.set(charge.externalRef, [charge]);
    }
    if (this.booked.length > this.limit * 1.1) this.forgetOldest(this.booked.length - this.limit);
  }

  find(id: string): C | undefined {
    return this.byId.get(id);
  }

  /** The merchant's own charge; another merchant's is unknown. */
  findOf(tenant: string, id: string): C | undefined {
    const charge = this.byId.get(id);
    return charge?.tenant === tenant ? charge : undefined;
  }

  /** References are free text and may repeat. Oldest first. */
  withReference(externalRef: string): readonly C[] {
    return this.byReference.get(externalRef) ?? [];
  }

  *newestFirst(): Generator<C> {
    for (let i = this.booked.length - 1; i >= 0; i -= 1) yield this.booked[i] as C;
  }

  clear(): void {
    this.booked = [];
    this.byId.clear();
    this.byReference.clear();
    this.total = 0;
  }

  private forgetOldest(count: number): void {
    for (const charge of this.booked.splice(0, count)) {
      this.byId.delete(charge.id);
      if (charge.externalRef === null) continue;
      const stored = this.withReference(charge.externalRef).filter((other) => other !== charge);
      if (stored.length) this.byReference.set(charge.externalRef, stored);
      else this.byReference.delete(charge.externalRef);
    }
  }
}

import { Injectable } from '@nestjs/common';
import { minutes } from '../../../runtime/clock/durations.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { EndProducts } from '../use-cases/end-products.js';

/** Pauses or deletes products whose affiliates were told three days before. They are not sold from that instant on, also without it. */
@Injectable()
@Sweeps('endProducts', minutes(5))
export class EndAnnouncedProducts implements Sweeper {
  constructor(private readonly products: EndProducts) {}

  sweep(_now: Date, stopping?: AbortSignal): Promise<number> {
    return this.products.endDue(stopping);
  }
}

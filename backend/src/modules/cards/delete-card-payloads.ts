import { Injectable } from '@nestjs/common';
import { Sweeps, type Sweeper } from '../../runtime/jobs/index.js';
import { UsedCardPayloads } from './used-card-payloads.js';

const MINUTE_MS = 60_000;
/** Longer than the clocks of two processes can differ. */
const KEPT_AFTER_EXPIRY_MS = 60 * MINUTE_MS;
const AT_ONCE = 1_000;

/** Deletes the records of encrypted cards whose key ids have expired. */
@Injectable()
@Sweeps('forgetCardPayloads', 10 * MINUTE_MS)
export class DeleteCardPayloads implements Sweeper {
  constructor(private readonly payloads: UsedCardPayloads) {}

  sweep(now: Date): Promise<number> {
    return this.payloads.forget(new Date(now.getTime() - KEPT_AFTER_EXPIRY_MS), AT_ONCE);
  }
}

import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { KeyedDigest } from '../../runtime/crypto/index.js';
import { clientNetwork } from '../../runtime/http/index.js';
import { UsageCounters } from '../protection/index.js';
import { identityProblem } from './identity-problems.js';
import type { SignInAttempt } from './sign-in-limits.js';

const WINDOW_SECONDS = 3_600;
/** Mails to one account in an hour. More are not sent, and nobody is told: the answer would show that there is an account. */
const MOST_OF_ACCOUNT = 3;
const MOST_OF_NETWORK = 20;

/** Limits requests for a new password, counted for all processes together. */
@Injectable()
export class RecoveryLimits {
  constructor(
    private readonly config: AppConfig,
    private readonly usage: UsageCounters,
    private readonly digest: KeyedDigest,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a request. False: the account had enough mails.
   * @throws Problem recoveryLimited (429) with Retry-After: the network asked too often
   */
  async admit({ platformId, area, email, ip }: SignInAttempt): Promise<boolean> {
    if (this.config.protectiveLimits === 'off') return true;
    const [ofNetwork, ofAccount] = await Promise.all([
      this.add(this.digest.of('recoveries of a network', clientNetwork(ip ?? ''))),
      this.add(this.digest.of('recoveries of an account', platformId, area, email)),
    ]);
    if (ofNetwork.used > MOST_OF_NETWORK) throw this.limited(ofNetwork.until);
    return ofAccount.used <= MOST_OF_ACCOUNT;
  }

  private add(key: Buffer) {
    return this.usage.add({ key, amount: 1, now: this.clock.now(), windowSeconds: WINDOW_SECONDS });
  }

  private limited(until: Date): Error {
    const seconds = Math.max(1, Math.ceil((until.getTime() - this.clock.now().getTime()) / 1_000));
    return identityProblem('recoveryLimited', { headers: { 'retry-after': String(seconds) } });
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import { AppConfig } from '../../config/index.js';
import { Admission } from '../../runtime/admission/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { KeyedDigest } from '../../runtime/crypto/index.js';
import { clientNetwork } from '../../runtime/http/index.js';
import { UsageCounters } from '../protection/index.js';
import { SIGN_IN_WINDOW_SECONDS, signInDelay } from './domain/sign-in-delay.js';
import { identityProblem } from './identity-problems.js';

/** An attempt to sign in, before its account is looked up. */
export interface SignInAttempt {
  readonly platformId: string;
  readonly area: Area;
  readonly email: string;
  readonly ip: string | null;
}

/**
 * Delays attempts to sign in, counted by account and by client network for all processes. Accounts that do not exist are counted
 * too, so the delay does not reveal which exist.
 */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly config: AppConfig,
    private readonly usage: UsageCounters,
    private readonly digest: KeyedDigest,
    private readonly admission: Admission,
    private readonly clock: Clock,
  ) {}

  /** Counts the attempt and waits as long as it must. @throws Problem signInLimited with Retry-After */
  async admit(attempt: SignInAttempt): Promise<void> {
    if (this.config.protectiveLimits === 'off') return;
    const [ofAccount, ofNetwork, ofNetworkAtAccount] = await this.count(attempt, 1);
    const counts = { ofAccount, ofNetwork, ofNetworkAtAccount };
    const delay = signInDelay({
      ofAccount: counts.ofAccount?.used ?? 0,
      ofNetwork: counts.ofNetwork?.used ?? 0,
      ofNetworkAtAccount: counts.ofNetworkAtAccount?.used ?? 0,
    });
    if (delay === 'refused') throw this.limited(counts.ofNetwork?.until);
    if (delay.delayMs > 0) await this.admission.whileOutside(() => sleep(delay.delayMs));
  }

  /** An attempt that succeeded does not count. */
  async succeeded(attempt: SignInAttempt): Promise<void> {
    if (this.config.protectiveLimits !== 'off') await this.count(attempt, -1);
  }

  private count({ platformId, area, email, ip }: SignInAttempt, amount: number) {
    const now = this.clock.now();
    const network = clientNetwork(ip ?? '');
    const account = [platformId, area, email];
    const keys = [
      this.digest.of('sign-ins of an account', ...account),
      this.digest.of('sign-ins of a network', network),
      this.digest.of('sign-ins of a network at an account', network, ...account),
    ];
    return Promise.all(
      keys.map((key) => this.usage.add({ key, amount, now, windowSeconds: SIGN_IN_WINDOW_SECONDS })),
    );
  }

  private limited(until = this.clock.now()): Error {
    const seconds = Math.max(1, Math.ceil((until.getTime() - this.clock.now().getTime()) / 1_000));
    return identityProblem('signInLimited', { headers: { 'retry-after': String(seconds) } });
  }
}

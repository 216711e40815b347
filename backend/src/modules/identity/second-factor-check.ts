import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../runtime/clock/index.js';
import { authenticatorStep, isAuthenticatorCode } from './authenticator.js';
import { recoveryCodeDigest } from './domain/recovery-code.js';
import { SecondFactors, type FactorOwner, type SecondFactor } from './store/second-factors.js';

/** Checks codes of authenticators, and recovery codes. Each works once. */
@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly factors: SecondFactors,
    private readonly clock: Clock,
  ) {}

  /**
   * Uses up a code in the caller's transaction. Without an authenticator, recovery codes only. False: it is wrong, or was used before; nothing was changed.
   */
  async use(
    tx: EntityManager,
    owner: FactorOwner,
    factor: SecondFactor | undefined,
    code: string,
  ): Promise<boolean> {
    if (isAuthenticatorCode(code)) {
      const step = factor && (await this.stepOf(factor.secret, code));
      return step !== undefined && this.factors.useStep(tx, owner, step);
    }
    const digest = recoveryCodeDigest(owner.personId, code);
    return digest !== undefined && this.factors.useCode(tx, owner, digest, this.clock.now());
  }

  /** Authenticators follow the real time, also where the demonstration has moved its clock. */
  stepOf(secret: string, code: string): Promise<number | undefined> {
    return authenticatorStep(secret, code, this.clock.toWorld(this.clock.now()));
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { CODE_MINUTES } from '../domain/confirmation-code.js';
import { RecoveryLimits } from '../recovery-limits.js';
import { EmailConfirmations } from '../store/email-confirmations.js';

/**
 * Codes that prove, without a session, that somebody reads the mails of a customer's address. They are those that sign a customer in: a
 * new one replaces the last, each works once and allows five attempts.
 */
@Injectable()
export class MailedCodes {
  readonly minutes = CODE_MINUTES;

  constructor(
    private readonly codes: EmailConfirmations,
    private readonly limits: RecoveryLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a request for a mail. False: this one had enough; nobody is told.
   * @param about who asks: an address, or another proof
   * @throws Problem recoveryLimited (429): the network asked too often
   */
  admit({ platformId, ip }: TenantContext, about: string): Promise<boolean> {
    return this.limits.admit({ platformId, area: 'customer', email: about, ip });
  }

  /** The new code of a customer, which nobody can read again. */
  issue({ platformId }: TenantContext, tx: EntityManager, personId: string): Promise<string> {
    return this.codes.add(tx, { platformId, personId }, this.clock.now());
  }

  /** Uses a code up. False: wrong, used, too old, or tried too often. */
  async redeem({ platformId }: TenantContext, personId: string, code: string): Promise<boolean> {
    const owner = { platformId, personId };
    // Its own transaction, which keeps the count of attempts.
    const id = await this.transactions.run('tryMailedCode', (tx) =>
      this.codes.attempt(tx, owner, code, this.clock.now()),
    );
    if (id === undefined) return false;
    return this.transactions.run('useMailedCode', (tx) => this.codes.use(tx, owner, id, this.clock.now()));
  }
}

import { GatewayRunner, type QueryOutcome } from '@guiche/gateway-kit';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../runtime/clock/index.js';
import { Receivers } from '../../receivers/index.js';
import type { Decision } from '../domain/standing.js';
import type { OutcomeSource } from '../domain/payment.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { AskableAttempts, type AskableAttempt } from '../store/askable-attempts.js';
import { GatewayAccounts } from '../store/gateway-accounts.js';
import { ApplyOutcome, type Alongside } from './apply-outcome.js';

/** Asks the provider what became of an attempt, by its reference or by our own id, and applies the answer. */
@Injectable()
export class AskProvider {
  constructor(
    private readonly attempts: AskableAttempts,
    private readonly accounts: GatewayAccounts,
    private readonly gateways: GatewayDirectory,
    private readonly receivers: Receivers,
    private readonly runner: GatewayRunner,
    private readonly applyOutcome: ApplyOutcome,
    private readonly clock: Clock,
  ) {}

  async ask(platformId: string, attemptId: string, source: OutcomeSource): Promise<Decision> {
    const attempt = await this.attempts.find(platformId, attemptId);
    if (!attempt) throw new Error(`attempt ${attemptId} does not exist on platform ${platformId}`);
    return this.askAbout(attempt, source);
  }

  /** The same for an attempt that was just read. */
  async askAbout<A>(
    attempt: AskableAttempt,
    source: OutcomeSource,
    alongside?: Alongside<A>,
  ): Promise<Decision> {
    const told = await this.look(attempt);
    return this.applyOutcome.apply({ of: attempt, told, source }, alongside);
  }

  /** What the provider says now. Nothing is written. */
  async look(attempt: AskableAttempt): Promise<QueryOutcome> {
    const via = await this.accounts.get(attempt.platformId, attempt.gatewayAccountId);
    if (!via) throw new Error(`gateway account ${attempt.gatewayAccountId} is gone`);
    const receiver = attempt.receiverId && (await this.receivers.get(attempt.platformId, attempt.receiverId));
    return this.runner.query(this.gateways.get(attempt.provider, attempt.gatewayVersion), via.account, {
      attemptId: attempt.attemptId,
      amount: attempt.amount,
      paymentMethod: attempt.method,
      createdAt: this.clock.toWorld(attempt.createdAt),
      askedAt: this.clock.toWorld(this.clock.now()),
      ...(receiver && receiver.receiverToken && { receiverToken: receiver.receiverToken }),
      ...(attempt.reference !== null && { reference: attempt.reference }),
      ...(attempt.providerData && { providerData: attempt.providerData }),
    });
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { WebhookFaults } from '../faults/webhook-faults.js';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.js';
import {
  ActRefused,
  chargeback,
  decline,
  expire,
  happened,
  pay,
  requestRefund,
  settleRefund,
} from './charge-actions.js';
import type { Act } from './charge-actions.js';
import { CARD_REVIEW_MS } from './cards.js';
import type { Charge, ChargeEvent, ProviderName } from './charge.js';
import type { Provider } from './provider.js';
import { newStop } from './stop.js';

export interface ActOptions {
  /** Cents; of `pay` (what the payer really sends) and `refund` (a part of what was paid). */
  readonly amount?: number | undefined;
  /** False: the provider sends no webhook. */
  readonly webhook?: boolean | undefined;
}

/** Everything outside Guichê: the providers with their charges, the payers, and the courier between them and us. */
export class Simulation {
  private readonly providers = new Map<ProviderName, Provider>();
  private readonly autopay = new Map<ProviderName, number>();
  private stop = newStop();

  constructor(
    readonly now: () => Date,
    private readonly dispatcher: WebhookDispatcher,
    private readonly webhookFaults: WebhookFaults,
    /** How long a provider takes to settle or reject a payout it accepted, and to give money back. */
    readonly settlementMs: number,
  ) {}

  add(provider: Provider): void {
    this.providers.set(provider.name, provider);
  }

  all(): Provider[] {
    return [...this.providers.values()];
  }

  provider(name: string): Provider | undefined {
    return this.providers.get(name.toUpperCase() as ProviderName);
  }

  /** Every new charge of the provider is paid after so long; null turns it off. */
  payAutomatically(provider: ProviderName, afterMs: number | null): void {
    if (afterMs === null) this.autopay.delete(provider);
    else this.autopay.set(provider, afterMs);
  }

  /** To be awaited by a create call between booking the charge and answering. */
  async booked(provider: Provider, charge: Charge): Promise<void> {
    provider.charges.add(charge);
    if (charge.method === 'CREDIT_CARD') return this.bookedCard(provider, charge);
    const created = happened(charge, 'created', this.now());
    if (provider.notifiesCreation) this.notify(provider, charge, created);
    if (this.webhookFaults.takeBeforeReply(provider.name)) {
      return this.dispatcher.send(provider.webhooksFor(charge, pay(charge, this.now())));
    }
    const afterMs = this.autopay.get(provider.name);
    if (afterMs !== undefined) void this.actLater(provider, charge, 'pay', afterMs);
  }

  /** A card's bank has answered while the charge was being made, or thinks it over. */
  private bookedCard(provider: Provider, charge: Charge): void {
    if (charge.lastEvent) this.notify(provider, charge, charge.lastEvent);
    else happened(charge, 'created', this.now());
    if (charge.status !== 'PENDING') return;
    const verdict = charge.card?.behaviour === 'refusesLater' ? 'decline' : 'pay';
    void this.actLater(provider, charge, verdict, CARD_REVIEW_MS);
  }

  /** What a payer, a bank or an impatient tester does to a charge. Throws {@link ActRefused}; then nothing changed. */
  act(provider: Provider, charge: Charge, act: Act, options: ActOptions = {}): void {
    const event = this.change(provider, charge, act, options);
    if (options.webhook !== false) this.notify(provider, charge, event);
  }

  /** Posts what the provider has to say about the event, behind the caller's back. */
  notify(provider: Provider, charge: Charge, event: ChargeEvent): void {
    const webhooksFor = provider.webhooksFor(charge, event);
    if (webhooksFor.length) void this.dispatcher.send(webhooksFor);
  }

  /** Runs the work after a pause, unless the simulation was reset or closed in between. */
  async later(ms: number, work: () => void): Promise<void> {
    const { signal } = this.stop;
    await pause(ms, undefined, { signal }).then(work, () => undefined);
  }

  reset(): void {
    this.close();
    this.stop = newStop();
    this.autopay.clear();
    for (const provider of this.providers.values()) provider.reset();
    this.dispatcher.reset();
  }

  close(): void {
    this.stop.abort();
  }

  private change(provider: Provider, charge: Charge, act: Act, options: ActOptions): ChargeEvent {
    const now = this.now();
    switch (act) {
      case 'pay':
        return pay(charge, now, options.amount);
      case 'decline':
        return decline(charge, now, charge.card ? 'CARD_REFUSED' : null);
      case 'expire':
        return expire(charge, now);
      case 'refund':
        return settleRefund(charge, requestRefund(charge, now, { amount: options.amount }), now);
      case 'chargeback':
        return chargeback(charge, now);
      case 'webhook':
        return this.lastEventWorthTelling(provider, charge);
    }
  }

  private lastEventWorthTelling(provider: Provider, charge: Charge): ChargeEvent {
    const event = charge.lastEvent;
    if (!event || provider.webhooksFor(charge, event).length === 0) {
      throw new ActRefused('webhook', charge.status, 'there is no event to report, or no webhook address');
    }
    return event;
  }

  private actLater(provider: Provider, charge: Charge, act: Act, afterMs: number): Promise<void> {
    return this.later(afterMs, () => {
      if (charge.status === 'PENDING') this.act(provider, charge, act);
    });
  }
}

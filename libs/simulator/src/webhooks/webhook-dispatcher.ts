import { setTimeout as pause } from 'node:timers/promises';
import type { WebhookFaults } from '../faults/webhook-faults.js';
import { newStop } from '../simulation/stop.js';
import { DeliveryLog } from './delivery-log.js';
import type { Lane, OutgoingWebhook } from './outgoing-webhook.js';
import { WebhookClient } from './webhook-client.js';

/** How long a letter held back for reordering waits for the next one about the same charge. */
const HOLD_MS = 3_000;

/** Delivers webhooks: retries with the provider's pauses, keeps the order within a lane, and injects faults on request. */
export class WebhookDispatcher {
  readonly deliveries: DeliveryLog;
  private readonly lanes = new Map<string, OutgoingWebhook[]>();
  private readonly blockedLanes = new Set<string>();
  private readonly held = new Map<string, { webhook: OutgoingWebhook; release: () => void }>();
  private readonly client = new WebhookClient();
  private stop = newStop();

  constructor(
    private readonly now: () => Date,
    private readonly faults: WebhookFaults,
  ) {
    this.deliveries = new DeliveryLog();
  }

  /** Resolves when the first attempt of each letter has ended, well or badly; the rest goes on behind. */
  async send(webhooks: readonly OutgoingWebhook[]): Promise<void> {
    await Promise.all(webhooks.map((webhook) => this.sendOne(webhook)));
  }

  /** One attempt outside all queues and faults; for forged webhooks. */
  async postOnce(webhook: OutgoingWebhook): Promise<number> {
    const status = await this.client.post(webhook);
    this.note(webhook, 1, status);
    return status;
  }

  /** Starts a lane again that was given up; its letters were kept. */
  resume(lane: string): void {
    if (this.blockedLanes.delete(lane)) void this.drain(lane);
  }

  /** Drops every letter on its way, and every pause. */
  reset(): void {
    this.stop.abort();
    this.client.cut();
    this.stop = newStop();
    this.lanes.clear();
    this.blockedLanes.clear();
    this.held.clear();
    this.deliveries.clear();
  }

  close(): void {
    this.stop.abort();
    this.client.cut();
  }

  private async sendOne(webhook: OutgoingWebhook): Promise<void> {
    const fault = this.faults.take(webhook.about.provider);
    if (fault?.kind === 'drop') return this.note(webhook, 0, 'dropped by a fault');
    if (fault?.kind === 'reorder') return this.hold(webhook);
    if (fault?.kind === 'delay') await this.sleep(fault.ms);
    const copies = fault?.kind === 'duplicate' ? fault.copies : 1;
    await Promise.all(Array.from({ length: copies }, () => this.dispatch(webhook)));
    this.held.get(webhook.about.chargeId)?.release();
  }

  private hold(webhook: OutgoingWebhook): void {
    const { chargeId } = webhook.about;
    const signal = this.stop.signal;
    const release = (): void => {
      if (signal.aborted || !this.held.delete(chargeId)) return;
      void this.dispatch(webhook);
    };
    this.held.set(chargeId, { webhook, release });
    void this.sleep(HOLD_MS).then(release);
  }

  private async dispatch(webhook: OutgoingWebhook): Promise<void> {
    if (webhook.lane !== undefined) return this.queue(webhook, webhook.lane);
    const signal = this.stop.signal;
    if (!(await this.attempt(webhook, 1))) void this.repeat(webhook, signal);
  }

  private async repeat(webhook: OutgoingWebhook, signal: AbortSignal): Promise<boolean> {
    for (const [index, ms] of webhook.policy.pausesMs.entries()) {
      await this.sleep(ms);
      if (signal.aborted) return false;
      if (await this.attempt(webhook, index + 2)) return true;
    }
    return false;
  }

  private async queue(webhook: OutgoingWebhook, lane: Lane): Promise<void> {
    const waiting = this.lanes.get(lane.id);
    if (waiting) {
      waiting.push(webhook);
      return;
    }
    this.lanes.set(lane.id, [webhook]);
    await this.drain(lane.id);
  }

  private async drain(lane: string): Promise<void> {
    const signal = this.stop.signal;
    const waiting = this.lanes.get(lane);
    for (let webhook = waiting?.[0]; webhook && waiting; webhook = waiting[0]) {
      const arrived = (await this.attempt(webhook, 1)) || (await this.repeat(webhook, signal));
      if (signal.aborted) return;
      if (!arrived) {
        this.blockedLanes.add(lane);
        return webhook.lane?.onBlocked();
      }
      waiting.shift();
    }
    this.lanes.delete(lane);
  }

  private async attempt(webhook: OutgoingWebhook, attempt: number): Promise<boolean> {
    try {
      const status = await this.client.post(webhook);
      this.note(webhook, attempt, status);
      return webhook.policy.received(status);
    } catch (error) {
      this.note(webhook, attempt, reasonOf(error));
      return false;
    }
  }

  private note(webhook: OutgoingWebhook, attempt: number, answer: number | string): void {
    this.deliveries.add({ at: this.now(), url: webhook.url, ...webhook.about, attempt, answer });
  }

  private async sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stop.signal }).catch(() => undefined);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

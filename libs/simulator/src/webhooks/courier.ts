import { setTimeout as pause } from 'node:timers/promises';
import type { WebhookFaults } from '../faults/webhook-faults.js';
import { newStop } from '../world/stop.js';
import { Deliveries } from './deliveries.js';
import type { Lane, Letter } from './letter.js';
import { PostOffice } from './post.js';

/** How long a letter held back for reordering waits for the next one about the same charge. */
const HOLD_MS = 3_000;

/** Delivers webhooks: tries again with the provider's pauses, keeps lanes in order, misbehaves when told to. */
export class Courier {
  readonly deliveries: Deliveries;
  private readonly lanes = new Map<string, Letter[]>();
  private readonly blockedLanes = new Set<string>();
  private readonly held = new Map<string, { letter: Letter; release: () => void }>();
  private readonly office = new PostOffice();
  private stop = newStop();

  constructor(
    private readonly now: () => Date,
    private readonly faults: WebhookFaults,
  ) {
    this.deliveries = new Deliveries();
  }

  /** Resolves when the first attempt of each letter has ended, well or badly; the rest goes on behind. */
  async send(letters: readonly Letter[]): Promise<void> {
    await Promise.all(letters.map((letter) => this.sendOne(letter)));
  }

  /** One attempt outside all queues and faults; for forged webhooks. */
  async postOnce(letter: Letter): Promise<number> {
    const status = await this.office.post(letter);
    this.note(letter, 1, status);
    return status;
  }

  /** Starts a lane again that was given up; its letters were kept. */
  resume(lane: string): void {
    if (this.blockedLanes.delete(lane)) void this.drain(lane);
  }

  /** Drops every letter on its way, and every pause. */
  reset(): void {
    this.stop.abort();
    this.office.cut();
    this.stop = newStop();
    this.lanes.clear();
    this.blockedLanes.clear();
    this.held.clear();
    this.deliveries.clear();
  }

  close(): void {
    this.stop.abort();
    this.office.cut();
  }

  private async sendOne(letter: Letter): Promise<void> {
    const fault = this.faults.take(letter.about.provider);
    if (fault?.kind === 'drop') return this.note(letter, 0, 'dropped by a fault');
    if (fault?.kind === 'reorder') return this.hold(letter);
    if (fault?.kind === 'delay') await this.sleep(fault.ms);
    const copies = fault?.kind === 'duplicate' ? fault.copies : 1;
    await Promise.all(Array.from({ length: copies }, () => this.dispatch(letter)));
    this.held.get(letter.about.chargeId)?.release();
  }

  private hold(letter: Letter): void {
    const { chargeId } = letter.about;
    const signal = this.stop.signal;
    const release = (): void => {
      if (signal.aborted || !this.held.delete(chargeId)) return;
      void this.dispatch(letter);
    };
    this.held.set(chargeId, { letter, release });
    void this.sleep(HOLD_MS).then(release);
  }

  private async dispatch(letter: Letter): Promise<void> {
    if (letter.lane !== undefined) return this.queue(letter, letter.lane);
    const signal = this.stop.signal;
    if (!(await this.attempt(letter, 1))) void this.repeat(letter, signal);
  }

  private async repeat(letter: Letter, signal: AbortSignal): Promise<boolean> {
    for (const [index, ms] of letter.manners.pausesMs.entries()) {
      await this.sleep(ms);
      if (signal.aborted) return false;
      if (await this.attempt(letter, index + 2)) return true;
    }
    return false;
  }

  private async queue(letter: Letter, lane: Lane): Promise<void> {
    const waiting = this.lanes.get(lane.id);
    if (waiting) {
      waiting.push(letter);
      return;
    }
    this.lanes.set(lane.id, [letter]);
    await this.drain(lane.id);
  }

  private async drain(lane: string): Promise<void> {
    const signal = this.stop.signal;
    const waiting = this.lanes.get(lane);
    for (let letter = waiting?.[0]; letter && waiting; letter = waiting[0]) {
      const arrived = (await this.attempt(letter, 1)) || (await this.repeat(letter, signal));
      if (signal.aborted) return;
      if (!arrived) {
        this.blockedLanes.add(lane);
        return letter.lane?.onBlocked();
      }
      waiting.shift();
    }
    this.lanes.delete(lane);
  }

  private async attempt(letter: Letter, attempt: number): Promise<boolean> {
    try {
      const status = await this.office.post(letter);
      this.note(letter, attempt, status);
      return letter.manners.received(status);
    } catch (error) {
      this.note(letter, attempt, reasonOf(error));
      return false;
    }
  }

  private note(letter: Letter, attempt: number, answer: number | string): void {
    this.deliveries.add({ at: this.now(), url: letter.url, ...letter.about, attempt, answer });
  }

  private async sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stop.signal }).catch(() => undefined);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Shutdown } from '../shutdown/index.js';
import { DiscoveredWork } from './discovered-work.js';
import { QueueRunner } from './queue-runner.js';
import { SweepTicker } from './sweep-ticker.js';

/** Background work of this process: nothing runs until it is started, by main.ts or worker.ts. */
@Injectable()
export class Worker implements BeforeApplicationShutdown {
  private running = false;

  /** Whether the background work of this installation is done in this process. */
  get isRunning(): boolean {
    return this.running;
  }

  constructor(
    private readonly work: DiscoveredWork,
    private readonly queue: QueueRunner,
    private readonly ticker: SweepTicker,
    private readonly shutdown: Shutdown,
  ) {}

  /** Does nothing in a process that is going away already: it may be asked to stop before it was ready. */
  async start(): Promise<void> {
    if (this.shutdown.stopping.aborted) return;
    this.running = true;
    this.ticker.start(this.work.sweepers());
    await this.queue.start(this.work.handlers());
  }

  /** Finishes what it is doing, be it its start, and takes nothing new. */
  async stop(): Promise<void> {
    if (!this.running) return;
    this.running = false;
    await Promise.all([this.ticker.stop(), this.queue.stop()]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }
}

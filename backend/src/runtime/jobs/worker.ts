import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Shutdown } from '../shutdown/index.js';
import { DiscoveredWork } from './discovered-work.js';
import { SweepTicker } from './sweep-ticker.js';

/** The background work of this process. Nothing runs until it is started, by main.ts or worker.ts. */
@Injectable()
export class Worker implements BeforeApplicationShutdown {
  private running = false;

  /** Whether this process does background work. */
  get isRunning(): boolean {
    return this.running;
  }

  constructor(
    private readonly work: DiscoveredWork,
    private readonly ticker: SweepTicker,
    private readonly shutdown: Shutdown,
  ) {}

  /** Does nothing in a process that is shutting down: it may be asked to stop before it was ready. */
  start(): void {
    if (this.shutdown.stopping.aborted) return;
    this.running = true;
    this.ticker.start(this.work.sweepers());
  }

  /** Finishes the sweeps that are running and starts no others. */
  async stop(): Promise<void> {
    if (!this.running) return;
    this.running = false;
    await this.ticker.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
  }
}

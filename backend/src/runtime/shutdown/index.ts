import { setMaxListeners } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';

/** Signals open-ended work (event streams, readiness) that this process is stopping. */
@Injectable()
export class Shutdown implements OnModuleDestroy {
  private readonly controller = new AbortController();

  /** Aborts when the process begins to stop: an event stream ends then, and the browser comes back to another process. */
  readonly stopping: AbortSignal = this.controller.signal;

  constructor() {
    // One listener for each open page.
    setMaxListeners(0, this.stopping);
  }

  begin(): void {
    this.controller.abort();
  }

  onModuleDestroy(): void {
    this.begin();
  }
}

import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Reads } from '../../database/index.js';
import { PgNotifications } from '../notifications/index.js';
import { Clock } from './clock.js';

/** Real time moved by the offset in `demo_clock`, the same for all processes. Demo mode only. */
@Injectable()
export class DemoClock extends Clock implements OnApplicationBootstrap {
  private offsetMs = 0;

  constructor(
    private readonly reads: Reads,
    channel: PgNotifications,
  ) {
    super();
    const refresh = (): void => void this.refresh().catch(() => undefined);
    channel.on('clock_changed', refresh);
    channel.onReconnect(refresh);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  override toWorld(instant: Date): Date {
    return new Date(instant.getTime() - this.offsetMs);
  }

  override fromWorld(instant: Date): Date {
    return new Date(instant.getTime() + this.offsetMs);
  }

  /**
   * Called again after every change and every lost connection: a missed notification must not leave processes with
   * different times.
   */
  async refresh(): Promise<void> {
    const [row] = await this.reads.primary<{ offset_ms: number }>('SELECT offset_ms FROM demo_clock');
    this.offsetMs = row?.offset_ms ?? 0;
  }
}

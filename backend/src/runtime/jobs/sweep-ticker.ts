import { Injectable, Logger } from '@nestjs/common';
import { isConnectionLost } from '../../database/index.js';
import { Clock } from '../clock/clock.js';
import { PgChannel } from '../events/pg-channel.js';
import type { SweepSchedule, Sweeper } from './decorators.js';
import { Observed } from '../metrics/observed.js';

interface Turn {
  readonly schedule: SweepSchedule;
  readonly sweeper: Sweeper;
  timer: NodeJS.Timeout | undefined;
  busy: Promise<void> | undefined;
}

/** Lets every sweeper look for due rows, again and again, each never beside itself in this process. */
@Injectable()
export class SweepTicker {
  private readonly log = new Logger(SweepTicker.name);
  private turns: Turn[] = [];
  private stopping = false;

  constructor(
    private readonly clock: Clock,
    private readonly observed: Observed,
    channel: PgChannel,
  ) {
    // Moving the demo's clock makes rows due at once: nobody should wait for the next tick.
    channel.on('clock_changed', () => this.turns.forEach((turn) => this.schedule(turn, 50)));
  }

  start(sweepers: { schedule: SweepSchedule; sweeper: Sweeper }[]): void {
    this.stopping = false;
    this.turns = sweepers.map((entry) => ({ ...entry, timer: undefined, busy: undefined }));
    this.turns.forEach((turn) => this.schedule(turn, 0));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.turns.forEach(({ timer }) => clearTimeout(timer));
    await Promise.all(this.turns.flatMap(({ busy }) => busy ?? []));
  }

  private schedule(turn: Turn, inMs: number): void {
    if (this.stopping || turn.busy !== undefined) return;
    clearTimeout(turn.timer);
    turn.timer = setTimeout(() => {
      turn.busy = this.sweep(turn).then(() => {
        turn.busy = undefined;
        this.schedule(turn, turn.schedule.everyMs);
      });
    }, inMs);
  }

  private async sweep({ schedule, sweeper }: Turn): Promise<void> {
    try {
      await this.observed.run(`sweep ${schedule.name}`, () => sweeper.sweep(this.clock.now()));
    } catch (error) {
      if (isConnectionLost(error)) this.log.warn(`sweep ${schedule.name}: the database is away`);
      else this.log.error({ msg: `sweep ${schedule.name} failed`, err: error });
    }
  }
}

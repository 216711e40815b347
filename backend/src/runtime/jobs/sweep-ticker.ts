import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { isConnectionLost } from '../../database/index.js';
import { Clock } from '../clock/clock.js';
import { PgChannel } from '../notices/index.js';
import type { SweepSchedule, Sweeper } from './decorators.js';
import { DiscoveredWork } from './discovered-work.js';
import { Observed } from '../metrics/observed.js';

interface Turn {
  readonly schedule: SweepSchedule;
  readonly sweeper: Sweeper;
  timer: NodeJS.Timeout | undefined;
  busy: Promise<void> | undefined;
  /** Woken while it swept: what woke it may have come too late to be seen. */
  again: boolean;
}

/** Lets every sweeper look for due rows, again and again, each never beside itself in this process. */
@Injectable()
export class SweepTicker implements OnModuleInit {
  private readonly log = new Logger(SweepTicker.name);
  private turns: Turn[] = [];
  private stopping = false;

  constructor(
    private readonly clock: Clock,
    private readonly observed: Observed,
    private readonly work: DiscoveredWork,
    private readonly channel: PgChannel,
  ) {
    // Moving the demo's clock makes rows due at once: nobody should wait for the next tick.
    channel.on('clock_changed', () => this.turns.forEach((turn) => this.schedule(turn, 50)));
  }

  /** Channels are chosen before the application starts, for that is when it begins to listen. */
  onModuleInit(): void {
    const channels = this.work.sweepers().flatMap(({ schedule: { wokenBy } }) => wokenBy ?? []);
    for (const channel of new Set(channels)) {
      this.channel.on(channel, () =>
        this.turns.filter(({ schedule }) => schedule.wokenBy === channel).forEach((turn) => this.wake(turn)),
      );
    }
  }

  start(sweepers: { schedule: SweepSchedule; sweeper: Sweeper }[]): void {
    this.stopping = false;
    this.turns = sweepers.map((entry) => ({ ...entry, timer: undefined, busy: undefined, again: false }));
    this.turns.forEach((turn) => this.schedule(turn, 0));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.turns.forEach(({ timer }) => clearTimeout(timer));
    await Promise.all(this.turns.flatMap(({ busy }) => busy ?? []));
  }

  private wake(turn: Turn): void {
    turn.again = turn.busy !== undefined;
    this.schedule(turn, 0);
  }

  private schedule(turn: Turn, inMs: number): void {
    if (this.stopping || turn.busy !== undefined) return;
    clearTimeout(turn.timer);
    turn.timer = setTimeout(() => {
      turn.busy = this.sweep(turn).then(() => {
        turn.busy = undefined;
        this.schedule(turn, turn.again ? 0 : turn.schedule.everyMs);
        turn.again = false;
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

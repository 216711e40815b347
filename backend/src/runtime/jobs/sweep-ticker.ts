import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Reads, isConnectionLost } from '../../database/index.js';
import { Clock } from '../clock/clock.js';
import { PgNotifications } from '../notifications/index.js';
import { POLL_DUE_MS, type SweepSchedule, type Sweeper } from './decorators.js';
import { DiscoveredWork } from './discovered-work.js';
import { Observed } from '../metrics/observed.js';

interface Turn {
  readonly schedule: SweepSchedule;
  readonly sweeper: Sweeper;
  timer: NodeJS.Timeout | undefined;
  busy: Promise<void> | undefined;
  /** Woken while it swept: the rows that woke it may have been committed too late for that sweep. */
  again: boolean;
}

/** Calls every sweeper again and again. Two sweeps of one sweeper never overlap in a process. */
@Injectable()
export class SweepTicker implements OnModuleInit {
  private readonly log = new Logger(SweepTicker.name);
  private turns: Turn[] = [];
  private look: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private stopping = new AbortController();

  constructor(
    private readonly clock: Clock,
    private readonly observed: Observed,
    private readonly work: DiscoveredWork,
    private readonly channel: PgNotifications,
    private readonly reads: Reads,
  ) {
    // Moving the demo's clock makes rows due at once.
    channel.on('clock_changed', () => this.turns.forEach((turn) => this.schedule(turn, 50)));
  }

  /** Channels are registered before the application starts, because that is when it begins to listen. */
  onModuleInit(): void {
    const channels = this.work.sweepers().flatMap(({ schedule: { wokenBy } }) => wokenBy ?? []);
    for (const channel of new Set(channels)) {
      this.channel.on(channel, () =>
        this.turns.filter(({ schedule }) => schedule.wokenBy === channel).forEach((turn) => this.wake(turn)),
      );
    }
  }

  start(sweepers: { schedule: SweepSchedule; sweeper: Sweeper }[]): void {
    this.stopping = new AbortController();
    this.turns = sweepers.map((entry) => ({ ...entry, timer: undefined, busy: undefined, again: false }));
    this.turns.forEach((turn) => this.schedule(turn, 0));
    this.lookLater();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.look);
    this.turns.forEach(({ timer }) => clearTimeout(timer));
    await this.looking;
    await Promise.all(this.turns.flatMap(({ busy }) => busy ?? []));
  }

  private wake(turn: Turn): void {
    turn.again = turn.busy !== undefined;
    this.schedule(turn, 0);
  }

  private schedule(turn: Turn, inMs: number): void {
    if (this.stopping.signal.aborted || turn.busy !== undefined) return;
    clearTimeout(turn.timer);
    turn.timer = setTimeout(() => {
      turn.busy = this.sweep(turn).then(() => {
        turn.busy = undefined;
        if (turn.again || turn.schedule.due === undefined)
          this.schedule(turn, turn.again ? 0 : turn.schedule.everyMs);
        turn.again = false;
      });
    }, inMs);
  }

  private lookLater(): void {
    if (this.stopping.signal.aborted || this.turns.every(({ schedule }) => schedule.due === undefined))
      return;
    this.look = setTimeout(() => {
      this.looking = this.lookForDue().then(() => this.lookLater());
    }, POLL_DUE_MS);
  }

  /** One statement for all sweeps that wait until something is due. */
  private async lookForDue(): Promise<void> {
    const waiting = this.turns.filter(({ schedule }) => schedule.due !== undefined);
    const columns = waiting.map(({ schedule }, at) => `exists (${schedule.due}) as "${at}"`);
    try {
      const [due] = await this.reads.prepared<Record<string, boolean>>({
        name: 'look-for-due',
        text: `select ${columns.join(', ')}`,
        values: [this.clock.now()],
      });
      waiting.forEach((turn, at) => due?.[at] && this.schedule(turn, 0));
    } catch (error) {
      if (isConnectionLost(error)) this.log.warn('looking for what is due: the database is away');
      else this.log.error({ msg: 'looking for what is due failed', err: error });
    }
  }

  private async sweep({ schedule, sweeper }: Turn): Promise<void> {
    try {
      await this.observed.run(`sweep ${schedule.name}`, () =>
        sweeper.sweep(this.clock.now(), this.stopping.signal),
      );
    } catch (error) {
      if (isConnectionLost(error)) this.log.warn(`sweep ${schedule.name}: the database is away`);
      else this.log.error({ msg: `sweep ${schedule.name} failed`, err: error });
    }
  }
}

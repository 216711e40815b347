import { addDays, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import { Injectable, Logger } from '@nestjs/common';
import { Transactions, isConnectionLost } from '../../../database/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import { systemContext, type TenantContext } from '../../../runtime/context/index.js';
import { Sweeps, type Sweeper } from '../../../runtime/jobs/index.js';
import { closingLink, linkHash, transferLink } from '../domain/journal-chain.js';
import { Journal, type ChainHead, type StoredLink } from '../store/journal.js';

/** A day is closed so long after its end: what was posted in it has been committed by then, as a rule. */
const GRACE_MS = minutes(10);
/** What was committed later is chained with one of the days that follow. No transaction takes that long. */
const LATE_DAYS = 2;
/** Transfers of one transaction. */
const AT_ONCE = 10_000;

/**
 * Chains the transfers of each day that is over, in the order of their ids, and ends the day with a link of its own. Purchases neither
 * wait for it nor do more because of it. A process that dies leaves whole transactions: the next one goes on after them.
 */
@Injectable()
@Sweeps('closeDays', minutes(1))
export class CloseDays implements Sweeper {
  private readonly log = new Logger(CloseDays.name);

  constructor(
    private readonly journal: Journal,
    private readonly transactions: Transactions,
  ) {}

  /** Returns how many days it closed. */
  async sweep(now: Date, stopping?: AbortSignal): Promise<number> {
    const open = saoPauloDate(new Date(now.getTime() - GRACE_MS));
    let closed = 0;
    for (const { platformId, closedDay } of await this.journal.due(open)) {
      if (stopping?.aborted === true) break;
      closed += await this.closeUntil(open, { platformId, closedDay, stopping });
    }
    return closed;
  }

  /** A platform whose days cannot be closed does not stop the others. */
  private async closeUntil(
    open: string,
    of: {
      readonly platformId: string;
      readonly closedDay: string | null;
      readonly stopping: AbortSignal | undefined;
    },
  ): Promise<number> {
    const ctx = systemContext('journal').forPlatform(of.platformId);
    let closed = 0;
    try {
      let day = of.closedDay === null ? await this.begin(ctx) : addDays(of.closedDay, 1);
      while (day !== null && day < open && of.stopping?.aborted !== true) {
        if (!(await this.close(ctx, day))) continue;
        closed += 1;
        day = addDays(day, 1);
      }
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      this.log.error({ msg: `days of the journal of ${of.platformId} are not closed`, err: error });
    }
    return closed;
  }

  /** The first day of a platform's chain; null: nothing was posted yet. */
  private async begin(ctx: TenantContext): Promise<string | null> {
    const day = await this.journal.firstDay(ctx);
    if (day !== null) await this.transactions.run('openJournal', (tx) => this.journal.open(ctx, tx, day));
    return day;
  }

  /** Chains some of the transfers of a day. True: it is closed, by this process or by another. */
  private close(ctx: TenantContext, day: string): Promise<boolean> {
    const span = { from: startOf(addDays(day, -LATE_DAYS)), to: startOf(addDays(day, 1)), take: AT_ONCE };
    return this.transactions.run('closeDay', async (tx) => {
      const head = await this.journal.lock(ctx, tx);
      if (head.closedDay >= day) return true;
      const transfers = await this.journal.unchained(ctx, tx, span);
      const isLast = transfers.length < AT_ONCE;
      const { links, head: next } = chained(head, day, transfers, isLast);
      await this.journal.add(ctx, tx, links, next);
      return isLast;
    });
  }
}

/** The links of some transfers of a day, and of its end where these are the last. */
function chained(
  { position: before, hash: previous, closedDay, openTransfers }: ChainHead,
  day: string,
  transfers: readonly { readonly id: string; readonly fields: readonly string[] }[],
  isLast: boolean,
): { readonly links: readonly StoredLink[]; readonly head: ChainHead } {
  let [position, hash] = [before, previous];
  const links = transfers.map(({ id, fields }): StoredLink => {
    position += 1;
    hash = linkHash(hash, transferLink(position, day, fields));
    return { position, day, hash, transferId: id, transfers: null };
  });
  const ofDay = openTransfers + transfers.length;
  if (!isLast) return { links, head: { position, hash, closedDay, openTransfers: ofDay } };
  position += 1;
  hash = linkHash(hash, closingLink(position, day, ofDay));
  const end: StoredLink = { position, day, hash, transferId: null, transfers: ofDay };
  return { links: [...links, end], head: { position, hash, closedDay: day, openTransfers: 0 } };
}

function startOf(day: string): Date {
  const start = startOfSaoPauloDay(day);
  if (!start) throw new Error(`there is no day ${day}`);
  return start;
}

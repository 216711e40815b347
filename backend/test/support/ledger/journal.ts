import { Reads, Transactions } from '../../../src/database/index.js';
import { CloseDays } from '../../../src/modules/ledger/jobs/close-days.js';
import { Journal } from '../../../src/modules/ledger/store/journal.js';
import type { Books } from './books.js';

/** A process that closes the days of the journal. */
export function closer({ dataSource }: Books): (at: string) => Promise<number> {
  const days = new CloseDays(new Journal(new Reads(dataSource)), new Transactions(dataSource));
  return (at) => days.sweep(new Date(at));
}

export interface Link {
  readonly position: string;
  readonly day: string;
  readonly transfer_id: string | null;
  readonly transfers: number | null;
  readonly hash: string;
}

/** The chain of a platform. */
export const links = ({ dataSource, platformId }: Books): Promise<Link[]> =>
  dataSource.query(
    'select position, day::text, transfer_id, transfers, hash from ledger_chain where platform_id = $1 order by position',
    [platformId],
  );

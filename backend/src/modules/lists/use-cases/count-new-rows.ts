import { Injectable } from '@nestjs/common';
import type { Session } from '../../../runtime/access/index.js';
import { ListReader, allowedList, stateOfList } from '../../../runtime/lists/index.js';

/** Counting stops here. */
export const MOST_NEW = 100;

/** How many rows came to the top of a list since somebody looked at it. */
@Injectable()
export class CountNewRows {
  constructor(private readonly reader: ListReader) {}

  /**
   * @param since the first row that is shown; null: none is
   * @returns at most {@link MOST_NEW}
   * @throws Problem notFound, notAllowed: the person has no such list; validation: it is not sorted by time, the newest first
   */
  count(
    session: Session,
    { list, query, since }: { readonly list: string; readonly query: string; readonly since: string | null },
  ): Promise<number> {
    const binding = allowedList(session, list);
    const state = stateOfList(binding, new URLSearchParams(query));
    const scope = { platformId: session.platformId, personId: session.accountId };
    return this.reader.countNewer(binding, scope, state, { than: since, most: MOST_NEW });
  }
}

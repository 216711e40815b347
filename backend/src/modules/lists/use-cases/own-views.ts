import { Injectable } from '@nestjs/common';
import { listSearch } from '@guiche/lists';
import { NO_PLATFORM, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { allowedList, stateOfList } from '../../../runtime/lists/index.js';
import { AuditLog } from '../../audit/index.js';
import { SavedViews, type SavedView, type ViewOwner } from '../store/saved-views.js';
import { viewProblem } from '../view-problems.js';

const MOST_OF_LIST = 20;

/** The saved views of the person of a session, in the area of the session. */
@Injectable()
export class OwnViews {
  constructor(
    private readonly views: SavedViews,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  list(session: Session, list: string | null): Promise<SavedView[]> {
    return this.views.of(ownerOf(session), list);
  }

  /**
   * Keeps a view of a list under a name. One of the same name is replaced.
   * @throws Problem notFound, notAllowed: the person has no such list; validation: the query is none of the list; tooManyViews
   */
  async save(
    ctx: Context,
    session: Session,
    given: Pick<SavedView, 'list' | 'name' | 'query' | 'isDefault'>,
  ): Promise<{ readonly id: string }> {
    const binding = allowedList(session, given.list);
    const state = stateOfList(binding, new URLSearchParams(given.query));
    // A page in the middle is no view: its first row changes.
    const query = listSearch(binding.list, { ...state, cursor: null }).slice(1);
    const now = this.clock.now();
    const owner = ownerOf(session);
    return this.transactions.run('saveView', async (tx) => {
      if ((await this.views.countOthers(tx, owner, given)) >= MOST_OF_LIST) throw viewProblem('tooManyViews');
      const view = { ...given, query };
      const id = await this.views.save(tx, owner, { ...view, id: newId(now), createdAt: now });
      this.audit.record(ctx, tx, {
        ...{ action: 'lists.viewSaved', subject: given.list, subjectId: id },
        after: { name: given.name, query, isDefault: given.isDefault },
      });
      return { id };
    });
  }

  /** @throws Problem notFound: the person has no such view in this area */
  async remove(ctx: Context, session: Session, id: string): Promise<void> {
    await this.transactions.run('removeView', async (tx) => {
      const removed = await this.views.remove(tx, ownerOf(session), id);
      if (!removed) throw runtimeProblem('notFound');
      this.audit.record(ctx, tx, {
        ...{ action: 'lists.viewRemoved', subject: removed.list, subjectId: id },
        before: { name: removed.name },
      });
    });
  }
}

const ownerOf = ({ platformId, person, area }: Session): ViewOwner => ({
  platformId: platformId ?? NO_PLATFORM,
  personId: person.id,
  area,
});

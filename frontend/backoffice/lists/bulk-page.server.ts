import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { listAddress, listSearch, readListState, type ListDefinition } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import type { Answer } from '../../shared/server/api.server';
import { areaAction, areaLoader, type AreaActionCall, type AreaCall } from '../access/area-handlers.server';
import { AREA_PAGES } from '../access/areas';
import type { ServerFormReply } from '../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../forms/read-form.server';
import { BULK_FORM } from './bulk-form-rules';
import { listPageMessages } from './messages.server';

interface BulkBody {
  readonly ids?: readonly string[];
  readonly query: string;
  readonly count: number;
  readonly reason: string;
}

/** The address is made from the declaration of a list, whose bulk actions take the same body. */
type PostBulk = (path: string, options: { readonly body: BulkBody }) => Promise<Answer<{ done: number }>>;

const accessOf = ({ flag }: ListDefinition) => (flag === undefined ? {} : { flag });

/** The query of a list in its short form, without what is not allowed. */
const cleaned = (list: ListDefinition, query: string): string =>
  listSearch(list, { ...readListState(list, new URLSearchParams(query)).state, cursor: null }).slice(1);

/** The page that asks before something is done: `bulk?id=…&id=…`, or `bulk?all=120` for all that match `query`. */
export const bulkLoader = (list: ListDefinition) =>
  areaLoader(list.area)(accessOf(list), ({ url, locale }: AreaCall) => {
    const address = `${AREA_PAGES[list.area].root}/${list.page}`;
    const query = cleaned(list, url.searchParams.get('query') ?? '');
    const ids = url.searchParams.getAll('id');
    const count = ids.length > 0 ? ids.length : Number(url.searchParams.get('all') ?? 0);
    const back = query === '' ? address : `${address}?${query}`;
    if (!Number.isSafeInteger(count) || count < 1) throw redirect(back);
    const texts = compileMessages({ ...listPageMessages, ...messagesOfList(list) }, locale);
    return Promise.resolve({ locale, texts, back, ids: ids.join(','), query, count });
  });

/** Does it. The API counts again in its transaction, and does nothing when other rows than these match by now. */
export const bulkAction = (list: ListDefinition) =>
  areaAction(list.area)(accessOf(list), async ({ api, form, locale, valueOf }: AreaActionCall) => {
    const read = readForm(form, BULK_FORM, locale);
    if (!read.ok) return data<BulkReply>({ form: read.reply, done: null }, { status: 422 });
    const ids = String(form.get('ids') ?? '');
    const body = {
      ...(ids !== '' && { ids: ids.split(',') }),
      query: ids === '' ? cleaned(list, String(form.get('query') ?? '')) : '',
      count: Number(form.get('count')),
      reason: read.values.reason,
    };
    const answer = await (api.post as unknown as PostBulk)(
      `${listAddress(list)}/bulk/${list.bulk?.name ?? ''}`,
      { body },
    );
    if (answer.ok) return data<BulkReply>({ form: savedReply(form, BULK_FORM), done: answer.data.done });
    const { problem } = answer;
    if (![409, 422].includes(problem.status)) valueOf(answer);
    return data<BulkReply>(
      { form: refusedReply(form, BULK_FORM, problem), done: null },
      { status: problem.status },
    );
  });

interface BulkReply {
  readonly form: ServerFormReply<'reason'>;
  /** How many rows were changed; null: none. */
  readonly done: number | null;
}

import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { listAddress, listSearch, readListState, type ListDefinition } from '@guiche/lists';
import { messagesOfList } from '@guiche/lists/messages';
import type { Answer } from '../../shared/server/api.server';
import { areaAction, areaLoader, type AreaActionCall, type AreaCall } from '../access/area-handlers.server';
import { AREA_PAGES } from '../access/areas';
import type { FormRules } from '../forms/field-text';
import type { ServerFormReply } from '../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../forms/read-form.server';
import { BULK_FORM, PROVEN_BULK_FORM } from './bulk-form-rules';
import { listPageMessages } from './messages.server';

interface BulkBody {
  readonly ids?: readonly string[];
  readonly query: string;
  readonly count: number;
  readonly reason: string;
  readonly password?: string;
  readonly code?: string;
}

/** The address is made from the declaration of a list, whose bulk actions take the same body. */
type PostBulk = (path: string, options: { readonly body: BulkBody }) => Promise<Answer<{ done: number }>>;

const accessOf = ({ flag }: ListDefinition) => (flag === undefined ? {} : { flag });

/** The query of a list in its short form, without what is not allowed. */
const cleaned = (list: ListDefinition, query: string): string =>
  listSearch(list, { ...readListState(list, new URLSearchParams(query)).state, cursor: null }).slice(1);

/** The page that asks before something is done: `bulk?id=…&id=…`, or `bulk?all=120` for all that match `query`. */
export const bulkLoader = (list: ListDefinition) =>
  areaLoader(list.area)(accessOf(list), async ({ url, locale, api, valueOf }: AreaCall) => {
    const address = `${AREA_PAGES[list.area].root}/${list.page}`;
    const query = cleaned(list, url.searchParams.get('query') ?? '');
    const ids = url.searchParams.getAll('id');
    const count = ids.length > 0 ? ids.length : Number(url.searchParams.get('all') ?? 0);
    const back = query === '' ? address : `${address}?${query}`;
    if (!Number.isSafeInteger(count) || count < 1) throw redirect(back);
    const texts = compileMessages({ ...listPageMessages, ...messagesOfList(list) }, locale);
    const needsCode = list.bulk?.needsProof === true && valueOf(await api.get('/api/second-factor')).isActive;
    return { locale, texts, back, ids: ids.join(','), query, count, needsCode };
  });

/** Does it. The API counts again in its transaction, and does nothing when other rows than these match by now. */
export const bulkAction = (list: ListDefinition) =>
  areaAction(list.area)(accessOf(list), async ({ api, form, locale, valueOf }: AreaActionCall) => {
    const rules: FormRules<'reason'> = list.bulk?.needsProof ? PROVEN_BULK_FORM : BULK_FORM;
    const read = readForm(form, rules, locale);
    if (!read.ok) return data<BulkReply>({ form: read.reply, done: null }, { status: 422 });
    const ids = String(form.get('ids') ?? '');
    const body = {
      ...(ids !== '' && { ids: ids.split(',') }),
      query: ids === '' ? cleaned(list, String(form.get('query') ?? '')) : '',
      count: Number(form.get('count')),
      ...proofOf(read.values),
    };
    const answer = await (api.post as unknown as PostBulk)(
      `${listAddress(list)}/bulk/${list.bulk?.name ?? ''}`,
      { body },
    );
    if (answer.ok) return data<BulkReply>({ form: savedReply(form, rules), done: answer.data.done });
    const { problem } = answer;
    if (![409, 422].includes(problem.status)) valueOf(answer);
    return data<BulkReply>(
      { form: refusedReply(form, rules, problem), done: null },
      { status: problem.status },
    );
  });

type Proof = Pick<BulkBody, 'reason' | 'password' | 'code'>;

/** The texts of the form; the code of the second factor may be left out. */
const proofOf = (values: Readonly<Record<string, unknown>>): Proof => {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  const [password, code] = [text('password'), text('code')];
  return { reason: text('reason') ?? '', ...(password && { password }), ...(code && { code }) };
};

interface BulkReply {
  readonly form: ServerFormReply;
  /** How many rows were changed; null: none. */
  readonly done: number | null;
}

import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { formatDocument } from '@guiche/brazil';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { reviewMessages } from './messages.server';

const LIST = '/admin-root/document-validation';
const DECISIONS: Readonly<Record<string, 'APPROVE' | 'ASK_AGAIN'>> = {
  approve: 'APPROVE',
  askAgain: 'ASK_AGAIN',
};
const idOf = ({ params }: AreaCall) => ({ id: params.id ?? '' });

/** A document for its reviewer. A picture is looked at with that, which is recorded; a PDF only when it is opened. */
export async function loadReview(call: AreaCall) {
  const { api, valueOf, locale } = call;
  const document = valueOf(await api.get('/api/admin/documents/{id}', { params: idOf(call) }));
  const isPicture = document.contentType.startsWith('image/');
  return {
    locale,
    texts: compileMessages(reviewMessages, locale),
    document,
    picture: isPicture
      ? valueOf(await api.post('/api/admin/documents/{id}/views', { params: idOf(call) })).url
      : null,
    isLate: document.status === 'PENDING' && Date.parse(document.dueAt) < Date.now(),
  };
}

/** Leads to the file, by a link that is valid for a minute. That it was opened is recorded. */
export async function openDocument(call: AreaCall): Promise<never> {
  const answer = await call.api.post('/api/admin/documents/{id}/views', { params: idOf(call) });
  throw redirect(call.valueOf(answer).url);
}

/** The answer to a decision that was refused, or to the wish to see the CPF or CNPJ. */
export interface ReviewReply {
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly reason: string;
  readonly note: string;
  /** In full. Null: it was not asked for. */
  readonly taxId: string | null;
}

/**
 * Shows the CPF or CNPJ (`reveal`), asks again for a document that was approved (`askAgain`), or decides (`approve`, `reject`) and goes on
 * to the next document that waits.
 */
export async function decideDocument(call: AreaActionCall) {
  const { api, form, intent, valueOf } = call;
  const typed = typedIn(form);
  if (intent === 'reveal') {
    const answer = await api.post('/api/admin/documents/{id}/tax-id-views', { params: idOf(call) });
    const { document } = valueOf(answer);
    const taxId = document === null ? null : formatDocument(document);
    return data<ReviewReply>({ ...typed, message: null, errors: {}, taxId });
  }
  const { yes, no, reason, note } = typed;
  const answer = await api.put('/api/admin/documents/{id}/decision', {
    params: idOf(call),
    body: {
      decision: DECISIONS[intent] ?? 'REJECT',
      ...({ yes, no } as { yes: never[]; no: never[] }),
      ...(reason !== '' && { reason }),
      ...(note.trim() !== '' && { note }),
      version: Number(form.get('version')),
    },
  });
  if (answer.ok && intent === 'askAgain') throw redirect(`${LIST}/${idOf(call).id}`, { status: 303 });
  if (answer.ok) {
    const next = String(form.get('next') ?? '');
    throw redirect(next === '' ? LIST : `${LIST}/${encodeURIComponent(next)}`, { status: 303 });
  }
  const { status, title, errors } = answer.problem;
  if (status !== 409 && status !== 422) valueOf(answer);
  const sentences = Object.entries(errors).map(([field, [first = '']]) => [field, first] as const);
  const refused = { message: title, errors: Object.fromEntries(sentences), taxId: null };
  return data<ReviewReply>({ ...typed, ...refused }, { status });
}

function typedIn(form: FormData): Pick<ReviewReply, 'yes' | 'no' | 'reason' | 'note'> {
  const answers = [...form].flatMap(([name, value]) =>
    name.startsWith('answer-') ? [[name.slice('answer-'.length), value] as const] : [],
  );
  const given = (wanted: string) => answers.filter(([, value]) => value === wanted).map(([code]) => code);
  return {
    ...{ yes: given('yes'), no: given('no') },
    ...{ reason: String(form.get('reason') ?? ''), note: String(form.get('note') ?? '') },
  };
}

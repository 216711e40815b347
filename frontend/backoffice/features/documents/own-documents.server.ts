import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { sendFile } from '../../../shared/server/api.server';
import { ownDocumentsMessages } from './messages.server';

/** The address of the page. */
const PAGE = '/platform/my-profile/documents';

/** The documents asked of the signed-in seller. */
export async function loadOwnDocuments({ api, valueOf, locale, url }: AreaCall) {
  const [current, documents] = await Promise.all([
    api.get('/api/sessions/current'),
    api.get('/api/platform/documents'),
  ]);
  return {
    locale,
    texts: compileMessages(ownDocumentsMessages, locale),
    ...valueOf(documents),
    /** Staff who signed in as the seller look at files on their own pages, where that is recorded. */
    mayOpenFiles: valueOf(current).impersonator === null,
    /** The kind that was just sent, after a form without script. */
    sent: url.searchParams.get('sent'),
  };
}

/** What became of a file: the link to which the browser sends it, or why there is none. */
export interface UploadReply {
  readonly kind: string;
  readonly url: string | null;
  readonly problem: string | null;
}

/**
 * Gives the browser a link for a file (`grant`, with its name and size). Without script the form holds the file itself, which is sent
 * to such a link from here.
 */
export async function sendDocument({ api, context, form, intent, locale, valueOf }: AreaActionCall) {
  const kind = String(form.get('kind') ?? '');
  const file = ['photo', 'file'].map((name) => form.get(name)).find(isChosen);
  const fileName = intent === 'grant' ? String(form.get('fileName') ?? '') : (file?.name ?? '');
  const bytes = intent === 'grant' ? Number(form.get('bytes')) : (file?.size ?? 0);
  const granted = await api.post('/api/platform/documents/uploads', {
    body: { kind: kind as never, fileName: fileName || 'file', bytes },
  });
  if (!granted.ok) {
    const { status, title } = granted.problem;
    if (![404, 409, 413, 422, 429].includes(status)) valueOf(granted);
    return data<UploadReply>({ kind, url: null, problem: title }, { status });
  }
  if (intent === 'grant') return data<UploadReply>({ kind, url: granted.data.url, problem: null });
  const answer = await sendFile(context, locale, granted.data.url, file ?? new Blob());
  if (answer.ok) throw redirect(`${PAGE}?sent=${encodeURIComponent(kind)}`, { status: 303 });
  const { status, title } = answer.problem;
  return data<UploadReply>({ kind, url: null, problem: title }, { status });
}

const isChosen = (value: FormDataEntryValue | null): value is File =>
  value instanceof File && (value.size > 0 || value.name !== '');

/** Leads to an own file, by a link that is valid for a minute. */
export async function openOwnDocument({ api, params, valueOf }: AreaCall): Promise<never> {
  const answer = await api.get('/api/platform/documents/{id}/file', { params: { id: params.id ?? '' } });
  throw redirect(valueOf(answer).url);
}

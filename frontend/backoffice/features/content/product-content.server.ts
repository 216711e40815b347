import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { sendFile, type Answer } from '../../../shared/server/api.server';
import { productMessages } from '../products/messages.server';
import { changed } from '../products/order-bumps.server';
import { productContentMessages } from './messages.server';

/** The files of a product. */
export async function loadProductContent({ api, valueOf, locale, params }: AreaCall) {
  const id = params.id ?? '';
  const [product, files] = await Promise.all([
    api.get('/api/platform/products/{id}', { params: { id } }),
    api.get('/api/platform/products/{id}/files', { params: { id } }),
  ]);
  return {
    ...{ locale, product: valueOf(product), ...valueOf(files) },
    texts: compileMessages({ ...productMessages, ...productContentMessages }, locale),
  };
}

/** Changes a file (`saveFile`), moves it (`up`, `down`), deletes it (`removeFile`), or takes a new one (`grant`, `file`). */
export async function changeProductContent(call: AreaActionCall) {
  const { intent } = call;
  if (intent === 'grant' || intent === 'file') return takeFile(call);
  if (intent === 'up' || intent === 'down') return moveFile(call);
  return intent === 'removeFile' ? removeFile(call) : saveFile(call);
}

/** What the page says after a change; `url` is where the browser sends a file. */
const reply = (said: { refused?: string | null; saved?: string; url?: string | null }, status = 200) =>
  data(
    {
      refused: said.refused ?? null,
      problem: said.refused ?? null,
      saved: said.saved ?? null,
      url: said.url ?? null,
    },
    { status },
  );

/** The sentence of a refusal that the page shows; other problems have pages of their own. */
function answered<T>(answer: Answer<T>, valueOf: AreaCall['valueOf'], saved: string) {
  if (answer.ok) return reply({ saved });
  const { status, title, errors } = answer.problem;
  if (![409, 413, 415, 422].includes(status)) valueOf(answer);
  return reply({ refused: Object.values(errors)[0]?.[0] ?? title }, status);
}

const fileOf = ({ form, params }: AreaActionCall) => ({
  id: params.id ?? '',
  fileId: String(form.get('file')),
});

async function saveFile(call: AreaActionCall) {
  const { api, form, valueOf } = call;
  const limit = String(form.get('downloadLimit') ?? '').trim();
  const answer = await api.put('/api/platform/products/{id}/files/{fileId}', {
    params: fileOf(call),
    body: {
      ...{ title: String(form.get('title') ?? ''), version: Number(form.get('version')) },
      // Not a number: the API says what is wrong.
      ...(limit !== '' && { downloadLimit: (/^\d+$/.test(limit) ? Number(limit) : limit) as number }),
    },
  });
  return answered(answer, valueOf, fileOf(call).fileId);
}

async function moveFile(call: AreaActionCall) {
  const { api, intent, valueOf, params } = call;
  const { id, fileId } = fileOf(call);
  const { items } = valueOf(
    await api.get('/api/platform/products/{id}/files', { params: { id: params.id ?? '' } }),
  );
  const fileIds = changed(
    items.map((file) => file.id),
    intent,
    fileId,
  );
  const answer = await api.put('/api/platform/products/{id}/files/order', {
    params: { id },
    body: { fileIds },
  });
  return answered(answer, valueOf, '');
}

async function removeFile(call: AreaActionCall) {
  const { api, form, valueOf } = call;
  const query = { version: Number(form.get('version')) };
  const answer = await api.delete('/api/platform/products/{id}/files/{fileId}', {
    params: fileOf(call),
    query,
  });
  return answered(answer, valueOf, '');
}

/**
 * Gives the browser a link for a file (`grant`, with its name and size). Without script the form holds the file itself (`file`), which
 * is sent to such a link from here.
 */
async function takeFile({ api, context, form, intent, locale, params, valueOf }: AreaActionCall) {
  const id = params.id ?? '';
  const chosen = form.get('file');
  const file = chosen instanceof File ? chosen : undefined;
  const [fileName, bytes] =
    intent === 'grant'
      ? [String(form.get('fileName') ?? ''), Number(form.get('bytes'))]
      : [file?.name ?? '', file?.size ?? 0];
  const granted = await api.post('/api/platform/products/{id}/files/uploads', {
    params: { id },
    body: { fileName: fileName || 'file', bytes },
  });
  if (!granted.ok) return answered(granted, valueOf, '');
  if (intent === 'grant') return reply({ url: granted.data.url });
  const answer = await sendFile(context, locale, granted.data.url, file ?? new Blob());
  if (answer.ok) throw redirect(`/platform/my-products/content/${id}`, { status: 303 });
  return reply({ refused: answer.problem.title }, answer.problem.status);
}

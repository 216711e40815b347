import { redirect } from '@remix-run/node';
import type { AreaActionCall } from '../../access/area-handlers.server';
import { sendFile } from '../../../shared/server/api.server';
import { builderReply } from './builder-reply.server';

/**
 * Gives the browser a link for a picture (`grant`, with its name and size). Without script the form holds the picture itself (`image`),
 * which is sent to such a link from here. `removeImage` takes one out.
 */
export async function changeImage(call: AreaActionCall) {
  if (call.intent === 'removeImage') return removeImage(call);
  const { api, context, form, intent, locale, params, url, valueOf } = call;
  const chosen = form.get('file');
  const file = chosen instanceof File ? chosen : undefined;
  const [fileName, bytes] =
    intent === 'grant'
      ? [String(form.get('fileName') ?? ''), Number(form.get('bytes'))]
      : [file?.name ?? '', file?.size ?? 0];
  const granted = await api.post('/api/platform/checkouts/{id}/images/uploads', {
    params: { id: params.id ?? '' },
    body: { ...targetOf(form), fileName: fileName || 'file', bytes },
  });
  if (!granted.ok) {
    const { status, title, errors } = granted.problem;
    if (![409, 413, 422].includes(status)) valueOf(granted);
    return builderReply({ problem: errors.bytes?.[0] ?? title }, status);
  }
  if (intent === 'grant') return builderReply({ url: granted.data.url });
  const answer = await sendFile(context, locale, granted.data.url, file ?? new Blob());
  if (answer.ok) throw redirect(url.pathname, { status: 303 });
  return builderReply({ problem: answer.problem.title }, answer.problem.status);
}

async function removeImage({ api, form, params, valueOf }: AreaActionCall) {
  const answer = await api.post('/api/platform/checkouts/{id}/images/removals', {
    params: { id: params.id ?? '' },
    body: targetOf(form),
  });
  if (!answer.ok && answer.problem.status === 409)
    return builderReply({ refused: answer.problem.title }, 409);
  valueOf(answer);
  return builderReply({});
}

function targetOf(form: FormData) {
  const feedbackId = String(form.get('feedback') ?? '');
  return {
    place: String(form.get('place') ?? '') as 'logo',
    ...(feedbackId !== '' && { feedbackId }),
    version: Number(form.get('version')),
  };
}

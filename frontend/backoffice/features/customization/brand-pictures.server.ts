import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { sendFile } from '../../../shared/server/api.server';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { brandPictureMessages } from './brand-pictures-messages.server';
import { customizationMessages } from './messages.server';

/** The pictures of the look, in the order of the page. */
const PICTURES = ['logoUrl', 'logoDarkUrl', 'faviconUrl', 'signInImageUrl'] as const;
export type BrandPictureName = (typeof PICTURES)[number];

/** The pictures that are shown now. */
export async function loadBrandPictures({ api, valueOf, locale }: AreaCall) {
  const shown = valueOf(await api.get('/api/admin/customization'));
  return {
    locale,
    texts: compileMessages({ ...customizationMessages, ...brandPictureMessages }, locale),
    ...{ version: shown.version, name: shown.name },
    pictures: PICTURES.map((picture) => ({ picture, url: shown[picture] })),
  };
}

/**
 * Gives the browser a link for a picture (`grant`, with its name and size). Without script the form holds the picture itself, which is
 * sent to such a link from here.
 */
export async function sendBrandPicture({ api, context, form, intent, locale, valueOf }: AreaActionCall) {
  const chosen = form.get('file');
  const file = chosen instanceof File ? chosen : undefined;
  const picture = PICTURES.find((one) => one === form.get('picture'));
  const [fileName, bytes] =
    intent === 'grant'
      ? [String(form.get('fileName') ?? ''), Number(form.get('bytes'))]
      : [file?.name ?? '', file?.size ?? 0];
  const reason = String(form.get('reason') ?? '');
  const granted = await api.post('/api/admin/customization/pictures/uploads', {
    body: {
      // Another name is refused by the API, in the reader's language.
      picture: picture ?? (String(form.get('picture')) as BrandPictureName),
      ...{ fileName: fileName || 'file', bytes, reason, version: Number(form.get('version')) },
    },
  });
  if (!granted.ok) {
    const { status, title, errors } = granted.problem;
    if (![409, 413, 422].includes(status)) valueOf(granted);
    return reply(picture, null, errors.reason?.[0] ?? errors.bytes?.[0] ?? title, status);
  }
  if (intent === 'grant') return reply(picture, granted.data.url, null);
  const answer = await sendFile(context, locale, granted.data.url, file ?? new Blob());
  if (answer.ok) throw redirect('/admin-root/customization/pictures', { status: 303 });
  return reply(picture, null, answer.problem.title, answer.problem.status);
}

/** Where the browser sends the picture, or why it cannot. */
const reply = (
  picture: BrandPictureName | undefined,
  url: string | null,
  problem: string | null,
  status = 200,
) => data({ picture: picture ?? null, url, problem }, { status });

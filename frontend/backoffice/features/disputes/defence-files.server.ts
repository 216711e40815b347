import { data, redirect } from '@remix-run/node';
import { sendFile } from '../../../shared/server/api.server';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';

const API = { admin: '/api/admin/disputes/{id}/files', seller: '/api/platform/disputes/{id}/files' } as const;
const PAGE = { admin: '/admin-root/disputes', seller: '/platform/disputes' } as const;
type Side = keyof typeof API;

/** Opens a file by its signed link. */
const openFile =
  (side: Side) =>
  async ({ api, params, valueOf }: AreaCall): Promise<never> => {
    const named = { id: params.id ?? '', file: params.file ?? '' };
    const { url } = valueOf(await api.get(`${API[side]}/{file}`, { params: named }));
    throw redirect(url);
  };

export const openDefenceFile = openFile('admin');
export const openOwnDefenceFile = openFile('seller');

/**
 * Gives the browser a link for a file (`grant`, with its name and size). Without script the form holds the file itself, which is sent to
 * such a link from here.
 */
export async function takeDefenceFile(
  { api, context, form, intent, locale, params, valueOf }: AreaActionCall,
  side: Side,
) {
  const id = params.id ?? '';
  const chosen = form.get('file');
  const file = chosen instanceof File ? chosen : undefined;
  const [fileName, bytes] =
    intent === 'grant'
      ? [String(form.get('fileName') ?? ''), Number(form.get('bytes'))]
      : [file?.name ?? '', file?.size ?? 0];
  const body = { fileName: fileName || 'file', bytes };
  const granted = await api.post(API[side], { params: { id }, body });
  if (!granted.ok) {
    const { status, title } = granted.problem;
    if (![409, 413, 415, 422].includes(status)) valueOf(granted);
    return reply({ problem: title, refused: title }, status);
  }
  if (intent === 'grant') return reply({ url: granted.data.url }, 200);
  const answer = await sendFile(context, locale, granted.data.url, file ?? new Blob());
  if (answer.ok) throw redirect(`${PAGE[side]}/${id}`, { status: 303 });
  return reply({ refused: answer.problem.title }, answer.problem.status);
}

interface FileReply {
  /** For the browser, which asked for a link. */
  readonly url?: string;
  readonly problem?: string;
  /** For the page, whose form held the file. */
  readonly refused?: string;
}

const reply = ({ url, problem, refused }: FileReply, status: number) =>
  data(
    { url: url ?? null, problem: problem ?? null, refused: refused ?? null, of: 'file' as const },
    { status },
  );

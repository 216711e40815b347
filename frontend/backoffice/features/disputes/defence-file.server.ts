import { data } from '@remix-run/node';
import type { AreaCall } from '../../access/area-handlers.server';

/** The defence as a file: a document, or with `?format=json` its data. */
export async function downloadDefence({ stream, params, url }: AreaCall): Promise<Response> {
  const format = url.searchParams.get('format') === 'json' ? 'json' : 'pdf';
  const id = encodeURIComponent(params.id ?? '');
  const answer = await stream(`/api/admin/disputes/${id}/defence.${format}`);
  if (!answer.body) throw data(null, { status: 503 });
  return new Response(answer.body, {
    headers: {
      'content-type': format === 'json' ? 'application/json' : 'application/pdf',
      'content-disposition': answer.headers.get('content-disposition') ?? 'attachment',
      'cache-control': 'no-store',
    },
  });
}

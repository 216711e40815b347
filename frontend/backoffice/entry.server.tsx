import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { NonceContext } from '../shared/lib/nonce';
import { ABORT_AFTER_MS, renderToHtml } from '../shared/server/render-to-html.server';

/** Every page of the back office shows personal data, so it is never cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, log }: AppLoadContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-store');
  const page = (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remix} url={request.url} nonce={nonce} abortDelay={ABORT_AFTER_MS - 1_000} />
    </NonceContext.Provider>
  );
  const html = await renderToHtml(page, nonce, (error) => {
    if (!request.signal.aborted) log.error({ err: error }, 'rendering a page of the back office failed');
  });
  return new Response(html, { status, headers });
}

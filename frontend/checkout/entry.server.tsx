import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { NonceContext } from '../shared/lib/nonce';
import { hydrates } from '../shared/lib/route-handle';
import { ABORT_AFTER_MS, renderToHtml } from '../shared/server/render-to-html.server';

/** The web server calls this before it lets Remix render a page. */
export { blankPages as prerenderedPages } from './features/checkout/blank-pages/blank-pages.server';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce, log }: AppLoadContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  const page = (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remix} url={request.url} nonce={nonce} abortDelay={ABORT_AFTER_MS - 1_000} />
    </NonceContext.Provider>
  );
  const handles = remix.staticHandlerContext.matches.map(({ route }) => remix.routeModules[route.id]?.handle);
  const html = hydrates(handles)
    ? await renderToHtml(page, nonce, (error) => {
        if (!request.signal.aborted) log.error({ err: error }, 'drawing the page failed');
      })
    : `<!DOCTYPE html>${renderToString(page)}`;
  return new Response(html, { status, headers });
}

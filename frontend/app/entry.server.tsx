import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { NonceContext } from './lib/nonce';
import { hydrates } from './lib/route-handle';

/** The web server asks here before it lets Remix draw a page. */
export { blankPages } from './features/checkout/blank-pages/blank-pages.server';

const ABORT_AFTER_MS = 6_000;

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
    ? await drawnWhole(page, nonce, (error) => {
        if (!request.signal.aborted) log.error({ err: error }, 'drawing the page failed');
      })
    : `<!DOCTYPE html>${renderToString(page)}`;
  return new Response(html, { status, headers });
}

/**
 * A page that hydrates is drawn as a stream: its data travels through Suspense, and `renderToString` would drop it
 * silently. It is sent when it is whole, because our loaders have their data before the page begins.
 */
function drawnWhole(page: ReactElement, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const onAllReady = () => resolve(text(pipe(new PassThrough())).then(withoutHoles));
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellError: reject,
      onError,
      onAllReady,
    });
    setTimeout(abort, ABORT_AFTER_MS).unref();
  });
}

/**
 * React 18 fills its buffers of 2 KB with zeros where the next letter needs more bytes than are left ("Cear\0á",
 * facebook/react#24985). Browsers drop them in a text and replace them by a sign in an attribute; HTML has no use for any.
 */
function withoutHoles(html: string): string {
  return html.replaceAll('\0', '');
}

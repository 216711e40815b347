import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { NonceContext } from './lib/nonce';
import { hydrates } from './lib/route-handle';

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
  if (!hydrates(handles)) return new Response(`<!DOCTYPE html>${renderToString(page)}`, { status, headers });
  // A page that hydrates must stream: its data travels through Suspense, and renderToString would drop it silently.
  const wholeAtOnce = isbot(request.headers.get('user-agent') ?? '');
  const body = await stream(page, nonce, wholeAtOnce, (error) => {
    if (!request.signal.aborted) log.error({ err: error }, 'drawing the page failed');
  });
  return new Response(createReadableStreamFromReadable(body), { status, headers });
}

function stream(
  page: ReactElement,
  nonce: string,
  wholeAtOnce: boolean,
  onError: (error: unknown) => void,
): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      const body = new PassThrough();
      pipe(body);
      resolve(body);
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellError: reject,
      onError,
      ...(wholeAtOnce ? { onAllReady: begin } : { onShellReady: begin }),
    });
    setTimeout(abort, ABORT_AFTER_MS).unref();
  });
}

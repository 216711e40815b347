import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export const ABORT_AFTER_MS = 6_000;

/**
 * A page that hydrates is drawn as a stream: its data travels through Suspense, and `renderToString` would drop it
 * silently. It is sent when it is whole, because our loaders have their data before the page begins.
 */
export function renderToHtml(
  page: ReactElement,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    // React also reports a broken page as ready, and its text then fails again: an unhandled rejection would end the
    // process, and with it every other buyer's page.
    const onAllReady = () => void text(pipe(new PassThrough())).then(withoutHoles).then(resolve, reject);
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

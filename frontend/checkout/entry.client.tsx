import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NonceContext } from '../shared/lib/nonce';

const IDLE_WITHIN_MS = 2_000;
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The page already reads and sells without script, so React waits until the browser is idle or the visitor touches
 * something: the first paint is never slowed down by it.
 */
function whenWanted(start: () => void): void {
  const once = () => {
    for (const touch of FIRST_TOUCHES) window.removeEventListener(touch, once);
    start();
  };
  for (const touch of FIRST_TOUCHES) window.addEventListener(touch, once, { once: true, passive: true });
  if ('requestIdleCallback' in window) window.requestIdleCallback(once, { timeout: IDLE_WITHIN_MS });
  else setTimeout(once, 200);
}

/**
 * RemixBrowser waits for the page's data by throwing a promise. React 18 has nothing to render for it at the root: a key
 * press at that moment makes it render synchronously and abandon the page ("Root did not complete"). So the data is awaited
 * before React starts. Other errors are left to React, which reports them.
 */
async function dataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}

async function hydrate(): Promise<void> {
  await dataDecoded();
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext.Provider value={nonce}>
          <RemixBrowser />
        </NonceContext.Provider>
      </StrictMode>,
    );
  });
}

let started = false;
whenWanted(() => {
  if (started) return;
  started = true;
  void hydrate();
});

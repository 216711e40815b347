import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NonceContext } from '../shared/lib/nonce';

startTransition(() => {
  // Browsers hide the nonce of a parsed element from its attribute, but not from its property.
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  // The scroll lock of a modal writes its own style element, and reads its nonce from here.
  Object.assign(window, { __webpack_nonce__: nonce });
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext.Provider value={nonce}>
        <RemixBrowser />
      </NonceContext.Provider>
    </StrictMode>,
  );
});

import { createContext, useContext } from 'react';

/** The page's nonce of the Content-Security-Policy: inline styles and scripts without it do not run. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

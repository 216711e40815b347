import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

/** So that the page is not drawn for each letter. */
const DEBOUNCE_MS = 500;

interface TypedPreview {
  /** The page with what is typed; null: nothing was typed since the last save. */
  readonly address: string | null;
  /** Looks at what a form holds, a moment after the last change. */
  readonly look: (form: HTMLFormElement) => void;
}

const TypedPreviewContext = createContext<TypedPreview>({ address: null, look: () => undefined });

export const useTypedPreview = (): TypedPreview => useContext(TypedPreviewContext);

interface TypedPreviewProviderProps {
  /** What is typed belongs to a tab and to the version that it was begun with. */
  readonly edited: { readonly id: string; readonly version: number; readonly tab: string };
  readonly children: ReactNode;
}

/**
 * What is typed, shared by the form and the preview. It is asked beside the router: a fetcher that ends while the page is saved would
 * end that navigation, and the page would go on with the version before.
 */
export function TypedPreviewProvider({ edited: { id, version, tab }, children }: TypedPreviewProviderProps) {
  const of = `${id} ${version} ${tab}`;
  const [shown, setShown] = useState<{ readonly of: string; readonly address: string } | null>(null);
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), [of]);
  const look = (form: HTMLFormElement) => {
    stop.current?.();
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      void addressOf(`/platform/checkout-builder/${id}/${tab}/typed`, form, giveUp.signal).then(
        (address) => address !== null && setShown({ of, address }),
      );
    }, DEBOUNCE_MS);
    stop.current = () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  };
  const address = shown?.of === of ? shown.address : null;
  return <TypedPreviewContext.Provider value={{ address, look }}>{children}</TypedPreviewContext.Provider>;
}

/** Null where there is no answer, such as without a connection: what is typed and what is shown stay. */
async function addressOf(to: string, form: HTMLFormElement, signal: AbortSignal): Promise<string | null> {
  try {
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const body = new URLSearchParams(typed);
    const answer = await fetch(to, { method: 'POST', body, signal, redirect: 'manual' });
    return answer.ok ? ((await answer.json()) as { readonly address: string | null }).address : null;
  } catch {
    return null;
  }
}

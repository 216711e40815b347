import { translator, type Locale, type Message, type Messages, type Translate } from '@guiche/i18n';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

interface LocalizedTexts {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, Message>>;
}

const TextsContext = createContext<LocalizedTexts>({ locale: 'pt-BR', texts: {} });

interface TextsProviderProps extends LocalizedTexts {
  readonly children: ReactNode;
}

/**
 * Provides the compiled messages that a loader sent, beside those of the components above. The browser has the messages of one
 * language and no ICU parser.
 */
export function TextsProvider({ locale, texts, children }: TextsProviderProps) {
  const outer = useContext(TextsContext).texts;
  const provided = useMemo(() => ({ locale, texts: { ...outer, ...texts } }), [locale, outer, texts]);
  return <TextsContext.Provider value={provided}>{children}</TextsContext.Provider>;
}

/** Translates the messages of `M`: `useTexts<typeof salesMessages>()`. */
export function useTexts<M extends Messages>(): Translate<M> {
  const { texts, locale } = useContext(TextsContext);
  return useMemo(() => translator<M>(texts, locale), [texts, locale]);
}

export function useLocale(): Locale {
  return useContext(TextsContext).locale;
}

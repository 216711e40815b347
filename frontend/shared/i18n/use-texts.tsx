import type { Locale } from '@guiche/checkout-rules';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { fill } from './fill';
import type { BackofficeTexts, CheckoutPageTexts, LegalTexts, PaymentTexts, SiteTexts } from './text-keys';

interface Spoken {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
}

const SpokenContext = createContext<Spoken>({ locale: 'pt-BR', texts: {} });

interface TextsProviderProps extends Spoken {
  readonly children: ReactNode;
}

/** Gives the page below the words its loader sent. The browser holds no other texts and no translation library. */
export function TextsProvider({ locale, texts, children }: TextsProviderProps) {
  const spoken = useMemo(() => ({ locale, texts }), [locale, texts]);
  return <SpokenContext.Provider value={spoken}>{children}</SpokenContext.Provider>;
}

export type Translate<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

function useTexts<Key extends string>(): Translate<Key> {
  const { texts } = useContext(SpokenContext);
  return (key, values) => (values ? fill(texts[key] ?? key, values) : (texts[key] ?? key));
}

export const useBackofficeTexts = useTexts<keyof BackofficeTexts>;
export const useSiteTexts = useTexts<keyof SiteTexts>;
export const useCheckoutTexts = useTexts<keyof CheckoutPageTexts>;
/** On a page whose own words include those about the parties of a sale. */
export const useLegalTexts = useTexts<keyof LegalTexts>;
export const usePaymentTexts = useTexts<keyof PaymentTexts>;

export function useLocale(): Locale {
  return useContext(SpokenContext).locale;
}

import type { Locale } from '@guiche/checkout-rules';
import { TextsProvider } from '../../i18n/use-texts';
import { CheckoutProvider } from './checkout-context';
import type { CheckoutForm } from './checkout-form';
import type { FormReply } from './form-reply';
import { DefaultLayout } from './layouts/default-layout';
import type { Offer } from './offer';
import { useCheckoutState } from './use-checkout-state';

interface CheckoutPageProps {
  readonly offer: Offer;
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly form: CheckoutForm;
  readonly attemptKey: string;
  readonly referer: string;
  readonly reply: FormReply | undefined;
}

export function CheckoutPage({ texts, ...start }: CheckoutPageProps) {
  return (
    <TextsProvider locale={start.locale} texts={texts}>
      <Checkout {...start} />
    </TextsProvider>
  );
}

function Checkout(start: Omit<CheckoutPageProps, 'texts'>) {
  return (
    <CheckoutProvider value={useCheckoutState(start)}>
      <DefaultLayout />
    </CheckoutProvider>
  );
}

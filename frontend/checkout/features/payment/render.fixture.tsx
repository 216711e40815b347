import type { Locale } from '@guiche/checkout-rules';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textsOf } from '../../messages/texts.server';
import { TextsProvider } from '../../../shared/i18n/use-texts';

/** The markup of a part of the payment page, as the server draws it. */
export const renderPayment = (part: ReactElement, locale: Locale = 'pt-BR'): string =>
  renderToStaticMarkup(
    <TextsProvider locale={locale} texts={textsOf(locale, 'payment')}>
      {part}
    </TextsProvider>,
  );

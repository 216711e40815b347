import type { Locale } from '@guiche/checkout-rules';
import { MantineProvider } from '@mantine/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textsOf } from '../../../shared/i18n/texts.server';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { theme } from '../../theme/mantine/theme';

/** The markup of a part of the payment page, as the server draws it. */
export const drawn = (part: ReactElement, locale: Locale = 'pt-BR'): string =>
  renderToStaticMarkup(
    <MantineProvider theme={theme}>
      <TextsProvider locale={locale} texts={textsOf(locale, 'payment')}>
        {part}
      </TextsProvider>
    </MantineProvider>,
  );

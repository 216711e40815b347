import { renderToStaticMarkup } from 'react-dom/server';
import controlStyles from '../../../../components/fields/field.module.css?inline';
import { problemClass } from '../../../../components/fields/field';
import { textsOf } from '../../../../messages/texts.server';
import { TextsProvider } from '../../../../../shared/i18n/use-texts';
import { NonceContext } from '../../../../../shared/lib/nonce';
import baseStyles from '../../../../theme/base.css?inline';
import { SellerColours } from '../../../../theme/seller-colours';
import paletteStyles from '../../../../theme/palette.css?inline';
import gridStyles from '../../fields/fields.module.css?inline';
import { offerColours } from '../../layouts/offer-colours.server';
import type { CheckoutOffer } from '../../offer';
import pairStyles from '../card-fields.module.css?inline';
import { CardInputs } from '../card-inputs';
import frameStyles from './card-frame.css?inline';
import frameScript from './card-frame.ts?classic';
import type { FrameSettings } from './present-typed';

const STYLES = [paletteStyles, baseStyles, controlStyles, gridStyles, pairStyles, frameStyles].join('\n');

/** The complete document of the frame: it loads no other file, and its policy blocks every connection. */
export function frameDocument(offer: CheckoutOffer, settings: FrameSettings, nonce: string): string {
  const { locale } = settings;
  const texts = textsOf(locale, 'checkout');
  const html = renderToStaticMarkup(
    <NonceContext.Provider value={nonce}>
      <TextsProvider locale={locale} texts={texts}>
        <html lang={locale}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>{texts.cardFrameTitle}</title>
            <style nonce={nonce} dangerouslySetInnerHTML={{ __html: STYLES }} />
            <SellerColours colours={offerColours(offer)} />
          </head>
          <body>
            <form noValidate>
              <CardInputs problems={{}} />
              <output htmlFor="cardNumber" />
            </form>
            <template>
              <p className={problemClass} />
            </template>
            <script id="settings" type="application/json" dangerouslySetInnerHTML={data(settings)} />
            <script nonce={nonce} dangerouslySetInnerHTML={{ __html: frameScript }} />
          </body>
        </html>
      </TextsProvider>
    </NonceContext.Provider>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** JSON in which nothing ends the script that holds it. */
const data = (value: object) => ({ __html: JSON.stringify(value).replaceAll('<', '\\u003c') });

import type { MetaDescriptor } from '@remix-run/node';
import { isSafeImageUrl } from '@guiche/checkout-rules';
import { formatMoney } from '@guiche/money';
import type { Locale } from '@guiche/checkout-rules';
import { paths } from '../../../shared/lib/paths';
import type { CheckoutOffer } from './offer';

/** Long enough for every chat app; apps truncate longer texts. */
const LONGEST_DESCRIPTION = 200;

interface Preview {
  readonly offer: CheckoutOffer;
  readonly locale: Locale;
  readonly title: string;
  /** Where buyers find the site, without a slash at the end. */
  readonly publicWebUrl: string;
}

/** The preview of a checkout link in a chat app or social network: Open Graph, with the price as text. */
export function linkPreview({ offer, locale, title, publicWebUrl }: Preview): MetaDescriptor[] {
  const { name, description } = offer.product;
  const url = publicWebUrl + paths.checkout(offer.id);
  const image = previewImage(offer, publicWebUrl);
  const words = [formatMoney(offer.price, offer.coin, locale), description].filter(Boolean).join(' · ');
  const shown = words.length > LONGEST_DESCRIPTION ? `${words.slice(0, LONGEST_DESCRIPTION - 1)}…` : words;
  const properties = {
    'og:type': 'product',
    'og:site_name': offer.platformName,
    'og:locale': locale.replace('-', '_'),
    'og:title': name,
    'og:description': shown,
    'og:url': url,
    ...(image ? { 'og:image': image, 'og:image:alt': name } : {}),
    'product:price:amount': (offer.price / 100).toFixed(2),
    'product:price:currency': offer.coin,
  };
  return [
    { title },
    { name: 'description', content: shown },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}

/** An absolute address; undefined without a picture, or where it is one that chat apps do not draw. */
function previewImage({ product }: CheckoutOffer, publicWebUrl: string): string | undefined {
  const image = [product.shareImage, product.image].find(
    (url) => url !== null && isSafeImageUrl(url) && !/\.svg(?:$|\?)/i.test(url),
  );
  return image?.startsWith('/') ? publicWebUrl + image : (image ?? undefined);
}

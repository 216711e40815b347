import { expect, test } from '@jest/globals';
import { linkPreview } from './link-preview.server';
import type { CheckoutOffer } from './offer';
import { anOffer } from './offer.fixture';

const previewOf = (product: Partial<CheckoutOffer['product']> = {}) => {
  const offer = anOffer();
  const tags = linkPreview({
    offer: { ...offer, product: { ...offer.product, description: '42 aulas curtas.', ...product } },
    locale: 'pt-BR',
    title: 'Finalizar compra',
    publicWebUrl: 'https://conecta.example',
  });
  return Object.fromEntries(
    tags.flatMap((tag) => {
      if ('property' in tag) return [[tag.property, tag.content]];
      if ('name' in tag) return [[tag.name, tag.content]];
      return 'rel' in tag ? [[tag.rel, tag.href]] : [];
    }),
  ) as Record<string, string>;
};
const URL = 'https://conecta.example/checkout/019aa1d0-0000-7000-8000-000000000061';

test('a link to a checkout shows title, description, price and picture, by absolute addresses', () => {
  expect(previewOf({ shareImage: '/demo/foto.jpg', image: '/demo/foto.svg' })).toEqual({
    description: 'R$\u00a097,00 · 42 aulas curtas.',
    robots: 'noindex',
    canonical: URL,
    'og:type': 'product',
    'og:site_name': 'Conecta',
    'og:locale': 'pt_BR',
    'og:title': 'Fotografia com o Celular',
    'og:description': 'R$\u00a097,00 · 42 aulas curtas.',
    'og:url': URL,
    'og:image': 'https://conecta.example/demo/foto.jpg',
    'og:image:alt': 'Fotografia com o Celular',
    'product:price:amount': '97.00',
    'product:price:currency': 'BRL',
    'twitter:card': 'summary_large_image',
  });
});

test.each([
  [{ image: 'https://img.example/a.png' }, 'https://img.example/a.png'],
  [{ image: '/demo/a.png' }, 'https://conecta.example/demo/a.png'],
  [{ image: '/demo/a.svg' }, undefined],
  [{ image: null }, undefined],
  [{ shareImage: 'javascript:alert(1)', image: null }, undefined],
])('the picture of %j is %s', (product, image) => {
  expect(previewOf(product)['og:image']).toBe(image);
});

test('a long description is cut', () => {
  const { description } = previewOf({ description: 'a'.repeat(500) });
  expect(description).toHaveLength(200);
  expect(description).toMatch(/a…$/);
});

import { describe, expect, test } from '@jest/globals';
import { renderCheckout, words } from '../render.fixture';
import type { CheckoutOffer } from '../offer';
import { anOffer } from '../offer.fixture';

type Looks = CheckoutOffer['checkoutBuilderConfig'];

const lookingLike = (
  looks: Partial<Looks>,
  template: CheckoutOffer['template'] = 'DEFAULT',
): CheckoutOffer => {
  const offer = anOffer();
  return { ...offer, template, checkoutBuilderConfig: { ...offer.checkoutBuilderConfig, ...looks } };
};
const page = async (looks: Partial<Looks>, template?: CheckoutOffer['template']) =>
  renderCheckout(lookingLike(looks, template));
/** The content of the inline style sheets. */
const styles = async (looks: Partial<Looks>, template?: CheckoutOffer['template']) =>
  (await page(looks, template))
    .querySelectorAll('style')
    .map((style) => style.textContent)
    .join('\n');
const pictures = async (looks: Partial<Looks>) =>
  (await page(looks)).querySelectorAll('img').map((img) => img.getAttribute('src'));

const said = { id: 'f', title: 'Ana', description: 'Boa!', image: 'https://img.example/ana.png', stars: 3 };
const BANNER = { enabledBannerText: true, bannerText: 'Só hoje' } as const;

describe('a seller styles the page', () => {
  test('a seller styles the page with a logo on top, in place of the platform’s name (C1.12)', async () => {
    const header = async (looks: Partial<Looks>) => (await page(looks)).querySelector('header');
    const logo = await header({ logoTopImageURL: 'https://img.example/logo.png' });
    expect(logo?.querySelector('img')?.getAttribute('src')).toBe('https://img.example/logo.png');
    expect(words(logo)).not.toContain('Conecta');
    expect(words(await header({}))).toContain('Conecta');
  });

  test('a seller styles the page with a header image; the value "remove" is none (C1.13, C3.21)', async () => {
    const headerImageURL = '/demo/praia.svg';
    expect(await pictures({ headerImageURL })).toEqual([headerImageURL]);
    expect(await pictures({ headerImageURL: 'remove' })).toEqual([]);
  });

  test('a seller styles the page with a banner text in two colours, while it is switched on (C1.14, C1.15, C1.16, C3.22)', async () => {
    const looks = { ...BANNER, bannerTextColor: '#123456', bannerTextBackgroundColor: '#fedcba' };
    expect(words((await page(looks)).querySelector('header .banner'))).toBe('Só hoje');
    expect(await styles(looks)).toContain('--banner:#fedcba;--banner-text:#123456');
    expect((await page({ ...looks, enabledBannerText: false })).querySelector('.banner')).toBeNull();
  });

  test('a seller styles the page with a banner that can be read, whatever two colours were chosen (C1.15, C1.16)', async () => {
    const looks = { ...BANNER, bannerTextColor: '#ffff00', bannerTextBackgroundColor: '#ffffff' };
    expect(await styles(looks)).toContain('--banner:#ffffff;--banner-text:#000000');
    const same = { ...BANNER, bannerTextColor: '#111', bannerTextBackgroundColor: '#111' };
    expect(await styles(same)).toContain('--banner:#111;--banner-text:#ffffff');
  });

  test('a seller styles the page with a primary colour, on which the text can be read; else the layout’s own (C1.17, C9.15, C9.16, C9.17)', async () => {
    expect(await styles({ colorPrimary: '#ffe600' })).toContain('--primary:#ffe600;--primary-text:#000000');
    expect(await styles({ colorPrimary: '#ffe600' }, 'DROPSHIPPING')).toContain('--action:#ffe600');
    expect(await styles({})).toContain('--primary:#0762d1;--primary-text:#ffffff');
    expect(await styles({}, 'DROPSHIPPING')).toMatch(/--primary:#000000;.*--action:#06c167/);
  });

  test('a seller styles the page with feedbacks: who, what, a picture and stars (C1.18, C2.113)', async () => {
    const card = (await page({ feedbacks: [said] })).querySelector('figure');
    expect(words(card)).toBe('Boa! Ana');
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('https://img.example/ana.png');
    const stars = card?.querySelectorAll('[role=img] svg').map((star) => star.getAttribute('fill'));
    expect(stars).toEqual(['currentColor', 'currentColor', 'currentColor', 'none', 'none']);
  });

  test('a seller styles the page with a countdown from its minutes, in production only (C1.19, C4.35, C4.36, C4.37)', async () => {
    const offer = lookingLike({ countdown: { minutes: 75, endText: null } });
    expect(words((await renderCheckout(offer)).querySelector('[role=timer]'))).toBe('01:15:00');
    expect((await renderCheckout(offer, { production: false })).querySelector('[role=timer]')).toBeNull();
  });

  test('a seller styles the page with a chat button: 55, the phone, and a sentence encoded (C1.20, C2.112, C7.73, C7.74, C7.75)', async () => {
    const chat = async (chatPhone: string | null) =>
      (await page({ chatPhone })).querySelector('a[target=_blank]')?.getAttribute('href');
    const sentence = encodeURIComponent('Olá! Estou comprando Fotografia com o Celular e tenho uma dúvida.');
    expect(await chat('(11) 91234-5678')).toBe(`https://wa.me/5511912345678?text=${sentence}`);
    expect(await chat(null)).toBeUndefined();
    const own = (await page({ chatPhone: '11912345678', chatMessage: 'Oi & tchau' })).querySelector(
      '[data-chat]',
    );
    expect(own?.getAttribute('href')).toBe('https://wa.me/5511912345678?text=Oi%20%26%20tchau');
  });

  test('a seller styles the page with their name, a text below it, and without the note on security', async () => {
    const drawn = await page({ sellerName: 'Ateliê da Ana', legalText: '<b>Atendemos</b> em dias úteis.' });
    expect(words(drawn.querySelector('header'))).toBe('Ateliê da AnaAmbiente seguro');
    expect(words(drawn.querySelector('footer'))).toContain('<b>Atendemos</b> em dias úteis.');
    expect(words((await page({ isSecureNoteShown: false })).querySelector('header'))).toBe('Conecta');
  });

  test('the text for who is about to leave is no part of the page until somebody leaves', async () => {
    const drawn = await page({ exitBannerText: 'Fique mais um pouco' });
    expect(words(drawn)).not.toContain('Fique mais um pouco');
    expect(
      drawn.querySelectorAll('[role=status]').length -
        (await page({})).querySelectorAll('[role=status]').length,
    ).toBe(1);
  });

  test('a seller styles the page with another header image for narrow screens', async () => {
    const looks = { headerImageURL: '/demo/praia.svg', headerImagePhoneURL: '/demo/praia-estreita.svg' };
    const source = (await page(looks)).querySelector('picture source');
    expect(source?.getAttribute('srcset')).toBe('/demo/praia-estreita.svg');
    const hostile = await page({ ...looks, headerImagePhoneURL: 'javascript:alert(1)' });
    expect([hostile.querySelector('source'), await pictures(looks)]).toEqual([null, ['/demo/praia.svg']]);
  });
});

describe('hostile text of a seller', () => {
  const SCRIPT = '"><script>alert(1)</script>';

  test('is escaped: banner, feedback, end text, product and bump', async () => {
    const offer = lookingLike({
      ...{ ...BANNER, bannerText: SCRIPT },
      feedbacks: [{ ...said, title: SCRIPT, description: SCRIPT }],
      countdown: { minutes: 0, endText: SCRIPT },
      chatPhone: SCRIPT,
    });
    const [bump] = offer.product.ordersBumps;
    const product = { ...offer.product, name: SCRIPT, ordersBumps: [{ ...bump!, id: SCRIPT }] };
    const drawing = await renderCheckout({ ...offer, product, platformName: SCRIPT });
    expect(drawing.querySelectorAll('script')).toEqual([]);
    expect(drawing.querySelector('.banner')?.innerHTML).toBe(
      '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    );
    expect(drawing.querySelector('[name=orderBumpsIds]')?.getAttribute('value')).toBe(SCRIPT);
  });

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'http://img.example/a.png',
    '//img.example/a.png',
    'https://img.example/a.png" onerror="alert(1)',
  ])('no picture is loaded from %s', async (address) => {
    const looks = { logoTopImageURL: address, headerImageURL: address };
    const offer = lookingLike({ ...looks, feedbacks: [{ ...said, image: address }] });
    const ordersBumps = offer.product.ordersBumps.map((bump) => ({
      ...bump,
      offer: { ...bump.offer, product: { ...bump.offer.product, image: address } },
    }));
    const drawing = await renderCheckout({
      ...offer,
      product: { ...offer.product, image: address, ordersBumps },
    });
    expect(drawing.querySelectorAll('img')).toEqual([]);
  });

  test.each(['red', '#12345', '#fff}body{display:none', 'url(https://x.example)'])(
    'the colour %s colours nothing',
    async (colour) => {
      const looks = { colorPrimary: colour, bannerTextColor: colour, bannerTextBackgroundColor: colour };
      expect(await styles({ ...BANNER, ...looks })).toBe(await styles(BANNER));
    },
  );

  test('the chat calls a phone with its 55 once, and nothing that is no phone', async () => {
    const called = async (chatPhone: string) =>
      (await page({ chatPhone })).querySelector('a[target=_blank]')?.getAttribute('href')?.split('?')[0];
    for (const written of ['11 91234-5678', '+55 (11) 91234-5678', '5511912345678', '11 9"><b>1234-5678'])
      expect(await called(written)).toBe('https://wa.me/5511912345678');
    for (const written of ['javascript:', '--------', '0', '11 9"><b>1234', '9'.repeat(30)])
      expect(await called(written)).toBeUndefined();
  });
});

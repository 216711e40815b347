import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CHECKOUT_CONFIGS,
  DELIVERY_OPTIONS,
  OFFERS,
  ORDER_BUMPS,
  PLATFORM_A,
} from '../../src/demo/demo-data.js';
import { order } from './buyer.js';
import { CheckoutHarness } from './shop.js';

interface Shown {
  readonly checkoutBuilderConfig: Record<string, unknown>;
  readonly product: Record<string, unknown>;
  readonly deliveryOptions: unknown;
  readonly fretePrice: number | null;
  readonly installmentPlan: unknown;
}

let shop: CheckoutHarness;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
});
afterAll(() => shop.close());

const shown = async (offerId: string) => (await shop.send<Shown>('GET', `/api/checkout/${offerId}`)).body;

/** The catalog's change travels by notification. */
async function shownOnce(offerId: string, happened: (offer: Shown) => boolean): Promise<Shown> {
  let offer = await shown(offerId);
  await shop.until(async () => happened((offer = await shown(offerId))));
  return offer;
}

describe('the offer of a checkout', () => {
  it('sold once, is shown in the specification’s fields (C1.7, C3.1, C3.2, C3.3, C3.4, C3.9, C3.10, C3.11, C3.12, C3.13, C3.14)', async () => {
    expect(await shown(OFFERS.digital.id)).toMatchObject({
      id: OFFERS.digital.id,
      price: 9_700,
      coin: 'BRL',
      type: 'ONE_TIME',
      recurrencePrice: null,
      frequencyInDays: null,
      fretePrice: null,
      deliveryOptions: [],
      pixEnabled: true,
      creditCardEnabled: true,
      billetEnabled: true,
      requiredDocument: true,
      requiredDocumentAndPhone: true,
      platformId: PLATFORM_A,
    });
  });

  it('the offer of a checkout of a subscription has a price for the next charges, and their interval (C1.7, C3.4, C3.5, C3.6)', async () => {
    expect(await shown(OFFERS.subscription.id)).toMatchObject({
      type: 'SUBSCRIPTION',
      recurrencePrice: 2_990,
      frequencyInDays: 30,
    });
  });

  it('the offer of a checkout of goods has ways to deliver them, in their order, without another call (C3.8, C3.60, C3.61, C3.62, C3.63, C3.64, C3.65, C3.66)', async () => {
    const { deliveryOptions } = await shown(OFFERS.physical.id);
    expect(deliveryOptions).toEqual(
      DELIVERY_OPTIONS.map(({ id, description, deliveryTime, fareAmount, preSelected }) => ({
        id,
        description,
        deliveryTime,
        fareAmount,
        preSelected,
      })),
    );
    expect(deliveryOptions).toContainEqual(expect.objectContaining({ fareAmount: 0 }));
  });

  it('the offer of a checkout has the terms of its installments, from which a page computes every option (P9.44, P9.45, P9.46, P9.48)', async () => {
    const { installmentPlan } = await shown(OFFERS.digital.id);
    expect(installmentPlan).toEqual({
      numberOfInstallments: 12,
      maxInstallmentsWithoutInterest: 3,
      feeBasisPoints: [0, 0, 0, 600, 900, 1200, 1400, 1600, 1800, 2000, 2200, 2400],
      minInstallmentValue: 500,
    });
  });

  it('the offer of a checkout may have a fixed price of shipping (C3.7)', async () => {
    await shop.rows('update offers set frete_price = 1500 where id = $1', [OFFERS.physicalInSteps.id]);
    const { fretePrice } = await shownOnce(OFFERS.physicalInSteps.id, (offer) => offer.fretePrice !== null);
    expect(fretePrice).toBe(1_500);
  });
});

describe('the heading over its cart', () => {
  it('the heading over its cart is hidden for the platform that configures it, and for no other (C2.141)', async () => {
    const hidden = async (offerId: string) =>
      (await shop.send<{ cartHeadingHidden: boolean }>('GET', `/api/checkout/${offerId}`)).body
        .cartHeadingHidden;
    expect(await hidden(OFFERS.digital.id)).toBe(false);
    await shop.rows('update platforms set cart_heading_hidden = true where id = $1', [PLATFORM_A]);
    await shop.until(() => hidden(OFFERS.digital.id));
    expect(await hidden(OFFERS.digitalOfB.id)).toBe(false);
  });
});

describe('its trackers', () => {
  it('wait for the buyer’s consent where the platform wants so', async () => {
    const waits = async (offerId: string) =>
      (await shop.send<{ trackingNeedsConsent: boolean }>('GET', `/api/checkout/${offerId}`)).body
        .trackingNeedsConsent;
    expect(await waits(OFFERS.digital.id)).toBe(false);
    await shop.rows('update platforms set tracking_needs_consent = true where id = $1', [PLATFORM_A]);
    await shop.until(() => waits(OFFERS.digital.id));
    expect(await waits(OFFERS.digitalOfB.id)).toBe(false);
  });
});

describe('the calls of a checkout', () => {
  it('the calls of a checkout have the paths we chose, and no others (C7.2)', async () => {
    const { body } = await shop.send<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
    const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const isOfCheckout = (call: string) => /\/api\/(?:checkout|postcodes)\b/.test(call);
    expect(calls.filter(isOfCheckout).toSorted()).toEqual([
      'GET /api/checkout-links/{code}',
      'GET /api/checkout-links/{code}/after-end',
      'GET /api/checkout-previews',
      'GET /api/checkout/payments/{paymentId}',
      'GET /api/checkout/payments/{paymentId}/events',
      'GET /api/checkout/payments/{paymentId}/receipt',
      'GET /api/checkout/{checkoutId}',
      'GET /api/checkout/{checkoutId}/abandoned-cart-enabled',
      'GET /api/checkout/{checkoutId}/card-key',
      'GET /api/checkout/{checkoutId}/coupons/{code}',
      'GET /api/checkout/{checkoutId}/installments',
      'GET /api/postcodes/{cep}',
      'POST /api/checkout/credit-card-tokens',
      'POST /api/checkout/payments/{paymentId}/renew',
      'POST /api/checkout/purchase',
      'POST /api/checkout/visits',
      'PUT /api/checkout/abandoned-carts',
    ]);
  });
});

describe('its product', () => {
  it('its product has name, picture, description and kind: a course or goods (C1.4, C1.5, C3.18, C3.36, C3.37, C3.38, C3.39)', async () => {
    expect((await shown(OFFERS.digital.id)).product).toMatchObject({
      name: 'Fotografia com o Celular',
      image: '/demo/fotografia-com-o-celular.svg',
      description: expect.stringMatching(/^Do primeiro clique/) as unknown,
      typeProduct: 'DIGITAL',
    });
    expect((await shown(OFFERS.physical.id)).product).toMatchObject({ typeProduct: 'FISICO' });
  });

  it('its product has bumps, each an offer of another product (C3.40, C3.51, C3.52, C3.53, C3.54, C3.55)', async () => {
    const [presets, lightGuide] = ORDER_BUMPS;
    const ALL_METHODS = ['PIX', 'CREDIT_CARD', 'BILLET'];
    expect((await shown(OFFERS.digital.id)).product['ordersBumps']).toEqual([
      {
        ...{ id: presets.id, methods: ALL_METHODS, text: null },
        offer: {
          title: 'Pacote com 40 filtros prontos',
          price: 1_990,
          fakePrice: 4_990,
          product: { title: 'Pacote com 40 filtros prontos', image: '/demo/quarenta-filtros.svg' },
        },
      },
      {
        ...{ id: lightGuide.id, methods: ALL_METHODS, text: null },
        offer: {
          title: 'Guia da luz natural',
          price: 2_700,
          fakePrice: 4_700,
          product: { title: 'Guia da luz natural', image: '/demo/guia-da-luz-natural.svg' },
        },
      },
    ]);
  });

  it('its product has the pixels its seller wrote, and none else (C3.45, C3.46, C3.47, C3.48, C3.49, C3.50)', async () => {
    const none = { pixels: [] };
    expect((await shown(OFFERS.digital.id)).product).toMatchObject({
      ...{ facebookPixel: none, tiktokPixel: none, kwaiPixel: none },
      ...{ googleAnalyticsId: null, googleAdsId: null, googleAdsConversionApiId: null },
    });
    await shop.rows(
      `insert into product_pixels (platform_id, id, product_id, type, pixel_id, is_active, needs_consent, events, purchase_on,
         value_sent, created_at)
       select p.platform_id, gen_random_uuid(), p.id, x.type, x.id, x.id <> '1003', false, '{PAGE_VIEW}', 'APPROVED', 'TOTAL',
         timestamp '2026-01-01' + x.place * interval '1 day'
       from products p, (values ('FACEBOOK', '1001', 1), ('FACEBOOK', '1002', 2), ('FACEBOOK', '1003', 3), ('TIKTOK', 'TT1', 4),
         ('KWAI', 'KW1', 5), ('GOOGLE_ANALYTICS', 'G-1', 6), ('GOOGLE_ADS', 'AW-1', 7), ('GOOGLE_ADS', 'AW-2', 8)) x (type, id, place)
       where p.id = $1`,
      [OFFERS.digital.productId],
    );
    await shop.announceCatalogChange();
    const { product } = await shownOnce(OFFERS.digital.id, (offer) => offer.product['googleAdsId'] !== null);
    expect(product).toMatchObject({
      facebookPixel: { pixels: [{ pixelId: '1001' }, { pixelId: '1002' }] },
      tiktokPixel: { pixels: [{ pixelId: 'TT1' }] },
      kwaiPixel: { pixels: [{ pixelId: 'KW1' }] },
      ...{ googleAnalyticsId: 'G-1', googleAdsId: 'AW-1', googleAdsConversionApiId: 'AW-2' },
    });
  });
});

describe('its looks', () => {
  it('its looks are those its seller chose (C3.17, C3.19, C3.20, C3.22, C3.23, C3.24, C3.25, C3.26, C3.27)', async () => {
    const config = CHECKOUT_CONFIGS[0];
    await shop.rows(
      `update checkout_configs set logo_top_image_url = 'https://img.example/logo.png', color_primary = '#123456',
         header_image_url = 'https://img.example/top.png', back_redirect = 'https://loja.example/volte' where id = $1`,
      [config.id],
    );
    const looks = (offer: Shown) => offer.checkoutBuilderConfig;
    const offer = await shownOnce(OFFERS.digital.id, (one) => looks(one)['colorPrimary'] !== null);
    expect(looks(offer)).toMatchObject({
      logoTopImageURL: 'https://img.example/logo.png',
      headerImageURL: 'https://img.example/top.png',
      enabledBannerText: true,
      bannerText: config.bannerText,
      bannerTextColor: '#ffffff',
      bannerTextBackgroundColor: '#123a6b',
      colorPrimary: '#123456',
      backRedirect: 'https://loja.example/volte',
    });
  });

  it('its looks have feedbacks, with a picture or without (C3.28, C3.31, C3.32, C3.33, C3.34, C3.35)', async () => {
    const config = CHECKOUT_CONFIGS[2];
    const [said] = config.feedbacks;
    const pictured = { ...said, id: 'f6', image: 'https://img.example/f6.png', stars: 4 };
    const ofNoPicture = { ...said, id: 'f7', image: undefined };
    await shop.rows('update checkout_configs set feedbacks = $2 where id = $1', [
      config.id,
      JSON.stringify([said, pictured, ofNoPicture]),
    ]);
    const feedbacks = (offer: Shown) => offer.checkoutBuilderConfig['feedbacks'] as object[];
    const offer = await shownOnce(OFFERS.minimalSubscription.id, (one) => feedbacks(one).length === 3);
    expect(feedbacks(offer)).toStrictEqual([said, pictured, { ...ofNoPicture, image: null }]);
    expect(said).toEqual({
      id: 'f5',
      title: 'Beatriz Lima, Fortaleza',
      description: expect.stringMatching(/^Leio no ônibus/) as unknown,
      image: null,
      stars: 5,
    });
  });

  it('its looks have a countdown of minutes with an end text (C3.29, C3.30)', async () => {
    const { checkoutBuilderConfig } = await shown(OFFERS.physicalInSteps.id);
    expect(checkoutBuilderConfig['countdown']).toEqual({
      minutes: 15,
      endText: 'A condição desta página terminou, mas ainda dá tempo de comprar.',
    });
  });
});

describe('texts of a seller', () => {
  const HOSTILE = [
    'javascript:alert(1)',
    'http://x.example/a',
    '//x.example/a',
    'https://x.example/"onload="x',
    'https://',
    'https://conecta.example@x.example/a',
    'https://conecta\u200b.example/a',
  ];
  const SAID = { id: 'f', title: 'Ana', description: 'Boa!', image: null, stars: 5 };
  /** A feedback is what its page draws: of any other shape the whole checkout would break. */
  const NO_FEEDBACKS = [
    ...['javascript:x', '//x', '/\\x', 'https://x.example/"', 'https://conecta.example@x.example/', 1].map(
      (image) => [{ ...SAID, image }],
    ),
    ...[{ ...SAID, title: { a: 1 } }, { ...SAID, stars: 'many' }, { image: null }, null, 'x', [SAID]].map(
      (said) => [said],
    ),
    ...[{}, '"x"', 'null'],
  ];
  it.each<[table: string, column: string, hostile: readonly unknown[], harmless: readonly unknown[]]>([
    ['checkout_configs', 'logo_top_image_url', HOSTILE, ['/demo/a.svg', 'https://img.example/a.png', null]],
    ['checkout_configs', 'header_image_url', HOSTILE, ['remove', 'https://img.example/a.png']],
    ['checkout_configs', 'back_redirect', [...HOSTILE, '/own'], ['https://loja.example/volte?a=b']],
    ['checkout_configs', 'color_primary', ['red', '#12345', '#fff}'], ['#fff', '#0762D1']],
    ['checkout_configs', 'banner_text_color', ['url(x)'], ['#123456']],
    ['checkout_configs', 'banner_text_background_color', ['#fff;x'], ['#fedcba']],
    ['checkout_configs', 'chat_phone', ['11 9"><b>', 'javascript:', '--------'], ['(11) 91234-5678']],
    ['checkout_configs', 'feedbacks', NO_FEEDBACKS, [[], [SAID, { ...SAID, image: '/demo/a.svg' }]]],
    ['products', 'image_url', HOSTILE, ['/demo/a.svg']],
    ['products', 'access_address', [...HOSTILE, '/own'], ['https://cursos.example/a', null]],
  ])(
    'into %s.%s is refused where it could harm, and nothing changes',
    async (table, column, hostile, harmless) => {
      const [id] = table === 'products' ? [OFFERS.digital.productId] : [CHECKOUT_CONFIGS[0].id];
      const write = (value: unknown) =>
        shop.rows(`update ${table} set ${column} = $2 where id = $1`, [
          id,
          typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
        ]);
      const before = await shop.rows(`select ${column} from ${table} where id = $1`, [id]);
      for (const value of hostile) await expect(write(value)).rejects.toThrow(/violates check constraint/);
      expect(await shop.rows(`select ${column} from ${table} where id = $1`, [id])).toEqual(before);
      for (const value of harmless) await write(value);
    },
  );
});

describe('an offer in reais', () => {
  const methodsOf = async (offerId: string = OFFERS.digital.id) => {
    const { pixEnabled, creditCardEnabled, billetEnabled } = (
      await shop.send<{ pixEnabled: boolean; creditCardEnabled: boolean; billetEnabled: boolean }>(
        'GET',
        `/api/checkout/${offerId}`,
      )
    ).body;
    return { pixEnabled, creditCardEnabled, billetEnabled };
  };
  const ALL = { pixEnabled: true, creditCardEnabled: true, billetEnabled: true };
  const setActive = (active: boolean, except = '') =>
    shop.rows('update gateway_accounts set active = $1 where platform_id = $2 and provider <> $3', [
      ...[active, PLATFORM_A],
      except,
    ]);

  it('an offer in reais that no account charges shows no form, and is not sold', async () => {
    expect(await methodsOf()).toEqual(ALL);
    await setActive(false);
    await shop.until(async () => !(await methodsOf()).pixEnabled);
    expect(await methodsOf()).toEqual({ pixEnabled: false, creditCardEnabled: false, billetEnabled: false });
    const before = await shop.footprint();
    for (const paymentMethod of ['PIX', 'BILLET']) {
      const { status, body } = await shop.buy(order({ paymentMethod }));
      expect([paymentMethod, status, body.code]).toEqual([paymentMethod, 422, 'errorPaymentNotConfigured']);
    }
    expect(await shop.footprint()).toEqual(before);
    await setActive(true);
    await shop.until(async () => (await methodsOf()).pixEnabled);
    expect(await methodsOf()).toEqual(ALL);
  });

  it('an offer in reais that can be paid keeps cards, and hides the Pix or boleto that no account supports (C5.28)', async () => {
    // ONZ is a bank: it charges by Pix alone.
    await setActive(false, 'ONZ');
    const pixOnly = { pixEnabled: true, creditCardEnabled: true, billetEnabled: false };
    await shop.until(async () => !(await methodsOf(OFFERS.digitalOnz.id)).billetEnabled);
    expect(await methodsOf(OFFERS.digitalOnz.id)).toEqual(pixOnly);
    await setActive(true);
    await shop.until(async () => (await methodsOf(OFFERS.digitalOnz.id)).billetEnabled);
  });
});

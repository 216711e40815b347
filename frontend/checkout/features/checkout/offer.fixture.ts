import { cents } from '@guiche/money';
import type { CheckoutOffer, OfferedBump } from './offer';

interface Wishes {
  readonly typeProduct?: 'DIGITAL' | 'FISICO';
  readonly requiredDocumentAndPhone?: boolean;
  readonly fretePrice?: number | null;
  readonly pixEnabled?: boolean;
  readonly takesCoupons?: boolean;
}

const aParty = { name: null, document: null, address: null, email: null, phone: null };

const bump = (id: string, price: number): OfferedBump => ({
  ...{ id, text: null, methods: ['PIX', 'CREDIT_CARD', 'BILLET'] },
  offer: { title: id, price: cents(price), fakePrice: null, product: { title: id, image: null } },
});

/** An offer of R$ 97,00 with two bumps and two ways of delivery, for tests. */
export function anOffer(wishes: Wishes = {}): CheckoutOffer {
  const option = (id: string, fareAmount: number, preSelected: boolean) => ({
    ...{ id, description: id, deliveryTime: '3 dias' },
    ...{ fareAmount: cents(fareAmount), preSelected },
  });
  return {
    id: '019aa1d0-0000-7000-8000-000000000061',
    price: cents(9700),
    fakePrice: null,
    coin: 'BRL',
    type: 'ONE_TIME',
    recurrencePrice: null,
    frequencyInDays: null,
    fretePrice: wishes.fretePrice == null ? null : cents(wishes.fretePrice),
    ...{ checkoutId: null, test: null, isSoldOut: false },
    template: 'DEFAULT',
    locale: 'pt-BR',
    deliveryOptions: [option('d1', 1990, false), option('d2', 3490, true)],
    pixEnabled: wishes.pixEnabled ?? true,
    creditCardEnabled: true,
    billetEnabled: true,
    requiredDocument: true,
    requiredDocumentAndPhone: wishes.requiredDocumentAndPhone ?? false,
    platformId: '019aa1d0-0000-7000-8000-000000000001',
    platformName: 'Conecta',
    cartHeadingHidden: false,
    trackingNeedsConsent: false,
    takesCoupons: wishes.takesCoupons ?? false,
    affiliateCookie: {
      productId: '019aa1d0-0000-7000-8000-000000000051',
      ...{ days: 60, isFirstCredited: false },
    },
    platformPixels: { facebook: [], google: [], tiktok: [], kwai: [] },
    installmentPlan: {
      numberOfInstallments: 12,
      maxInstallmentsWithoutInterest: 3,
      feeBasisPoints: [0, 0, 0, 600, 900, 1200, 1400, 1600, 1800, 2000, 2200, 2400],
      minInstallmentValue: cents(500),
    },
    maxInstallments: null,
    legal: {
      seller: aParty,
      platform: aParty,
      ...{ termsUrl: null, privacyUrl: null, guaranteeDays: null },
    },
    provider: { paymentProvider: 'HAWKPAY', gatewayPublicKey: null },
    checkoutBuilderConfig: {
      ...{ logoTopImageURL: null, headerImageURL: null, enabledBannerText: false, bannerText: null },
      ...{ bannerTextColor: null, bannerTextBackgroundColor: null, colorPrimary: null, backRedirect: null },
      ...{ feedbacks: [], countdown: null, chatPhone: null },
      ...{ chatMessage: null, headerImagePhoneURL: null, sellerName: null, isSecureNoteShown: true },
      ...{ exitBannerText: null, legalText: null, thankYou: { PIX: null, CREDIT_CARD: null, BILLET: null } },
    },
    product: {
      name: 'Fotografia com o Celular',
      image: null,
      shareImage: null,
      description: '',
      typeProduct: wishes.typeProduct ?? 'DIGITAL',
      ordersBumps: [bump('b1', 2700), bump('b2', 1900)],
      createdByUser: { receivers: [] },
      facebookPixel: { pixels: [] },
      tiktokPixel: { pixels: [] },
      kwaiPixel: { pixels: [] },
      ...{ googleAnalyticsId: null, googleAdsId: null, googleAdsConversionApiId: null },
      pixels: [],
    },
  };
}

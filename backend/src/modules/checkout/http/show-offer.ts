import { PLAIN_LOOK, variantName, type OfferSnapshot } from '../../catalog/index.js';
import { offeredInstallments } from '../domain/offered-installments.js';
import type {
  CheckoutBuilderConfigDto,
  InstallmentPlanDto,
  MaxInstallmentsDto,
  OfferDto,
  OfferPixelDto,
  OfferProductDto,
  PixelsDto,
  PlatformPixelsDto,
} from './offer.dto.js';
import type { Charged } from '../use-cases/show-checkout.js';
import { showLegal } from '../use-cases/show-legal.js';

/** Spells a snapshot in the specification's field names (checkout.md §3). */
export function showOffer(offer: OfferSnapshot, { provider, methods }: Charged): OfferDto {
  return {
    id: offer.id,
    price: offer.price,
    fakePrice: offer.fakePrice,
    coin: offer.currency,
    type: offer.type,
    recurrencePrice: offer.recurrencePrice,
    frequencyInDays: offer.frequencyInDays,
    fretePrice: offer.fretePrice,
    checkoutId: offer.shownLookId ?? null,
    test: shownTest(offer),
    isSoldOut: offer.isSoldOut,
    template: offer.config?.template ?? 'DEFAULT',
    locale: usualLanguage(offer),
    deliveryOptions: offer.deliveryOptions.map((option) => ({ ...option })),
    pixEnabled: methods.pixEnabled,
    creditCardEnabled: methods.creditCardEnabled,
    billetEnabled: methods.billetEnabled,
    requiredDocument: offer.requiredDocument,
    requiredDocumentAndPhone: offer.requiredDocumentAndPhone,
    platformId: offer.platformId,
    platformName: offer.platformName,
    cartHeadingHidden: offer.cartHeadingHidden,
    trackingNeedsConsent:
      offer.trackingNeedsConsent ||
      [...offer.platformPixels, ...offer.product.pixels].some(({ needsConsent }) => needsConsent),
    takesCoupons: offer.takesCoupons,
    affiliateCookie: {
      productId: offer.product.id,
      days: offer.product.affiliates.cookieDays,
      isFirstCredited: offer.product.affiliates.isFirstCredited,
    },
    platformPixels: platformPixels(offer),
    installmentPlan: installmentPlan(offer.installments),
    maxInstallments: methods.creditCardEnabled ? maxInstallments(offer) : null,
    legal: showLegal(withSupport(offer)),
    provider: { ...provider },
    checkoutBuilderConfig: showConfig(offer),
    product: showProduct(offer),
  };
}

/** Of the checkout, where the platform still offers it. */
const usualLanguage = ({ config, languages }: OfferSnapshot): OfferDto['locale'] =>
  languages.offered.find((one) => one === config?.locale) ?? languages.usual;

/** Null where another checkout was named, or no comparison runs. */
const shownTest = ({ test, shownVariant: variant }: OfferSnapshot): OfferDto['test'] =>
  test && variant ? { variant, name: variantName(test.id, variant) } : null;

/** The stored plan may hold more than its terms; only these are shown. */
function installmentPlan(terms: OfferSnapshot['installments']): InstallmentPlanDto {
  return {
    numberOfInstallments: terms.numberOfInstallments,
    maxInstallmentsWithoutInterest: terms.maxInstallmentsWithoutInterest,
    feeBasisPoints: [...terms.feeBasisPoints],
    minInstallmentValue: terms.minInstallmentValue,
  };
}

/** Of the price alone, without bumps and shipping. None for terms that make no sense: the other methods still sell. */
function maxInstallments(offer: OfferSnapshot): MaxInstallmentsDto | null {
  try {
    const most = offeredInstallments(offer, offer.price).at(-1);
    return most && most.installmentNumber > 1 ? { ...most } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whom the seller has buyers ask at this checkout. The seller's legal data are not the look's to change. */
function withSupport({ sellerParty, ...offer }: OfferSnapshot): OfferSnapshot {
  const email = offer.config?.supportEmail ?? sellerParty.email;
  const phone = offer.config?.supportPhone ?? sellerParty.phone;
  return { ...offer, sellerParty: { ...sellerParty, email, phone } };
}

function showConfig({ config, platformLogoUrl }: OfferSnapshot): CheckoutBuilderConfigDto {
  const look = config ?? PLAIN_LOOK;
  return {
    logoTopImageURL: look.logoTopImageUrl ?? platformLogoUrl,
    headerImageURL: look.headerImageUrl,
    headerImagePhoneURL: look.headerImagePhoneUrl,
    enabledBannerText: look.enabledBannerText,
    bannerText: look.bannerText,
    bannerTextColor: look.bannerTextColor,
    bannerTextBackgroundColor: look.bannerTextBackgroundColor,
    colorPrimary: look.colorPrimary,
    backRedirect: look.backRedirect,
    feedbacks: look.areFeedbacksShown
      ? look.feedbacks.map(({ image = null, ...said }) => ({ ...said, image }))
      : [],
    countdown:
      look.isCountdownShown && look.countdownMinutes
        ? { minutes: look.countdownMinutes, endText: look.countdownEndText }
        : null,
    chatPhone: look.chatPhone,
    chatMessage: look.chatMessage,
    sellerName: look.sellerName,
    isSecureNoteShown: look.isSecureNoteShown,
    legalText: look.legalText,
    exitBannerText: look.exitBannerText ?? null,
    thankYou: { PIX: look.thankYouPixUrl, CREDIT_CARD: look.thankYouCardUrl, BILLET: look.thankYouBilletUrl },
  };
}

/** The networks that share a frame share a name. */
const TRACKER_OF: Readonly<Record<string, OfferPixelDto['tracker']>> = {
  ...{ FACEBOOK: 'facebook', GOOGLE_ANALYTICS: 'google', GOOGLE_ADS: 'google' },
  ...{ TIKTOK: 'tiktok', KWAI: 'kwai' },
};

const pixels = (ids: readonly string[] = []): PixelsDto => ({ pixels: ids.map((pixelId) => ({ pixelId })) });

function platformPixels({ platformPixels: pixels }: OfferSnapshot): PlatformPixelsDto {
  const of = (...types: string[]) =>
    pixels.filter(({ type }) => types.includes(type)).map(({ pixelId }) => pixelId);
  return {
    ...{ facebook: of('FACEBOOK'), google: of('GOOGLE_ANALYTICS', 'GOOGLE_ADS') },
    ...{ tiktok: of('TIKTOK'), kwai: of('KWAI') },
  };
}

function showProduct({ product, bumps }: OfferSnapshot): OfferProductDto {
  const idsAt = (type: string) =>
    product.pixels.filter((pixel) => pixel.type === type).map(({ pixelId }) => pixelId);
  const [googleAdsId = null, googleAdsConversionApiId = null] = idsAt('GOOGLE_ADS');
  return {
    name: product.name,
    image: product.image,
    shareImage: product.shareImage,
    description: product.description,
    typeProduct: product.type,
    ordersBumps: bumps
      .filter(({ isSoldOut }) => !isSoldOut)
      .map(({ id, title, text, methods, price, fakePrice, product: sold }) => ({
        ...{ id, text, methods },
        offer: { title, price, fakePrice, product: { ...sold } },
      })),
    createdByUser: { receivers: product.receivers.map((receiver) => ({ ...receiver })) },
    facebookPixel: pixels(idsAt('FACEBOOK')),
    tiktokPixel: pixels(idsAt('TIKTOK')),
    kwaiPixel: pixels(idsAt('KWAI')),
    googleAnalyticsId: idsAt('GOOGLE_ANALYTICS')[0] ?? null,
    ...{ googleAdsId, googleAdsConversionApiId },
    pixels: product.pixels.flatMap(({ type, needsConsent: _, events, ...pixel }) => {
      const tracker = TRACKER_OF[type];
      return tracker ? [{ ...pixel, tracker, events: [...events] }] : [];
    }),
  };
}

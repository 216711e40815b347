import type { OfferedMethods } from '@guiche/checkout-rules';
import type { OfferSnapshot } from '../../catalog/index.js';
import { offeredInstallments } from '../domain/offered-installments.js';
import type {
  CheckoutBuilderConfigDto,
  InstallmentPlanDto,
  MaxInstallmentsDto,
  OfferDto,
  OfferProductDto,
  OfferProviderDto,
  PixelsDto,
  PlatformPixelsDto,
} from './offer.dto.js';
import { showLegal } from '../use-cases/show-legal.js';

/** What an offer shows of the platform's accounts: the provider and the payable methods. */
interface Charged {
  readonly provider: OfferProviderDto;
  readonly methods: OfferedMethods;
}

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
    template: offer.config?.template ?? 'DEFAULT',
    locale: offer.locale,
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
      offer.trackingNeedsConsent || offer.platformPixels.some(({ needsConsent }) => needsConsent),
    takesCoupons: offer.takesCoupons,
    platformPixels: platformPixels(offer),
    installmentPlan: installmentPlan(offer.installments),
    maxInstallments: methods.creditCardEnabled ? maxInstallments(offer) : null,
    legal: showLegal(offer),
    provider,
    checkoutBuilderConfig: showConfig(offer),
    product: showProduct(offer),
  };
}

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

function showConfig({ config, platformLogoUrl }: OfferSnapshot): CheckoutBuilderConfigDto {
  return {
    logoTopImageURL: config?.logoTopImageUrl ?? platformLogoUrl,
    headerImageURL: config?.headerImageUrl ?? null,
    enabledBannerText: config?.enabledBannerText ?? false,
    bannerText: config?.bannerText ?? null,
    bannerTextColor: config?.bannerTextColor ?? null,
    bannerTextBackgroundColor: config?.bannerTextBackgroundColor ?? null,
    colorPrimary: config?.colorPrimary ?? null,
    backRedirect: config?.backRedirect ?? null,
    feedbacks: (config?.feedbacks ?? []).map(({ image = null, ...said }) => ({ ...said, image })),
    countdown: config?.countdownMinutes
      ? { minutes: config.countdownMinutes, endText: config.countdownEndText }
      : null,
    chatPhone: config?.chatPhone ?? null,
  };
}

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
  const { tracking } = product;
  return {
    name: product.name,
    image: product.image,
    shareImage: product.shareImage,
    description: product.description,
    typeProduct: product.type,
    ordersBumps: bumps.map(({ id, title, price, fakePrice, product: sold }) => ({
      id,
      offer: { title, price, fakePrice, product: { ...sold } },
    })),
    createdByUser: { receivers: product.receivers.map((receiver) => ({ ...receiver })) },
    facebookPixel: pixels(tracking.facebookPixels),
    tiktokPixel: pixels(tracking.tiktokPixels),
    kwaiPixel: pixels(tracking.kwaiPixels),
    googleAnalyticsId: tracking.googleAnalyticsId ?? null,
    googleAdsId: tracking.googleAdsId ?? null,
    googleAdsConversionApiId: tracking.googleAdsConversionApiId ?? null,
  };
}

import type { OfferedMethods } from '@guiche/checkout-rules';
import type { OfferSnapshot } from '../../catalog/index.js';
import type {
  CheckoutBuilderConfigDto,
  InstallmentPlanDto,
  OfferDto,
  OfferProductDto,
  OfferProviderDto,
  PixelsDto,
} from './offer.dto.js';

/** What of an offer stands with the platform's accounts: who charges it, and by which of its methods. */
interface Charged {
  readonly provider: OfferProviderDto;
  readonly methods: OfferedMethods;
}

/** Spells a snapshot in the specification's field names (checkout.md §3). */
export function showOffer(offer: OfferSnapshot, { provider, methods }: Charged): OfferDto {
  return {
    id: offer.id,
    price: offer.price,
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
    trackingNeedsConsent: offer.trackingNeedsConsent,
    installmentPlan: installmentPlan(offer.installments),
    provider,
    checkoutBuilderConfig: showConfig(offer.config),
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

function showConfig(config: OfferSnapshot['config']): CheckoutBuilderConfigDto {
  return {
    logoTopImageURL: config?.logoTopImageUrl ?? null,
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

function showProduct({ product, bumps }: OfferSnapshot): OfferProductDto {
  const { tracking } = product;
  return {
    name: product.name,
    image: product.image,
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

import type { Cents, Currency } from '@guiche/money';
import type { Locale } from '@guiche/checkout-rules';

export type PaymentMethod = 'PIX' | 'CREDIT_CARD' | 'BILLET';

export interface DeliveryOption {
  readonly id: string;
  readonly description: string;
  readonly deliveryTime: string;
  readonly fareAmount: Cents;
  readonly preSelected: boolean;
}

export interface OrderBump {
  readonly id: string;
  readonly offer: {
    readonly title: string;
    readonly price: Cents;
    readonly fakePrice: Cents | null;
    readonly product: { readonly title: string; readonly image: string | null };
  };
}

/** What the seller chose for the look of the page. */
export interface BuilderConfig {
  readonly logoTopImageURL: string | null;
  readonly headerImageURL: string | null;
  readonly enabledBannerText: boolean | null;
  readonly bannerText: string | null;
  readonly bannerTextColor: string | null;
  readonly bannerTextBackgroundColor: string | null;
  readonly colorPrimary: string | null;
}

/** The offer as the checkout loads it (specification, checkout §3): the fields this page reads. Amounts are cents. */
export interface Offer {
  readonly id: string;
  readonly price: Cents;
  readonly coin: Currency;
  readonly type: 'ONE_TIME' | 'SUBSCRIPTION';
  readonly recurrencePrice: Cents | null;
  readonly frequencyInDays: number | null;
  readonly fretePrice: Cents | null;
  readonly template: 'DEFAULT' | 'DROPSHIPPING' | 'VEGA';
  readonly locale: Locale;
  readonly deliveryOptions: readonly DeliveryOption[];
  readonly pixEnabled: boolean;
  readonly requiredDocument: boolean;
  readonly requiredDocumentAndPhone: boolean;
  readonly platformName: string;
  readonly checkoutBuilderConfig: BuilderConfig;
  readonly product: {
    readonly name: string;
    readonly image: string | null;
    readonly description: string | null;
    readonly typeProduct: 'FISICO' | 'DIGITAL';
    readonly ordersBumps: readonly OrderBump[];
  };
}

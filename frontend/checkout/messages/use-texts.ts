import type { PlainKey } from '@guiche/i18n';
import { useTexts } from '../../shared/i18n/use-texts';
import type { PageMessages } from './texts.server';

/** The keys of the messages without arguments. */
export type CheckoutTextKey = PlainKey<PageMessages['checkout']>;
export type PaymentTextKey = PlainKey<PageMessages['payment']>;

export const useCheckoutTexts = useTexts<PageMessages['checkout']>;
export const usePaymentTexts = useTexts<PageMessages['payment']>;

import type { CheckoutTemplate, Locale } from '@guiche/checkout-rules';

/** What an earlier buyer said, as the seller wrote it down. */
export interface Feedback {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly image?: string | null;
  readonly stars: number;
}

/** Everything that a seller decides about the page of a checkout: tokens and blocks, never code. */
export interface CheckoutLook {
  readonly template: CheckoutTemplate;
  readonly logoTopImageUrl: string | null;
  /** `remove`: none (checkout.md §3). */
  readonly headerImageUrl: string | null;
  /** For narrow screens, in place of the other. */
  readonly headerImagePhoneUrl: string | null;
  readonly enabledBannerText: boolean;
  readonly bannerText: string | null;
  readonly bannerTextColor: string | null;
  readonly bannerTextBackgroundColor: string | null;
  readonly colorPrimary: string | null;
  readonly backRedirect: string | null;
  readonly feedbacks: readonly Feedback[];
  readonly areFeedbacksShown: boolean;
  readonly isSecureNoteShown: boolean;
  readonly isCountdownShown: boolean;
  readonly countdownMinutes: number | null;
  readonly countdownEndText: string | null;
  readonly chatPhone: string | null;
  /** Without it, a sentence that names the product. */
  readonly chatMessage: string | null;
  /** Said to a buyer who is about to leave. Null: nothing. */
  readonly exitBannerText: string | null;
  /** The name above the page, where there is no logo. Null: the platform's. */
  readonly sellerName: string | null;
  /** Whom buyers ask. Null: as the product says. */
  readonly supportEmail: string | null;
  readonly supportPhone: string | null;
  /** Below the page, beside what the law has it say. */
  readonly legalText: string | null;
  /** For readers whose own language the page does not have. Null: the platform's. */
  readonly locale: Locale | null;
  /** Where the page of an approved payment leads. */
  readonly thankYouPixUrl: string | null;
  readonly thankYouCardUrl: string | null;
  readonly thankYouBilletUrl: string | null;
  /** Where a buyer is led whose link is over or used up. Null: a page that says so. */
  readonly expiredLinkUrl: string | null;
}

/** The parts of a look that are edited together, one on each tab. */
export type LookPart = Partial<CheckoutLook>;

/** A checkout that nobody styled yet. */
export const PLAIN_LOOK: CheckoutLook = {
  ...{ template: 'DEFAULT', logoTopImageUrl: null, headerImageUrl: null, headerImagePhoneUrl: null },
  ...{ enabledBannerText: false, bannerText: null, bannerTextColor: null, bannerTextBackgroundColor: null },
  ...{ colorPrimary: null, backRedirect: null, feedbacks: [], areFeedbacksShown: true },
  ...{ isSecureNoteShown: true, isCountdownShown: false, countdownMinutes: null, countdownEndText: null },
  ...{ chatPhone: null, chatMessage: null, sellerName: null, supportEmail: null, supportPhone: null },
  ...{ legalText: null, locale: null, exitBannerText: null, expiredLinkUrl: null },
  ...{ thankYouPixUrl: null, thankYouCardUrl: null, thankYouBilletUrl: null },
};

export const LOOK_FIELDS = Object.keys(PLAIN_LOOK) as readonly (keyof CheckoutLook)[];

/** The look within a row, or within a draft that was stored before a field existed. */
export const lookOf = (row: LookPart): CheckoutLook =>
  Object.fromEntries(
    LOOK_FIELDS.map((name) => [name, row[name] ?? PLAIN_LOOK[name]]),
  ) as unknown as CheckoutLook;

/** The fields in which two looks differ. */
export const changedFields = (before: CheckoutLook, after: CheckoutLook): (keyof CheckoutLook)[] =>
  LOOK_FIELDS.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

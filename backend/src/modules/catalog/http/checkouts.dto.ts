import { ApiProperty } from '@nestjs/swagger';
import { CHECKOUT_TEMPLATES, LOCALES, type CheckoutTemplate, type Locale } from '@guiche/checkout-rules';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import { IMAGE_PLACES, type ImagePlace } from '../checkout-images.js';
import type { CheckoutLook, LookPart } from '../domain/checkout-look.js';
import type { EditedCheckoutOfProduct, PublishedVersion } from '../use-cases/checkout-drafts.js';

const seen = () => rules.integer({ min: 1 });
const colour = () => rules.optional(rules.text({ max: 7, pattern: /#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})/ }));
const line = (max: number) => rules.optional(rules.text({ max }));
const address = () => rules.optional(rules.httpsUrl({ max: 500 }));
const SEEN = { description: 'The version of the checkout that was seen.' };
const text = { type: String, nullable: true } as const;

export class CheckoutAccountDto {
  @Field(line(60), { description: 'The name above the page. Left out: the name of the platform.' })
  sellerName?: string;
  @Field(rules.optional(rules.email()), { description: 'Left out: as the product has it.' })
  supportEmail?: string;
  @Field(rules.optional(rules.phone())) supportPhone?: string;
  @Field(line(600), { description: 'A text below the page.' }) legalText?: string;
  @Field(rules.optional(rules.oneOf(LOCALES)), { description: 'Left out: the language of the platform.' })
  locale?: Locale;
  @Field(seen(), SEEN) version: number;
}

export class CheckoutVisualsDto {
  @Field(rules.oneOf(CHECKOUT_TEMPLATES)) template: CheckoutTemplate;
  @Field(colour(), { description: 'Left out: the colour of the template.' }) colorPrimary?: string;
  @Field(rules.boolean()) isSecureNoteShown: boolean;
  @Field(rules.boolean()) areFeedbacksShown: boolean;
  @Field(seen(), SEEN) version: number;
}

export class CheckoutRedirectionDto {
  @Field(address(), { description: 'Where a buyer goes who leaves by "back".' }) backRedirect?: string;
  @Field(address(), { description: 'Where the page of an approved PIX leads.' }) thankYouPixUrl?: string;
  @Field(address()) thankYouCardUrl?: string;
  @Field(address()) thankYouBilletUrl?: string;
  @Field(address(), { description: 'Where a buyer is led whose link is over or used up.' })
  expiredLinkUrl?: string;
  @Field(seen(), SEEN) version: number;
}

export class CheckoutBannersDto {
  @Field(rules.boolean()) enabledBannerText: boolean;
  @Field(line(240)) bannerText?: string;
  @Field(colour()) bannerTextColor?: string;
  @Field(colour()) bannerTextBackgroundColor?: string;
  @Field(rules.boolean()) isCountdownShown: boolean;
  @Field(rules.optional(rules.integer({ min: 1, max: 1_440 }))) countdownMinutes?: number;
  @Field(line(160)) countdownEndText?: string;
  @Field(rules.optional(rules.phone()), { description: 'Left out: no button for a chat.' })
  chatPhone?: string;
  @Field(line(200)) chatMessage?: string;
  @Field(line(160), { description: 'Said to a buyer who is about to leave. Left out: nothing.' })
  exitBannerText?: string;
  @Field(seen(), SEEN) version: number;
}

const said = () => rules.text({ min: 2, max: 80 });

export class FeedbackEditDto {
  @Field(said(), { description: 'Who said it.' }) title: string;
  @Field(rules.text({ min: 2, max: 400 })) description: string;
  @Field(rules.oneOf(['1', '2', '3', '4', '5'])) stars: string;
  @Field(seen(), SEEN) version: number;
}

export class FeedbackOrderDto {
  @Field(rules.list(rules.text({ max: 60 }), { max: 12 }), {
    description: 'The ids of the testimonials that stay, in their order.',
  })
  ids: string[];
  @Field(seen(), SEEN) version: number;
}

export class NewCheckoutDto {
  @Field(rules.text({ min: 2, max: 60 })) name: string;
  @Field(rules.optional(rules.uuid()), { description: 'A checkout of the product to begin with.' })
  likeId?: string;
}

export class CheckoutNameDto {
  @Field(rules.text({ min: 2, max: 60 })) name: string;
  @Field(seen(), SEEN) version: number;
}

export class CheckoutSeenDto {
  @Field(seen(), SEEN) version: number;
}

export class CheckoutRestoreDto extends CheckoutSeenDto {
  @Field(rules.integer({ min: 1 }), { description: 'The publication to go back to.' }) number: number;
}

export class CheckoutPreviewDto {
  @Field(rules.optional(rules.integer({ min: 1 })), { description: 'A publication. Left out: the draft.' })
  number?: number;
}

export class CheckoutOfOfferDto {
  @Field(rules.optional(rules.uuid()), { description: 'Left out: the plain checkout.' }) checkoutId?: string;
  @Field(seen(), { description: 'The version of the offer that was seen.' }) version: number;
}

export class CheckoutImageDto {
  @Field(rules.oneOf(IMAGE_PLACES)) place: ImagePlace;
  @Field(rules.optional(rules.text({ max: 60 })), { description: 'Whose face it is.' }) feedbackId?: string;
  @Field(seen(), SEEN) version: number;
}

export class CheckoutImageUploadDto extends CheckoutImageDto {
  @Field(rules.text({ min: 1, max: 255 })) fileName: string;
  @Field(rules.integer({ min: 0, max: 1_000_000_000 })) bytes: number;
}

export class EditedFeedbackDto {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() description: string;
  @ApiProperty(text) image: string | null;
  @ApiProperty() stars: number;
}

export class CheckoutLookDto implements CheckoutLook {
  @ApiProperty({ enum: CHECKOUT_TEMPLATES }) template: CheckoutTemplate;
  @ApiProperty(text) logoTopImageUrl: string | null;
  @ApiProperty(text) headerImageUrl: string | null;
  @ApiProperty(text) headerImagePhoneUrl: string | null;
  @ApiProperty() enabledBannerText: boolean;
  @ApiProperty(text) bannerText: string | null;
  @ApiProperty(text) bannerTextColor: string | null;
  @ApiProperty(text) bannerTextBackgroundColor: string | null;
  @ApiProperty(text) colorPrimary: string | null;
  @ApiProperty(text) backRedirect: string | null;
  @ApiProperty({ type: [EditedFeedbackDto] }) feedbacks: EditedFeedbackDto[];
  @ApiProperty() areFeedbacksShown: boolean;
  @ApiProperty() isSecureNoteShown: boolean;
  @ApiProperty() isCountdownShown: boolean;
  @ApiProperty({ type: Number, nullable: true }) countdownMinutes: number | null;
  @ApiProperty(text) countdownEndText: string | null;
  @ApiProperty(text) chatPhone: string | null;
  @ApiProperty(text) chatMessage: string | null;
  @ApiProperty(text) sellerName: string | null;
  @ApiProperty(text) supportEmail: string | null;
  @ApiProperty(text) supportPhone: string | null;
  @ApiProperty(text) legalText: string | null;
  @ApiProperty({ enum: LOCALES, nullable: true, type: String }) locale: Locale | null;
  @ApiProperty(text) thankYouPixUrl: string | null;
  @ApiProperty(text) thankYouCardUrl: string | null;
  @ApiProperty(text) thankYouBilletUrl: string | null;
  @ApiProperty(text) exitBannerText: string | null;
  @ApiProperty(text) expiredLinkUrl: string | null;
}

export class OwnCheckoutDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) productId: string;
  @ApiProperty() name: string;
  @ApiProperty() version: number;
  @ApiProperty({ description: '0: never published.' }) publishedNumber: number;
  @ApiProperty({ type: Date, nullable: true }) publishedAt: Date | null;
  @ApiProperty({ type: Date, nullable: true }) updatedAt: Date | null;
  @ApiProperty({ type: CheckoutLookDto }) draft: CheckoutLookDto;
  @ApiProperty({ type: CheckoutLookDto, description: 'What buyers see.' }) published: CheckoutLookDto;
  @ApiProperty({ type: [String], description: 'The fields in which the draft differs from it.' })
  changed: string[];
  @ApiProperty() productName: string;
  @ApiProperty({ description: 'How many offers show it.' }) shownOnOffers: number;
}

export class ListedCheckoutDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: CHECKOUT_TEMPLATES }) template: string;
  @ApiProperty({ description: '0: never published.' }) publishedNumber: number;
  @ApiProperty({ type: Date, nullable: true }) publishedAt: Date | null;
  @ApiProperty() hasDraft: boolean;
}

export class OfferOfCheckoutDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() title: string;
  @ApiProperty() isActive: boolean;
  @ApiProperty() isDefault: boolean;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) checkoutId: string | null;
  @ApiProperty() version: number;
}

export class OwnCheckoutsDto {
  @ApiProperty({ type: [ListedCheckoutDto] }) items: ListedCheckoutDto[];
  @ApiProperty({ type: [OfferOfCheckoutDto] }) offers: OfferOfCheckoutDto[];
}

export class CheckoutVersionDto {
  @ApiProperty() number: number;
  @ApiProperty({ type: CheckoutLookDto }) look: CheckoutLookDto;
  @ApiProperty() publishedAt: Date;
}

export class CheckoutVersionsDto {
  @ApiProperty({ type: [CheckoutVersionDto] }) items: CheckoutVersionDto[];
}

export class CheckoutPreviewLinkDto {
  @ApiProperty() token: string;
  @ApiProperty() expiresAt: Date;
}

/** A part of a look without the version: what was left out is none. */
export function lookPart<T extends { version: number }>(
  { version: _, ...fields }: T,
  names: readonly (keyof Omit<T, 'version'> & keyof CheckoutLook)[],
): LookPart {
  const given: Readonly<Partial<Record<string, unknown>>> = fields;
  return Object.fromEntries(names.map((name) => [name, given[name] ?? null]));
}

export const shownLook = (look: CheckoutLook): CheckoutLookDto => ({
  ...look,
  feedbacks: look.feedbacks.map(({ image = null, ...one }) => ({ ...one, image })),
});

export const shownCheckout = (shown: EditedCheckoutOfProduct): OwnCheckoutDto => {
  const { checkout, draft, published, changed, productName, shownOnOffers } = shown;
  const { id, productId, name, version, publishedNumber, publishedAt, updatedAt } = checkout;
  return {
    ...{ id, productId, name: name ?? 'Checkout', version, publishedNumber, publishedAt, updatedAt },
    ...{ draft: shownLook(draft), published: shownLook(published), changed: [...changed] },
    ...{ productName, shownOnOffers },
  };
};

export const shownVersion = ({ number, look, publishedAt }: PublishedVersion): CheckoutVersionDto => ({
  ...{ number, publishedAt, look: shownLook(look) },
});

import type { CheckoutTemplate, Locale } from '@guiche/checkout-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';
import type { CheckoutLook, Feedback } from '../domain/checkout-look.js';

/**
 * How a seller styled a checkout (specification checkout.md §3, "Checkout builder config"). The columns of the look are what buyers
 * see; `draft` is what the seller works at.
 */
@Entity('checkout_configs')
export class CheckoutConfig extends EditedEntity implements CheckoutLook {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'product_id', nullable: true }) productId: string | null;
  @Column('text', { nullable: true }) name: string | null;
  /** Null: nothing differs from what was published. */
  @Column('jsonb', { nullable: true }) draft: CheckoutLook | null;
  /** Which version buyers see. 0: it was never published. */
  @Column('integer', { name: 'published_number', default: 1 }) publishedNumber: number;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt: Date | null;
  @Column('text') template: CheckoutTemplate;
  @Column('text', { name: 'logo_top_image_url', nullable: true }) logoTopImageUrl: string | null;
  @Column('text', { name: 'header_image_url', nullable: true }) headerImageUrl: string | null;
  @Column('text', { name: 'header_image_phone_url', nullable: true }) headerImagePhoneUrl: string | null;
  @Column('boolean', { name: 'enabled_banner_text' }) enabledBannerText: boolean;
  @Column('text', { name: 'banner_text', nullable: true }) bannerText: string | null;
  @Column('text', { name: 'banner_text_color', nullable: true }) bannerTextColor: string | null;
  @Column('text', { name: 'banner_text_background_color', nullable: true }) bannerTextBackgroundColor:
    | string
    | null;
  @Column('text', { name: 'color_primary', nullable: true }) colorPrimary: string | null;
  @Column('text', { name: 'back_redirect', nullable: true }) backRedirect: string | null;
  @Column('jsonb') feedbacks: readonly Feedback[];
  @Column('boolean', { name: 'are_feedbacks_shown', default: true }) areFeedbacksShown: boolean;
  @Column('boolean', { name: 'is_secure_note_shown', default: true }) isSecureNoteShown: boolean;
  @Column('boolean', { name: 'is_countdown_shown', default: true }) isCountdownShown: boolean;
  @Column('integer', { name: 'countdown_minutes', nullable: true }) countdownMinutes: number | null;
  @Column('text', { name: 'countdown_end_text', nullable: true }) countdownEndText: string | null;
  @Column('text', { name: 'chat_phone', nullable: true }) chatPhone: string | null;
  @Column('text', { name: 'chat_message', nullable: true }) chatMessage: string | null;
  @Column('text', { name: 'seller_name', nullable: true }) sellerName: string | null;
  @Column('text', { name: 'support_email', nullable: true }) supportEmail: string | null;
  /** Digits only, with the area code. */
  @Column('text', { name: 'support_phone', nullable: true }) supportPhone: string | null;
  @Column('text', { name: 'legal_text', nullable: true }) legalText: string | null;
  @Column('text', { nullable: true }) locale: Locale | null;
  @Column('text', { name: 'thank_you_pix_url', nullable: true }) thankYouPixUrl: string | null;
  @Column('text', { name: 'thank_you_card_url', nullable: true }) thankYouCardUrl: string | null;
  @Column('text', { name: 'thank_you_billet_url', nullable: true }) thankYouBilletUrl: string | null;
  @Column('text', { name: 'exit_banner_text', nullable: true }) exitBannerText: string | null;
  @Column('text', { name: 'expired_link_url', nullable: true }) expiredLinkUrl: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

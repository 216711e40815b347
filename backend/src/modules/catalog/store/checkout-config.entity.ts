import type { CheckoutTemplate } from '@guiche/checkout-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export interface Feedback {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly image?: string | null;
  readonly stars: number;
}

/** How a seller styled a checkout (specification checkout.md §3, "Checkout builder config"). */
@Entity('checkout_configs')
export class CheckoutConfig {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('text') template: CheckoutTemplate;
  @Column('text', { name: 'logo_top_image_url', nullable: true }) logoTopImageUrl: string | null;
  @Column('text', { name: 'header_image_url', nullable: true }) headerImageUrl: string | null;
  @Column('boolean', { name: 'enabled_banner_text' }) enabledBannerText: boolean;
  @Column('text', { name: 'banner_text', nullable: true }) bannerText: string | null;
  @Column('text', { name: 'banner_text_color', nullable: true }) bannerTextColor: string | null;
  @Column('text', { name: 'banner_text_background_color', nullable: true }) bannerTextBackgroundColor:
    | string
    | null;
  @Column('text', { name: 'color_primary', nullable: true }) colorPrimary: string | null;
  @Column('text', { name: 'back_redirect', nullable: true }) backRedirect: string | null;
  @Column('jsonb') feedbacks: readonly Feedback[];
  @Column('integer', { name: 'countdown_minutes', nullable: true }) countdownMinutes: number | null;
  @Column('text', { name: 'countdown_end_text', nullable: true }) countdownEndText: string | null;
  @Column('text', { name: 'chat_phone', nullable: true }) chatPhone: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

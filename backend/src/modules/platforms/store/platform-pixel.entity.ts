import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';

export const PIXEL_TYPES = ['FACEBOOK', 'GOOGLE_ADS', 'GOOGLE_ANALYTICS', 'TIKTOK', 'KWAI'] as const;
export type PixelType = (typeof PIXEL_TYPES)[number];

/** An id of the platform itself at an advertising network. It is loaded at every checkout of the platform while it is active. */
@Entity('platform_pixels')
export class PlatformPixel extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('text') type: PixelType;
  /** Letters, digits, dashes and underscores: it becomes part of addresses. */
  @Column('text', { name: 'pixel_id' }) pixelId: string;
  @Column('text', { nullable: true }) label: string | null;
  /** For events that our server sends. */
  @Column('bytea', { name: 'token_sealed', nullable: true, select: false }) tokenSealed: Buffer | null;
  @Column('boolean', { name: 'is_active' }) isActive: boolean;
  /** Buyers are asked first, also where the platform does not ask for sellers' pixels. */
  @Column('boolean', { name: 'needs_consent' }) needsConsent: boolean;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

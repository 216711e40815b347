import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A card stored for later charges, valid for one buyer at one gateway account. */
@Entity('stored_cards')
export class StoredCardRow {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'gateway_account_id' }) gatewayAccountId: string;
  /** The offer it was stored for; null for older rows. */
  @Column('uuid', { name: 'offer_id', nullable: true }) offerId: string | null;
  @Column('text') kind: 'CARD' | 'PROVIDER_TOKEN';
  /** Holds no security code, ever. */
  @Column('bytea', { select: false }) sealed: Buffer;
  /** The buyer's document, or e-mail where none is required. Null until the first use, when the buyer becomes known. */
  @Column('text', { name: 'owner', nullable: true }) owner: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

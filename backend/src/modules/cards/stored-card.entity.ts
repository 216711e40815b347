import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A card kept for later charges, good for one buyer at one gateway account. */
@Entity('stored_cards')
export class StoredCardRow {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'gateway_account_id' }) gatewayAccountId: string;
  /** Whose checkout it was kept for; null for those kept before this was known. */
  @Column('uuid', { name: 'offer_id', nullable: true }) offerId: string | null;
  @Column('text') kind: 'CARD' | 'PROVIDER_TOKEN';
  /** Holds no security code, ever. */
  @Column('bytea', { select: false }) sealed: Buffer;
  /** The buyer's document, or e-mail where none is required. Null until the card is first used: whose it is is not known before. */
  @Column('text', { name: 'owner', nullable: true }) owner: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An encrypted card that was used and could still be sent again. */
@Entity('used_card_payloads')
export class UsedCardPayloadRow {
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  /** SHA-256 of what was encrypted. */
  @PrimaryColumn('bytea') digest: Buffer;
  /** The stored card, if it was stored. */
  @Column('uuid', { name: 'stored_card_id', nullable: true }) storedCardId: string | null;
  /** The order it was charged for, if it was. */
  @Column('uuid', { name: 'order_id', nullable: true }) orderId: string | null;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
}

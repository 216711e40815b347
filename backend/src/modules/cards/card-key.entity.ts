import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The pair to which a platform's buyers encrypt their cards; its id is the `kid` of what they send. */
@Entity('card_keys')
export class CardKeyRow {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('jsonb', { name: 'public_jwk' }) publicJwk: object;
  @Column('bytea', { name: 'private_sealed', select: false }) privateSealed: Buffer;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** Since then it is shown to no page; what pages encrypted to it before still opens. */
  @Column('timestamptz', { name: 'retired_at', nullable: true }) retiredAt: Date | null;
}

import type { ReceiverStatus } from '@guiche/gateway-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A seller as a sub-merchant at one provider (payments.md §3, "Stored data read by the layer"). */
@Entity('receivers')
export class ReceiverRow {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  /** Whose it is. */
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text', { name: 'receiver_provider' }) receiverProvider: string;
  /** The provider's own id of the sub-merchant. Public: pages make card tokens for it. */
  @Column('text', { name: 'receiver_id' }) receiverId: string;
  /** What the provider gave us to speak in its name, where it gives anything. */
  @Column('bytea', { name: 'receiver_token_sealed', nullable: true, select: false })
  receiverTokenSealed: Buffer | null;
  /** Digits of a CPF, or the characters of a CNPJ. */
  @Column('text') document: string;
  @Column('text') name: string;
  @Column('text') email: string;
  @Column('text') status: ReceiverStatus;
  /** Withdrawals are paid to it from then on. Null: it was never active, or since before it had a waiting time. */
  @Column('timestamptz', { name: 'usable_from', nullable: true }) usableFrom: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

import type { PixKeyType } from '@guiche/brazil';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';

/** `PENDING`: staff have not decided. Only money to an `ACTIVE` account is paid out. `BLOCKED`: it was active. */
export type BankAccountStatus = 'PENDING' | 'ACTIVE' | 'REJECTED' | 'BLOCKED';

/** Where a seller is paid to: a bank account or a PIX key of their own document. */
@Entity('bank_accounts')
export class PayoutAccount extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') kind: 'BANK' | 'PIX';
  /** Three digits, of `BANKS`. */
  @Column('text', { name: 'bank_code', nullable: true }) bankCode: string | null;
  @Column('text', { name: 'branch_number', nullable: true }) branchNumber: string | null;
  @Column('text', { name: 'branch_digit', nullable: true }) branchDigit: string | null;
  @Column('text', { name: 'account_number', nullable: true }) accountNumber: string | null;
  @Column('text', { name: 'account_digit', nullable: true }) accountDigit: string | null;
  @Column('text', { name: 'account_type', nullable: true }) accountType: 'CHECKING' | 'SAVINGS' | null;
  /** As the PIX directory writes it: digits, e-mail in small letters, phone with +55. */
  @Column('text', { name: 'pix_key', nullable: true }) pixKey: string | null;
  @Column('text', { name: 'pix_type', nullable: true }) pixType: PixKeyType | null;
  @Column('text', { name: 'holder_name' }) holderName: string;
  /** CPF or CNPJ without punctuation: that of the seller. */
  @Column('text', { name: 'holder_document' }) holderDocument: string;
  @Column('text') status: BankAccountStatus;
  /** Why it was rejected or blocked. The seller sees it. */
  @Column('text', { nullable: true }) reason: string | null;
  /** The first instant at which money may be paid to it. Null while it is not active. */
  @Column('timestamptz', { name: 'usable_from', nullable: true }) usableFrom: Date | null;
  @Column('timestamptz', { name: 'removed_at', nullable: true }) removedAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

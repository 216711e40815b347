import { EditedEntity } from '../../../database/index.js';
import type { TeamRole } from '@guiche/access';
import type { Locale } from '@guiche/i18n';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * `BLOCKED`: cannot sign in, and its sessions are not valid. `REMOVED`: the same for good; the row stays because records name it, and
 * the e-mail address is free again. The others are steps of a registration.
 */
export type UserStatus =
  | 'CREATED'
  | 'EMAIL_CONFIRMED'
  | 'DOCUMENTS_PENDING'
  | 'ACTIVE'
  | 'BLOCKED'
  | 'REMOVED';

export type UserRole = 'PRODUCER' | 'CUSTOMER' | 'ADMIN' | 'FUNCTIONARY' | 'MANAGER' | 'MEMBER';

/**
 * A person of one platform, in one of its areas. The same e-mail address may exist on another platform, and in another area of
 * this one, as another account. Administrators and functionaries share an area.
 */
@Entity('users')
export class User extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('text') role: UserRole;
  @Column('text') name: string;
  /** As `normalizeEmail` writes it. */
  @Column('text') email: string;
  /** Argon2id in the PHC string format. Null: this person cannot sign in with a password. */
  @Column('text', { name: 'password_hash', nullable: true, select: false }) passwordHash: string | null;
  @Column('text', { default: 'ACTIVE' }) status: UserStatus;
  /** The status to which a blocked seller returns. */
  @Column('text', { name: 'blocked_from', nullable: true }) blockedFrom?: UserStatus | null;
  /** The permissions of a functionary, by the names of `FLAGS`; empty for every other role. */
  @Column('text', { array: true, default: '{}' }) flags: string[];
  @Column('uuid', { name: 'manager_id', nullable: true }) managerId: string | null;
  /** The seller whose account it is, of a member of a team only; and what the member may do there. */
  @Column('uuid', { name: 'owner_id', nullable: true }) ownerId?: string | null;
  @Column('text', { name: 'team_role', nullable: true }) teamRole?: TeamRole | null;
  /** The code that sellers name when they register, of a manager only. */
  @Column('text', { name: 'manager_code', nullable: true }) managerCode: string | null;
  /** CPF or CNPJ without punctuation. Null: an account that was not registered by its owner. */
  @Column('text', { nullable: true }) document: string | null;
  /** Digits only, with the area code. */
  @Column('text', { nullable: true }) phone: string | null;
  /** How they met the platform, in their words. */
  @Column('text', { name: 'heard_from', nullable: true }) heardFrom: string | null;
  /** The terms that were accepted, and when. */
  @Column('text', { name: 'terms_url', nullable: true }) termsUrl: string | null;
  @Column('text', { name: 'terms_version', nullable: true }) termsVersion: string | null;
  @Column('timestamptz', { name: 'terms_accepted_at', nullable: true }) termsAcceptedAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** How records name this person as staff. PostgreSQL generates it from the id. */
  @Column({ type: 'text', name: 'staff_actor', insert: false, update: false, select: false })
  staffActor?: string;
  /** Null: this person never signed in. */
  @Column('timestamptz', { name: 'last_sign_in_at', nullable: true }) lastSignInAt: Date | null;
  /** Of the page on which this person registered or last signed in. Null or left out: not known yet. */
  @Column('text', { nullable: true }) locale?: Locale | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';

/** What a host is for. */
export const DOMAIN_USES = ['CHECKOUT', 'PANEL', 'MEMBERS', 'SHORT_LINKS'] as const;
export type DomainUse = (typeof DOMAIN_USES)[number];

/** `PENDING`: its records were not seen yet. `ERROR`: one of them is wrong, or is missing again. */
export type DnsState = 'PENDING' | 'VERIFIED' | 'ERROR';

/** A DNS record that a domain needs, and what the last check found in its place. */
export interface DnsRecord {
  readonly type: 'CNAME' | 'TXT';
  readonly name: string;
  readonly expected: string;
  readonly found: readonly string[];
  readonly isRight: boolean;
}

/** A host of a platform. Requests are served at it once it was verified. */
@Entity('domains')
export class Domain extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  /** Lower case, without port, international names in ASCII. */
  @Column('text') host: string;
  @Column('text') use: DomainUse;
  /** Links are made with it. There is one for each use at most, and it is verified. */
  @Column('boolean', { name: 'is_default' }) isDefault: boolean;
  /** Its owner publishes it in a TXT record, which proves the ownership. */
  @Column('text') token: string;
  @Column('text', { name: 'dns_state' }) dnsState: DnsState;
  /** As the last check found them. */
  @Column('jsonb', { default: [] }) records: readonly DnsRecord[];
  @Column('timestamptz', { name: 'checked_at', nullable: true }) checkedAt: Date | null;
  /** When it was first verified. It stays when a later check fails: DNS fails for moments, too. */
  @Column('timestamptz', { name: 'verified_at', nullable: true }) verifiedAt: Date | null;
  @Column('timestamptz', { name: 'next_check_at' }) nextCheckAt: Date;
  @Column('text', { name: 'certificate_state', default: 'NONE' }) certificateState:
    | 'NONE'
    | 'ISSUED'
    | 'ERROR';
  @Column('timestamptz', { name: 'certificate_issued_at', nullable: true }) certificateIssuedAt: Date | null;
  @Column('timestamptz', { name: 'certificate_expires_at', nullable: true })
  certificateExpiresAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

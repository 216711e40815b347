import type { MethodTariff } from '@guiche/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';

/** What the platform pays the provider, by method. */
export type GatewayCosts = Readonly<Record<'PIX' | 'CREDIT_CARD' | 'BILLET', MethodTariff>>;

/** In cents of a real: the least charge by a method. A method that is left out has the minimum of the gateway's manifest. */
export type MinAmounts = Partial<Readonly<Record<keyof GatewayCosts, number>>>;

/** A platform's account at one provider. Secrets are encrypted, and selected only by name. */
@Entity('gateway_accounts')
export class GatewayAccountRow extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('text') provider: string;
  @Column('text') name: string;
  @Column('boolean') active: boolean;
  /** Takes no new sales: only cards that are good at it alone are charged. */
  @Column('boolean') draining: boolean;
  /** May hold `{SIMULATOR_URL}`, filled in at every start of the demo, never baked into the row. */
  @Column('text', { name: 'base_address' }) baseAddress: string;
  @Column('text', { name: 'accounts_base_address', nullable: true }) accountsBaseAddress: string | null;
  /** Where tokens are given, when that is another host; may hold `{SIMULATOR_URL}` too. */
  @Column('text', { name: 'login_base_address', nullable: true }) loginBaseAddress: string | null;
  @Column('bytea', { name: 'credentials_sealed', select: false }) credentialsSealed: Buffer;
  @Column('bytea', { name: 'cash_in_certificate_sealed', nullable: true, select: false })
  cashInCertificateSealed: Buffer | null;
  @Column('bytea', { name: 'cash_out_certificate_sealed', nullable: true, select: false })
  cashOutCertificateSealed: Buffer | null;
  @Column('bytea', { name: 'proxy_sealed', nullable: true, select: false }) proxySealed: Buffer | null;
  /** What the provider took before the first version of `gateway_costs`; zeros where nobody has entered it. */
  @Column('jsonb') costs: GatewayCosts;
  @Column('jsonb', { name: 'min_amounts', nullable: true }) minAmounts: MinAmounts | null;
  /** Where its webhooks are delivered, when not where all others are. No trailing slash. */
  @Column('text', { name: 'webhook_base_address', nullable: true }) webhookBaseAddress: string | null;
  @Column('text', { name: 'webhook_token', select: false }) webhookToken: string;
  @Column('bytea', { name: 'webhook_auth_token_sealed', select: false }) webhookAuthTokenSealed: Buffer;
  /** The address last registered at the provider. */
  @Column('text', { name: 'webhook_url', nullable: true }) webhookUrl: string | null;
  @Column('timestamptz', { name: 'webhook_due_at', nullable: true }) webhookDueAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

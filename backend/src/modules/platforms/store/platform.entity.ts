import { LOCALES, type Locale } from '@guiche/checkout-rules';
import type { MethodTariff, ReleaseScheme } from '@guiche/money';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { EditedEntity } from '../../../database/index.js';
import type { PlatformStatus } from '../domain/platform-status.js';
import type { AnticipationRules } from '../domain/anticipation-rules.js';
import type { DisputeRules } from '../domain/dispute-rules.js';
import type { DocumentRules } from '../domain/document-rules.js';
import type { SellingRules } from '../domain/selling-rules.js';
import type { WithdrawalRules } from '../domain/withdrawal-rules.js';

/** What the seller pays the platform for a sale, by method (domain.md §3). */
export type FeePlan = Readonly<Record<'PIX' | 'CREDIT_CARD' | 'BILLET', MethodTariff>>;

/**
 * How buyers may pay by card in parts (payments.md §9): so many counts, the first ones without interest, the later ones with
 * a fee on the whole price, in basis points, first entry for 1x.
 */
export interface InstallmentPlan {
  readonly numberOfInstallments: number;
  readonly maxInstallmentsWithoutInterest: number;
  readonly feeBasisPoints: readonly number[];
  /** Cents; a count whose single installment is lower is not offered. */
  readonly minInstallmentValue: number;
}

/** What is shown to nobody once it is set. */
export const PLATFORM_SECRETS = ['privateKey', 'certCashInUrl', 'certCashOutUrl'] as const;
export type PlatformSecret = (typeof PLATFORM_SECRETS)[number];

/** When a secret was set and by whom; of a certificate also what its address gave then. */
export interface SecretMark {
  readonly at: string;
  readonly by: string;
  readonly expiresAt?: string;
  readonly fingerprint?: string;
}

/** The secrets in use. What is missing here was never set, or was removed. */
export type SecretsSet = Readonly<Partial<Record<PlatformSecret, SecretMark>>>;

/** A text in the languages that have one. */
export type Greetings = Readonly<Partial<Record<Locale, string>>>;

/** One white-label business running on the installation. */
@Entity('platforms')
export class Platform extends EditedEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') slug: string;
  @Column('text') name: string;
  /** The host name at which it is reached: lower case, without port, international names in ASCII. Null: none yet. */
  @Column('text', { nullable: true }) host: string | null;
  /** For readers who ask for none of `languages`. */
  @Column('text') locale: Locale;
  /** Those of its pages and mails. */
  @Column('text', { array: true, default: [...LOCALES] }) languages: readonly Locale[];
  @Column('boolean', { name: 'pix_enabled' }) pixEnabled: boolean;
  @Column('boolean', { name: 'credit_card_enabled' }) creditCardEnabled: boolean;
  @Column('boolean', { name: 'billet_enabled' }) billetEnabled: boolean;
  @Column('boolean', { name: 'blocked_cashout' }) blockedCashout: boolean;
  @Column('text', { name: 'default_receiver_id', nullable: true }) defaultReceiverId: string | null;
  /** Signs the calls of the providers that want it (payments.md §7). */
  @Column('bytea', { name: 'private_key_sealed', nullable: true, select: false })
  privateKeySealed: Buffer | null;
  @Column('text', { name: 'cert_cash_in_url', nullable: true }) certCashInUrl: string | null;
  @Column('text', { name: 'cert_cash_out_url', nullable: true }) certCashOutUrl: string | null;
  /** The minimalist checkout shows the cart without a heading (checkout.md §2). */
  @Column('boolean', { name: 'cart_heading_hidden', default: false }) cartHeadingHidden: boolean;
  /** Consent is required before the trackers of a seller are loaded. */
  @Column('boolean', { name: 'tracking_needs_consent', default: false }) trackingNeedsConsent: boolean;
  /** Who runs the platform, as Decreto 7.962/2013 has a checkout name it. */
  @Column('text', { name: 'legal_name', nullable: true }) legalName: string | null;
  /** CNPJ or CPF without punctuation. */
  @Column('text', { nullable: true }) document: string | null;
  @Column('text', { name: 'legal_address', nullable: true }) legalAddress: string | null;
  @Column('text', { name: 'support_email', nullable: true }) supportEmail: string | null;
  /** Digits only, with the area code. */
  @Column('text', { name: 'support_phone', nullable: true }) supportPhone: string | null;
  @Column('text', { name: 'terms_url', nullable: true }) termsUrl: string | null;
  @Column('text', { name: 'privacy_url', nullable: true }) privacyUrl: string | null;
  /** Shown at checkouts whose seller has no logo. */
  @Column('text', { name: 'logo_url', nullable: true }) logoUrl: string | null;
  /** On dark backgrounds. */
  @Column('text', { name: 'logo_dark_url', nullable: true }) logoDarkUrl: string | null;
  @Column('text', { name: 'favicon_url', nullable: true }) faviconUrl: string | null;
  @Column('text', { name: 'sign_in_image_url', nullable: true }) signInImageUrl: string | null;
  /** #rrggbb in small letters. Null: that of the installation. */
  @Column('text', { name: 'accent_color', nullable: true }) accentColor: string | null;
  /** Null: the name of the platform. */
  @Column('text', { name: 'mail_sender_name', nullable: true }) mailSenderName: string | null;
  @Column('text', { name: 'mail_footer', nullable: true }) mailFooter: string | null;
  /** A page with help. */
  @Column('text', { name: 'support_url', nullable: true }) supportUrl: string | null;
  /** Which terms a seller accepts at registration. */
  @Column('text', { name: 'terms_version', nullable: true }) termsVersion: string | null;
  /** What the sign-in pages say, by language. */
  @Column('jsonb', { name: 'sign_in_greetings', default: {} }) signInGreetings: Greetings;
  /** Pages of sellers that the navigation does not show. */
  @Column('jsonb', { name: 'hidden_pages', default: [] }) hiddenPages: readonly string[];
  @Column('boolean', { name: 'powered_by_shown', default: true }) poweredByShown: boolean;
  @Column('jsonb') fees: FeePlan;
  /** False: `fees` is a copy of those of the installation. */
  @Column('boolean', { name: 'fees_own', default: true }) feesOwn: boolean;
  /** What differs from the usual velocity limits (`modules/protection/domain/limits.ts`). */
  @Column('jsonb', { name: 'velocity_limits', default: {} }) velocityLimits: object;
  @Column('jsonb') installments: InstallmentPlan;
  @Column('jsonb', { name: 'release_scheme', default: {} }) release: ReleaseScheme;
  /** What differs from `DEFAULT_WITHDRAWAL_RULES`. */
  @Column('jsonb', { name: 'withdrawal_rules', default: {} }) withdrawalRules: Partial<WithdrawalRules>;
  /** What differs from `DEFAULT_DISPUTE_RULES`. */
  @Column('jsonb', { name: 'dispute_rules', default: {} }) disputeRules: Partial<DisputeRules>;

  /** What differs from `DEFAULT_ANTICIPATION_RULES`. */
  @Column('jsonb', { name: 'anticipation_rules', default: {} }) anticipationRules: Partial<AnticipationRules>;
  /** What differs from `DEFAULT_SELLING_RULES`. */
  @Column('jsonb', { name: 'selling_rules', default: {} }) sellingRules: Partial<SellingRules>;
  /** What differs from `DEFAULT_DOCUMENT_RULES`. */
  @Column('jsonb', { name: 'document_rules', default: {} }) documentRules: Partial<DocumentRules>;
  /** Networks in CIDR notation from which staff sign in. None: from everywhere. */
  @Column('text', { name: 'staff_addresses', array: true, default: [] }) staffAddresses: readonly string[];
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('text', { default: 'ACTIVE' }) status: PlatformStatus;
  @Column('timestamptz', { name: 'status_changed_at', nullable: true }) statusChangedAt: Date | null;
  /** Of the last trial, also after its end: its months are not billed. */
  @Column('timestamptz', { name: 'trial_started_at', nullable: true }) trialStartedAt: Date | null;
  @Column('timestamptz', { name: 'trial_ends_at', nullable: true }) trialEndsAt: Date | null;
  /** The gateways that it may connect. Null: all. */
  @Column('text', { name: 'gateways_allowed', array: true, nullable: true }) gatewaysAllowed: string[] | null;
  @Column('jsonb', { name: 'secrets_set', default: {} }) secretsSet: SecretsSet;
}

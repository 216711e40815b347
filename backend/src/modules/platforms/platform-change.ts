import type { Locale } from '@guiche/checkout-rules';
import { isReleaseScheme, type ReleaseScheme } from '@guiche/money';
import { limitProblems } from '../protection/index.js';
import { isReadableAccent } from './domain/accent.js';
import { anticipationRuleProblems, type AnticipationRules } from './domain/anticipation-rules.js';
import { disputeRuleProblems, type DisputeRules } from './domain/dispute-rules.js';
import { documentRuleProblems, type DocumentRules } from './domain/document-rules.js';
import { languageProblems } from './domain/offered-languages.js';
import { sellingRuleProblems, type SellingRules } from './domain/selling-rules.js';
import { withdrawalRuleProblems, type WithdrawalRules } from './domain/withdrawal-rules.js';
import { installmentProblems } from './installment-problems.js';
import { staffAddressProblems } from './staff-addresses.js';
import type { FeePlan, Greetings, InstallmentPlan } from './store/platform.entity.js';
import { tariffProblems } from './tariffs.js';

/**
 * The switches, certificates and key of a platform (payments.md §3 and §6, checkout.md §2). What is left out stays; null takes it
 * away.
 */
export interface PlatformChange {
  readonly pixEnabled?: boolean;
  readonly creditCardEnabled?: boolean;
  readonly billetEnabled?: boolean;
  readonly blockedCashout?: boolean;
  /** Consent is required before the trackers of a seller are loaded. */
  readonly trackingNeedsConsent?: boolean;
  /** The minimalist checkout shows the cart without a heading (checkout.md §2). */
  readonly cartHeadingHidden?: boolean;
  /** Who runs the platform, as checkouts name it (Decreto 7.962/2013). Document and phone are digits only. */
  readonly legalName?: string | null;
  readonly document?: string | null;
  readonly legalAddress?: string | null;
  readonly supportEmail?: string | null;
  readonly supportPhone?: string | null;
  /** https, or a path of the site. */
  readonly termsUrl?: string | null;
  readonly privacyUrl?: string | null;
  readonly logoUrl?: string | null;
  /** The look of the platform; see the columns of {@link Platform}. */
  readonly name?: string;
  readonly logoDarkUrl?: string | null;
  readonly faviconUrl?: string | null;
  readonly signInImageUrl?: string | null;
  readonly accentColor?: string | null;
  readonly mailSenderName?: string | null;
  readonly mailFooter?: string | null;
  readonly supportUrl?: string | null;
  readonly termsVersion?: string | null;
  readonly signInGreetings?: Greetings;
  readonly hiddenPages?: readonly string[];
  readonly poweredByShown?: boolean;
  /** Where the PKCS#12 files lie, for providers that demand one of an account that has none of its own. */
  readonly certCashInUrl?: string | null;
  readonly certCashOutUrl?: string | null;
  /** The platform's own receiver at the provider: it gets the rest of a charge that is made for a seller. */
  readonly defaultReceiverId?: string | null;
  /** The fees of each sale, which replace all former ones; orders keep the fees of their purchase. */
  readonly fees?: FeePlan;
  /** False: the platform has the fees of the installation, whatever `fees` says. Left out beside `fees`: they are own ones. */
  readonly feesOwn?: boolean;
  /** In how many installments buyers may pay by card, and what they pay for it. */
  readonly installments?: InstallmentPlan;
  /** When money of sales is released; orders keep the scheme of their purchase. */
  readonly release?: ReleaseScheme;
  /** Which withdrawals are taken and who decides about them; all former rules are replaced. */
  readonly withdrawalRules?: Partial<WithdrawalRules>;
  /** Deadlines and fees of disputes; all former rules are replaced. */
  readonly disputeRules?: Partial<DisputeRules>;
  /** Whether and at which price sellers are paid early; all former rules are replaced. */
  readonly anticipationRules?: Partial<AnticipationRules>;
  /** What sellers may offer; all former rules are replaced. */
  readonly sellingRules?: Partial<SellingRules>;
  /** Which documents sellers must send; all former rules are replaced. */
  readonly documentRules?: Partial<DocumentRules>;
  /** The languages of pages and mails, and the usual one of them: a change names both. */
  readonly languages?: readonly Locale[];
  readonly locale?: Locale;
  /** Networks in CIDR notation from which staff sign in; all former ones are replaced. None: from everywhere. */
  readonly staffAddresses?: readonly string[];
  /** What differs from the usual velocity limits, in the place of all that differed. Checked by `limitProblems` of protection. */
  readonly velocityLimits?: object;
  /** An RSA key as PEM, or that in base64, which signs what a provider wants signed. */
  readonly privateKey?: string | null;
}

/** Every setting that may be shown. */
export type Setting = Exclude<keyof PlatformChange, 'privateKey'>;

/** The change is not valid. Nothing was written, and no value is repeated. */
export class PlatformRefused extends Error {}

/** The columns of every setting that may be shown. */
export const SHOWN = {
  id: true,
  slug: true,
  name: true,
  version: true,
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
  blockedCashout: true,
  trackingNeedsConsent: true,
  cartHeadingHidden: true,
  legalName: true,
  document: true,
  legalAddress: true,
  supportEmail: true,
  supportPhone: true,
  termsUrl: true,
  privacyUrl: true,
  logoUrl: true,
  logoDarkUrl: true,
  faviconUrl: true,
  signInImageUrl: true,
  accentColor: true,
  mailSenderName: true,
  mailFooter: true,
  supportUrl: true,
  termsVersion: true,
  signInGreetings: true,
  hiddenPages: true,
  poweredByShown: true,
  certCashInUrl: true,
  certCashOutUrl: true,
  defaultReceiverId: true,
  fees: true,
  feesOwn: true,
  installments: true,
  release: true,
  withdrawalRules: true,
  disputeRules: true,
  anticipationRules: true,
  sellingRules: true,
  documentRules: true,
  staffAddresses: true,
  languages: true,
  locale: true,
  velocityLimits: true,
} as const;

/** @throws PlatformRefused with one line for each problem */
export function refuseInvalid(change: PlatformChange): void {
  const { fees, installments, release, velocityLimits, accentColor, withdrawalRules, disputeRules } = change;
  const { anticipationRules, sellingRules, documentRules, staffAddresses } = change;
  const problems = [
    ...(accentColor && !isReadableAccent(accentColor) ? ['accent: white text is not readable on it'] : []),
    ...(fees === undefined ? [] : tariffProblems(fees).map((one) => `fees: ${one}`)),
    ...(installments === undefined ? [] : installmentProblems(installments)).map(
      (one) => `installments: ${one}`,
    ),
    ...(release === undefined || isReleaseScheme(release) ? [] : ['release: it is no scheme']),
    ...(withdrawalRules === undefined ? [] : withdrawalRuleProblems(withdrawalRules)).map(
      (one) => `withdrawals: ${one}`,
    ),
    ...(disputeRules === undefined ? [] : disputeRuleProblems(disputeRules)).map((one) => `disputes: ${one}`),
    ...(anticipationRules === undefined ? [] : anticipationRuleProblems(anticipationRules)).map(
      (one) => `anticipations: ${one}`,
    ),
    ...(sellingRules === undefined ? [] : sellingRuleProblems(sellingRules)).map((one) => `selling: ${one}`),
    ...(documentRules === undefined ? [] : documentRuleProblems(documentRules)).map(
      (one) => `documents: ${one}`,
    ),
    ...languageProblems(change.languages, change.locale),
    ...(staffAddresses === undefined ? [] : staffAddressProblems(staffAddresses)),
    ...(velocityLimits === undefined
      ? []
      : limitProblems(velocityLimits).map((one) => `velocity limits: ${one}`)),
  ];
  if (problems.length > 0) throw new PlatformRefused(problems.join('\n'));
}

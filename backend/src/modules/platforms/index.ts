export { PlatformRefused, type PlatformChange } from './platform-change.js';
export { PlatformSettings, type PlatformShown } from './platform-settings.js';
export { BuyersHostGuard } from './buyers-host.guard.js';
export { Hosts, type HostUse } from './hosts.js';
export {
  PLATFORM_STATUSES,
  isOperating,
  nextStatuses,
  type PlatformStatus,
} from './domain/platform-status.js';
export { PLATFORM_SECRETS, type PlatformSecret } from './store/platform.entity.js';
export { PlatformSecretUses } from './secret-uses.js';
export { PlatformSecrets, type SecretShown } from './use-cases/platform-secrets.js';
export { ScheduledSettings } from './use-cases/scheduled-settings.js';
export { PlatformStanding, type Standing } from './use-cases/platform-standing.js';
export { PlatformsModule } from './platforms.module.js';
export { CATALOG_CHANGED, announceCatalogChange } from './catalog-changed.js';
export { Platform, type FeePlan, type InstallmentPlan } from './store/platform.entity.js';
export { costProblems, tariffProblems } from './tariffs.js';
export { withdrawalRulesOf, type WithdrawalRules } from './domain/withdrawal-rules.js';
export { anticipationRulesOf, type AnticipationRules } from './domain/anticipation-rules.js';
export { offeredCookieDays, offeredCurrencies, offeredRefundWindows } from './domain/selling-rules.js';
export { documentRulesOf, type DocumentRules } from './domain/document-rules.js';
export { documentRulesChanged } from './platform-events.js';
export { DocumentRulesDto } from './document-rules.dto.js';
export { isStaffAddress } from './staff-addresses.js';
export { ShowSellingRules } from './use-cases/show-selling-rules.js';
export { disputeRulesOf, type DisputeRules, type OwnDisputeFees } from './domain/dispute-rules.js';
export { shownBrands, shownFees } from './shown-fees.js';
export { DatedChangeDto } from './dated-change.dto.js';
export { DatedFeesDto, MethodFeesDto } from './fees.dto.js';
export { cardTariffOf, feePlanOf } from './fee-plan.js';
export { settingsProblem, validFromTexts } from './settings-problems.js';
export { platformKeyContext, SEALED_IN_PLATFORMS } from './store/sealed-columns.js';
export { firstDomain, newDomainToken, normalizeHost } from './host-name.js';
export { DOMAIN_USES, Domain, type DnsRecord, type DnsState, type DomainUse } from './store/domain.entity.js';
export { isOwnHost, serveHost, stopServingHost } from './store/served-hosts.js';
export { PixelTests } from './pixel-tests.js';
export { pixelProblem } from './pixel-problems.js';
export { PIXEL_TYPES, type PixelType } from './store/platform-pixel.entity.js';
export { PLATFORMS_SCHEMA } from './schema.js';
export {
  createPlatform,
  listPlatforms,
  type NewPlatform,
  type PlatformSummary,
} from './use-cases/create-platform.js';

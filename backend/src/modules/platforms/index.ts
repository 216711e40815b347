export {
  changePlatform,
  PlatformRefused,
  type PlatformChange,
  type PlatformShown,
} from './change-platform.js';
export { CATALOG_CHANGED, announceCatalogChange } from './catalog-changed.js';
export { Platform, type FeePlan, type InstallmentPlan } from './store/platform.entity.js';
export { tariffProblems } from './tariffs.js';
export { platformKeyContext, SEALED_IN_PLATFORMS } from './store/sealed-columns.js';
export {
  createPlatform,
  listPlatforms,
  type NewPlatform,
  type PlatformSummary,
} from './use-cases/create-platform.js';

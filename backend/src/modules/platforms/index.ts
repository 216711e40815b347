export { changePlatform, type PlatformChange, type PlatformShown } from './change-platform.js';
export {
  Platform,
  SEALED_IN_PLATFORMS,
  type FeePlan,
  type InstallmentPlan,
  type MethodFee,
} from './store/platform.entity.js';

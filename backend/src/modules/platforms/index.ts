export { Platform, type FeePlan, type MethodFee } from './store/platform.entity.js';

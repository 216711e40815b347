export { generatePassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './passwords.js';
export { Master } from './store/master.entity.js';
export { User, type UserRole } from './store/user.entity.js';
export { IdentityModule } from './identity.module.js';
export { AssignManager } from './use-cases/assign-manager.js';
export { CustomerAccounts, type CustomerAccount } from './use-cases/customer-accounts.js';
export { MailedCodes } from './use-cases/mailed-codes.js';
export { SignInByMail } from './use-cases/sign-in-by-mail.js';
export { Reauthentication, type Proof } from './reauthentication.js';
export { SEALED_IN_IDENTITY } from './store/second-factors.js';
export { SellerVerification, type SellerToVerify } from './use-cases/seller-verification.js';
export { IDENTITY_SCHEMA } from './schema.js';
export { createAdministrator } from './use-cases/create-administrator.js';
export { createMaster } from './use-cases/create-master.js';
export {
  ACCOUNT_NAME_MAX_LENGTH,
  ACCOUNT_NAME_MIN_LENGTH,
  type AccountProblem,
  type NewAccount,
} from './use-cases/new-account.js';

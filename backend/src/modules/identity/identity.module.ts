import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TenantRepositories } from '../../database/index.js';
import { AccessGuard, Authenticator } from '../../runtime/access/index.js';
import { MailModule } from '../mail/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { ProtectionModule } from '../protection/index.js';
import { AreaOfHost } from './http/area-of-host.js';
import { AdministratorsController } from './http/administrators.controller.js';
import { BlockedNetworksController } from './http/blocked-networks.controller.js';
import { CustomerSessionsController } from './http/customer-sessions.controller.js';
import { ApiKeysController } from './http/api-keys.controller.js';
import { FunctionariesController } from './http/functionaries.controller.js';
import { ManagerLinkController, ManagersController } from './http/managers.controller.js';
import { MastersController } from './http/masters.controller.js';
import { PasswordsController } from './http/passwords.controller.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { PasskeysController } from './http/passkeys.controller.js';
import { PlatformEntriesController } from './http/platform-entries.controller.js';
import { ManagerProfileController, ProfileController } from './http/profile.controller.js';
import { RegistrationsController } from './http/registrations.controller.js';
import { SellersController } from './http/sellers.controller.js';
import { SessionsController } from './http/sessions.controller.js';
import { TeamController } from './http/team.controller.js';
import { SessionAuthenticator } from './session-authenticator.js';
import { PasskeyCheck } from './passkey-check.js';
import { SessionOpening } from './session-opening.js';
import { SignInLimits } from './sign-in-limits.js';
import { User } from './store/user.entity.js';
import { Reauthentication } from './reauthentication.js';
import { RecoveryLimits } from './recovery-limits.js';
import { SecondFactorCheck } from './second-factor-check.js';
import { EmailConfirmations } from './store/email-confirmations.js';
import { RememberedDevices } from './store/remembered-devices.js';
import { SecondFactors } from './store/second-factors.js';
import { RegisterSeller } from './use-cases/register-seller.js';
import { OwnSecondFactor } from './use-cases/own-second-factor.js';
import { AccountLinks } from './store/account-links.js';
import { BlockedNetworks } from './store/blocked-networks.js';
import { StaffAddresses } from './store/staff-addresses.js';
import { ApiKeys } from './store/api-keys.js';
import { PasskeyChallenges } from './store/passkey-challenges.js';
import { PlatformEntries } from './store/platform-entries.js';
import { Passkeys } from './store/passkeys.js';
import { Masters } from './store/masters.js';
import { People } from './store/people.js';
import { Sessions } from './store/sessions.js';
import { SignInLog } from './store/sign-in-log.js';
import { Administrators } from './use-cases/administrators.js';
import { AssignManager } from './use-cases/assign-manager.js';
import { BlockNetwork } from './use-cases/block-network.js';
import { BlockSeller } from './use-cases/block-seller.js';
import { ChangeOwnPassword } from './use-cases/change-own-password.js';
import { CustomerAccounts } from './use-cases/customer-accounts.js';
import { EnterPlatform } from './use-cases/enter-platform.js';
import { EndSessions } from './use-cases/end-sessions.js';
import { Functionaries } from './use-cases/functionaries.js';
import { ImpersonateSeller } from './use-cases/impersonate-seller.js';
import { Managers } from './use-cases/managers.js';
import { Invitations } from './use-cases/invitations.js';
import { ResetSecondFactor } from './use-cases/reset-second-factor.js';
import { RequestRecovery } from './use-cases/request-recovery.js';
import { SetPassword } from './use-cases/set-password.js';
import { OwnApiKeys } from './use-cases/own-api-keys.js';
import { OwnPasskeys } from './use-cases/own-passkeys.js';
import { OwnProfile } from './use-cases/own-profile.js';
import { OwnTeam } from './use-cases/own-team.js';
import { OwnSessions } from './use-cases/own-sessions.js';
import { SellerVerification } from './use-cases/seller-verification.js';
import { SignIn } from './use-cases/sign-in.js';
import { MailedCodes } from './use-cases/mailed-codes.js';
import { SignInByMail } from './use-cases/sign-in-by-mail.js';
import { SignInByPasskey } from './use-cases/sign-in-by-passkey.js';

/** Sign-in and sessions. Its guard applies to every route of the application. */
@Global()
@Module({
  imports: [TenantRepositories.of(User), PlatformsModule, ProtectionModule, MailModule],
  controllers: [
    SessionsController,
    PasswordsController,
    FunctionariesController,
    ManagersController,
    ManagerLinkController,
    MastersController,
    SellersController,
    SecondFactorController,
    PasskeysController,
    PlatformEntriesController,
    RegistrationsController,
    ProfileController,
    ManagerProfileController,
    AdministratorsController,
    ApiKeysController,
    TeamController,
    BlockedNetworksController,
    CustomerSessionsController,
  ],
  providers: [
    ...[People, Sessions, SignInLog, AccountLinks, SignInLimits, RecoveryLimits],
    ...[
      SecondFactors,
      SecondFactorCheck,
      Reauthentication,
      OwnSecondFactor,
      EmailConfirmations,
      RegisterSeller,
    ],
    ...[Passkeys, PasskeyChallenges, PasskeyCheck, SessionOpening, SignInByPasskey, OwnPasskeys],
    ...[CustomerAccounts, MailedCodes, SignInByMail, RememberedDevices],
    ...[AreaOfHost, PlatformEntries, EnterPlatform, BlockedNetworks, BlockNetwork, StaffAddresses],
    ...[
      SignIn,
      OwnSessions,
      RequestRecovery,
      SetPassword,
      ChangeOwnPassword,
      Invitations,
      Functionaries,
      Managers,
      AssignManager,
      BlockSeller,
      Administrators,
      ApiKeys,
      OwnApiKeys,
      EndSessions,
      OwnProfile,
      OwnTeam,
      ImpersonateSeller,
      Masters,
      ResetSecondFactor,
      SellerVerification,
    ],
    { provide: Authenticator, useClass: SessionAuthenticator },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    ...[AssignManager, CustomerAccounts, MailedCodes, Reauthentication, SellerVerification],
    SignInByMail,
  ],
})
export class IdentityModule {}

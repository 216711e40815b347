import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { MailModule } from '../mail/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { ReviewModule } from '../review/index.js';
import { OwnFeesController } from './http/own-fees.controller.js';
import { OwnCompanyController } from './http/own-company.controller.js';
import { ManagedSellerController } from './http/managed-seller.controller.js';
import { SellerFileController } from './http/seller-file.controller.js';
import { SellerTermsController } from './http/seller-terms.controller.js';
import { ManagerRulesController } from './http/manager-rules.controller.js';
import { ApplyTransfers } from './jobs/apply-transfers.js';
import { ComputeFigures } from './jobs/compute-figures.js';
import { AccountTerms } from './store/account-terms.js';
import { KnownManagers } from './store/known-managers.js';
import { StoredFigures } from './store/account-figures.js';
import { ChangeTerms } from './use-cases/dated-terms.js';
import { ManagedSeller } from './use-cases/managed-seller.js';
import { MessageSeller } from './use-cases/message-seller.js';
import { ManagerRules } from './use-cases/manager-rules.js';
import { OwnFees } from './use-cases/own-fees.js';
import { OwnCompany } from './use-cases/own-company.js';
import { SellerFile } from './use-cases/seller-file.js';
import { SellerTermsOf } from './use-cases/seller-terms.js';
import { TransferSellers } from './use-cases/transfer-sellers.js';

/** What the platform agreed with single sellers and managers, and what staff know of them. */
@Module({
  imports: [PlatformsModule, IdentityModule, ReviewModule, MailModule],
  controllers: [
    SellerTermsController,
    SellerFileController,
    ManagerRulesController,
    ManagedSellerController,
    OwnCompanyController,
    OwnFeesController,
  ],
  providers: [
    AccountTerms,
    StoredFigures,
    KnownManagers,
    ChangeTerms,
    SellerTermsOf,
    SellerFile,
    OwnCompany,
    OwnFees,
    ComputeFigures,
    ManagedSeller,
    MessageSeller,
    ManagerRules,
    TransferSellers,
    ApplyTransfers,
  ],
  exports: [ComputeFigures],
})
export class SellersModule {}

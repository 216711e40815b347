import { Module } from '@nestjs/common';
import { PlatformsModule } from '../platforms/index.js';
import { SellerFileController } from './http/seller-file.controller.js';
import { SellerTermsController } from './http/seller-terms.controller.js';
import { ComputeFigures } from './jobs/compute-figures.js';
import { AccountTerms } from './store/account-terms.js';
import { StoredFigures } from './store/account-figures.js';
import { ChangeTerms } from './use-cases/dated-terms.js';
import { SellerFile } from './use-cases/seller-file.js';
import { SellerTermsOf } from './use-cases/seller-terms.js';

/** What the platform agreed with single sellers and managers, and what staff know of them. */
@Module({
  imports: [PlatformsModule],
  controllers: [SellerTermsController, SellerFileController],
  providers: [AccountTerms, StoredFigures, ChangeTerms, SellerTermsOf, SellerFile, ComputeFigures],
  exports: [ComputeFigures],
})
export class SellersModule {}

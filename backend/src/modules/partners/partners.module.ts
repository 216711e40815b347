import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { IdentityModule } from '../identity/index.js';
import { MailModule } from '../mail/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { AffiliationSnapshots } from './affiliation-snapshots.js';
import { ContractBooks } from './contract-books.js';
import { AffiliationsController } from './http/affiliations.controller.js';
import { CoProductionsController } from './http/co-productions.controller.js';
import { ProductEndsController } from './http/product-ends.controller.js';
import { EndAnnouncedProducts } from './jobs/end-announced-products.js';
import { Affiliates } from './store/affiliates.js';
import { Contracts } from './store/contracts.js';
import { ListedContracts } from './store/listed-contracts.js';
import { Affiliations } from './use-cases/affiliations.js';
import { CoProductions } from './use-cases/co-productions.js';
import { EndProducts } from './use-cases/end-products.js';

/** Who has a part in the sales of a product: co-producers and affiliates. */
@Module({
  imports: [CatalogModule, IdentityModule, MailModule, PlatformsModule],
  controllers: [CoProductionsController, AffiliationsController, ProductEndsController],
  providers: [
    ...[Contracts, ListedContracts, ContractBooks, CoProductions, Affiliations, AffiliationSnapshots],
    ...[Affiliates, EndProducts, EndAnnouncedProducts],
  ],
  exports: [AffiliationSnapshots],
})
export class PartnersModule {}

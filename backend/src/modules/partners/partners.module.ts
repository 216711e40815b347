import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { AffiliationSnapshots } from './affiliation-snapshots.js';
import { ContractBooks } from './contract-books.js';
import { AffiliationsController } from './http/affiliations.controller.js';
import { CoProductionsController } from './http/co-productions.controller.js';
import { Contracts } from './store/contracts.js';
import { ListedContracts } from './store/listed-contracts.js';
import { Affiliations } from './use-cases/affiliations.js';
import { CoProductions } from './use-cases/co-productions.js';

/** Who has a part in the sales of a product: co-producers and affiliates. */
@Module({
  imports: [IdentityModule],
  controllers: [CoProductionsController, AffiliationsController],
  providers: [Contracts, ListedContracts, ContractBooks, CoProductions, Affiliations, AffiliationSnapshots],
  exports: [AffiliationSnapshots],
})
export class PartnersModule {}

import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { CatalogModule } from '../catalog/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { CheckoutLinks } from './checkout-links.js';
import { CheckoutLinksController } from './http/checkout-links.controller.js';
import { OwnCheckoutLinksController } from './http/own-checkout-links.controller.js';
import { CheckoutLink } from './store/checkout-link.entity.js';
import { OwnCheckoutLinks } from './use-cases/own-checkout-links.js';

@Module({
  imports: [TenantRepositories.of(CheckoutLink), PlatformsModule, CatalogModule],
  controllers: [OwnCheckoutLinksController, CheckoutLinksController],
  providers: [CheckoutLinks, OwnCheckoutLinks],
  exports: [CheckoutLinks],
})
export class CheckoutLinksModule {}

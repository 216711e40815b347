import { Module } from '@nestjs/common';
import { OfferSnapshots } from './offer-snapshots.js';
import { ProductAccess } from './product-access.js';

const PUBLIC = [OfferSnapshots, ProductAccess];

@Module({ providers: PUBLIC, exports: PUBLIC })
export class CatalogModule {}

import { Module } from '@nestjs/common';
import { OfferSnapshots } from './offer-snapshots.js';

@Module({ providers: [OfferSnapshots], exports: [OfferSnapshots] })
export class CatalogModule {}

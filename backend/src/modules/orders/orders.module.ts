import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { AbandonedCarts } from './store/abandoned-carts.js';
import { BoughtAccess } from './store/bought-access.js';
import { Orders } from './store/orders.js';
import { Receipts } from './store/receipts.js';

const PUBLIC = [AbandonedCarts, BoughtAccess, Orders, Receipts];

@Module({ imports: [CatalogModule], providers: PUBLIC, exports: PUBLIC })
export class OrdersModule {}

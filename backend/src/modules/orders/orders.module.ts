import { Module } from '@nestjs/common';
import { AbandonedCarts } from './store/abandoned-carts.js';
import { BoughtAccess } from './store/bought-access.js';
import { Orders } from './store/orders.js';
import { Receipts } from './store/receipts.js';

const DOOR = [AbandonedCarts, BoughtAccess, Orders, Receipts];

@Module({ providers: DOOR, exports: DOOR })
export class OrdersModule {}

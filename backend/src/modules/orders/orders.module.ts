import { Module } from '@nestjs/common';
import { AbandonedCarts } from './store/abandoned-carts.js';
import { Orders } from './store/orders.js';

@Module({ providers: [AbandonedCarts, Orders], exports: [AbandonedCarts, Orders] })
export class OrdersModule {}

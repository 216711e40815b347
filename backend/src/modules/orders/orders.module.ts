import { Module } from '@nestjs/common';
import { Orders } from './store/orders.js';

@Module({ providers: [Orders], exports: [Orders] })
export class OrdersModule {}

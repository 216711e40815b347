import { Module } from '@nestjs/common';
import { Receivers } from './store/receivers.js';

@Module({ providers: [Receivers], exports: [Receivers] })
export class ReceiversModule {}

import { Module } from '@nestjs/common';
import { ReceiverRecords } from './store/receiver-records.js';
import { Receivers } from './store/receivers.js';

@Module({ providers: [ReceiverRecords, Receivers], exports: [ReceiverRecords, Receivers] })
export class ReceiversModule {}

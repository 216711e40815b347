import { Module } from '@nestjs/common';
import { MailConfig } from '../../config/index.js';
import { Reads, Transactions } from '../../database/index.js';
import { Clock } from '../../runtime/clock/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { DemoMailbox } from './delivery/demo-mailbox.js';
import { MailDelivery } from './delivery/mail-delivery.js';
import { SmtpDelivery } from './delivery/smtp-delivery.js';
import { MailboxController } from './http/mailbox.controller.js';
import { SendMails } from './jobs/send-mails.js';
import { MailQueue } from './mail-queue.js';
import { Mails } from './store/mails.js';

/** Mail to people with an account. */
@Module({
  imports: [PlatformsModule],
  controllers: [MailboxController],
  providers: [
    ...[Mails, MailQueue, SendMails],
    {
      provide: MailDelivery,
      inject: [MailConfig, Reads, Transactions, Clock],
      useFactory: ({ url, from }: MailConfig, reads: Reads, transactions: Transactions, clock: Clock) =>
        url === null ? new DemoMailbox(reads, transactions, clock) : new SmtpDelivery(url, from),
    },
  ],
  exports: [MailQueue],
})
export class MailModule {}

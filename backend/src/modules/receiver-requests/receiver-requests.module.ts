import { Module } from '@nestjs/common';
import { AcquiringModule } from '../acquiring/index.js';
import { DocumentsModule } from '../documents/index.js';
import { IdentityModule } from '../identity/index.js';
import { MailModule } from '../mail/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { ReceiversModule } from '../receivers/index.js';
import { ReviewModule } from '../review/index.js';
import { OwnReceiversController } from './http/own-receivers.controller.js';
import { ReceiversController } from './http/receivers.controller.js';
import { FollowReceivers } from './jobs/follow-receivers.js';
import { ReceiverChanges } from './receiver-changes.js';
import { ReceiverMails } from './receiver-mails.js';
import { ReceiverProvider } from './receiver-provider.js';
import { Applicants } from './store/applicants.js';
import { ReceiverEvents } from './store/receiver-events.js';
import { ReceiverRequests } from './store/receiver-requests.js';
import { ApplyReceiver } from './use-cases/apply-receiver.js';
import { DecideReceiver } from './use-cases/decide-receiver.js';
import { FollowReceiver } from './use-cases/follow-receiver.js';
import { OpenReceiver } from './use-cases/open-receiver.js';
import { ShowReceivers } from './use-cases/show-receivers.js';

@Module({
  imports: [
    ...[AcquiringModule, DocumentsModule, IdentityModule, MailModule, PlatformsModule],
    ...[ReceiversModule, ReviewModule],
  ],
  controllers: [OwnReceiversController, ReceiversController],
  providers: [
    ...[ApplyReceiver, DecideReceiver, FollowReceiver, OpenReceiver, ShowReceivers],
    ...[Applicants, ReceiverChanges, ReceiverEvents, ReceiverMails, ReceiverProvider, ReceiverRequests],
    FollowReceivers,
  ],
})
export class ReceiverRequestsModule {}

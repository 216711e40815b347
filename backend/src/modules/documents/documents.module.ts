import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { MailModule } from '../mail/index.js';
import { PlatformsModule } from '../platforms/index.js';
import { DemandedDocumentsController } from './http/demanded-documents.controller.js';
import { DocumentUploadsController } from './http/document-uploads.controller.js';
import { OwnDocumentsController } from './http/own-documents.controller.js';
import { ReviewDocumentsController } from './http/review-documents.controller.js';
import { SellerDocumentsController } from './http/seller-documents.controller.js';
import { DocumentDemands } from './store/document-demands.js';
import { DocumentStates } from './store/document-states.js';
import { SellerDocument } from './store/seller-document.entity.js';
import { ApprovedDocuments } from './use-cases/approved-documents.js';
import { CompleteVerification } from './use-cases/complete-verification.js';
import { DemandedDocuments } from './use-cases/demanded-documents.js';
import { FollowDocumentRules } from './use-cases/follow-document-rules.js';
import { OwnDocuments } from './use-cases/own-documents.js';
import { ReviewDocuments } from './use-cases/review-documents.js';

@Module({
  imports: [TenantRepositories.of(SellerDocument), MailModule, PlatformsModule],
  controllers: [
    OwnDocumentsController,
    DocumentUploadsController,
    ReviewDocumentsController,
    SellerDocumentsController,
    DemandedDocumentsController,
  ],
  providers: [
    ...[ApprovedDocuments, DocumentDemands, DocumentStates, OwnDocuments, ReviewDocuments],
    ...[CompleteVerification, DemandedDocuments, FollowDocumentRules],
  ],
  exports: [ApprovedDocuments, ReviewDocuments],
})
export class DocumentsModule {}

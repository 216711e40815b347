import { ApiProperty } from '@nestjs/swagger';
import { rules } from '@guiche/field-rules';
import { Field } from '../../../runtime/http/index.js';
import type { DocumentKind } from '../domain/document-kinds.js';
import { DOCUMENT_KINDS } from '../domain/document-kinds.js';
import { QUESTIONS } from '../domain/questions.js';

const KINDS = Object.keys(DOCUMENT_KINDS);
const STATUSES = ['PENDING', 'ACTIVE', 'REJECTED'];
const answered = rules.list(rules.oneOf(Object.keys(QUESTIONS)), { max: Object.keys(QUESTIONS).length });

export class DocumentUploadDto {
  @Field(rules.oneOf(KINDS)) kind: DocumentKind;
  @Field(rules.text({ max: 255 }), { description: 'Only the ending counts.' }) fileName: string;
  @Field(rules.integer({ min: 0, max: 1_000_000_000 }), { description: 'The exact size of the file.' })
  bytes: number;
}

export class UploadLinkDto {
  @ApiProperty({ description: 'A path on the host of the platform. PUT the file there as the body.' })
  url: string;
  @ApiProperty() expiresAt: Date;
}

export class FileLinkDto {
  @ApiProperty({ description: 'A path on the host of the platform.' }) url: string;
  @ApiProperty() expiresAt: Date;
}

class EarlierDocumentDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: STATUSES }) status: string;
  @ApiProperty({ type: String, nullable: true }) problem: string | null;
  @ApiProperty() submittedAt: Date;
  @ApiProperty({ type: Date, nullable: true }) reviewedAt: Date | null;
}

class OwnDocumentDto {
  @ApiProperty({ enum: KINDS }) kind: string;
  @ApiProperty() label: string;
  @ApiProperty() hint: string;
  @ApiProperty() isRequired: boolean;
  @ApiProperty({ description: 'It is photographed with a phone.' }) isPhoto: boolean;
  @ApiProperty({ enum: ['MISSING', ...STATUSES] }) status: string;
  @ApiProperty({ type: String, nullable: true, description: 'Why it was rejected, or that it is missing.' })
  problem: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) documentId: string | null;
  @ApiProperty() isPdf: boolean;
  @ApiProperty({ type: Date, nullable: true }) submittedAt: Date | null;
  @ApiProperty({ type: Date, nullable: true }) reviewedAt: Date | null;
  @ApiProperty({ type: [EarlierDocumentDto] }) history: EarlierDocumentDto[];
}

export class OwnDocumentsDto {
  @ApiProperty({ enum: ['CREATED', 'EMAIL_CONFIRMED', 'DOCUMENTS_PENDING', 'ACTIVE', 'BLOCKED'] })
  accountStatus: string;
  @ApiProperty({ enum: ['CPF', 'CNPJ'], nullable: true }) documentType: string | null;
  @ApiProperty() maxBytes: number;
  @ApiProperty({ type: [String] }) types: string[];
  @ApiProperty({ type: [OwnDocumentDto] }) items: OwnDocumentDto[];
}

class ChoiceDto {
  @ApiProperty() code: string;
  @ApiProperty() label: string;
}

class SellerUnderReviewDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() name: string;
  @ApiProperty() email: string;
  @ApiProperty({ type: String, nullable: true, description: 'Masked.' }) document: string | null;
  @ApiProperty({ enum: ['CPF', 'CNPJ'], nullable: true }) documentType: string | null;
  @ApiProperty({ type: String, nullable: true }) phone: string | null;
  @ApiProperty() status: string;
  @ApiProperty() createdAt: Date;
}

export class SubmissionDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: KINDS }) kind: string;
  @ApiProperty() label: string;
  @ApiProperty({ enum: STATUSES }) status: string;
  @ApiProperty({ type: String, nullable: true }) problem: string | null;
  @ApiProperty() submittedAt: Date;
  @ApiProperty({ type: Date, nullable: true }) reviewedAt: Date | null;
  @ApiProperty({ type: String, nullable: true }) reviewer: string | null;
}

class WaitingDocumentDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() seller: string;
  @ApiProperty() label: string;
  @ApiProperty() dueAt: Date;
}

export class DocumentUnderReviewDto extends SubmissionDto {
  @ApiProperty() version: number;
  @ApiProperty() contentType: string;
  @ApiProperty() bytes: number;
  @ApiProperty({ description: 'SHA-256 of the kept file, in hexadecimal.' }) sha256: string;
  @ApiProperty({ description: 'A newer one of its kind was sent.' }) isSuperseded: boolean;
  @ApiProperty({ description: 'Which submission of its kind it is, from 1.' }) attempt: number;
  @ApiProperty() dueAt: Date;
  @ApiProperty({ type: [String], description: 'The questions that were answered with yes.' }) yes: string[];
  @ApiProperty({ type: [String], description: 'The questions that were answered with no.' }) no: string[];
  @ApiProperty({ type: [ChoiceDto] }) questions: ChoiceDto[];
  @ApiProperty({ type: [ChoiceDto] }) reasons: ChoiceDto[];
  @ApiProperty({ type: SellerUnderReviewDto }) seller: SellerUnderReviewDto;
  @ApiProperty({ type: [SubmissionDto] }) current: SubmissionDto[];
  @ApiProperty({ type: [SubmissionDto] }) history: SubmissionDto[];
  @ApiProperty({ description: 'How many documents wait.' }) waiting: number;
  @ApiProperty({ description: 'Its place among them, from 1. 0: it does not wait.' }) position: number;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) previous: string | null;
  @ApiProperty({ type: [WaitingDocumentDto] }) next: WaitingDocumentDto[];
}

export class DocumentViewDto extends FileLinkDto {
  @ApiProperty() contentType: string;
}

export class TaxIdDto {
  @ApiProperty({ type: String, nullable: true }) document: string | null;
}

export class DocumentDecisionDto {
  @Field(rules.oneOf(['APPROVE', 'REJECT', 'ASK_AGAIN']), {
    description: '`ASK_AGAIN`: an approved document must be sent again; the seller stays active.',
  })
  decision: 'APPROVE' | 'REJECT' | 'ASK_AGAIN';
  @Field(answered, { description: 'The questions that are answered with yes.' }) yes: string[];
  @Field(answered, { description: 'The questions that are answered with no.' }) no: string[];
  @Field(rules.optional(rules.text({ max: 40 })), {
    description: 'A code of the reasons. Needed unless it is approved.',
  })
  reason?: string;
  @Field(rules.optional(rules.text({ max: 300 })), { description: 'The seller reads it.' }) note?: string;
  @Field(rules.integer({ min: 1 }), { description: 'The version that was reviewed.' }) version: number;
}

export class DocumentsOfSellerDto {
  @ApiProperty({ type: [SubmissionDto] }) items: SubmissionDto[];
}

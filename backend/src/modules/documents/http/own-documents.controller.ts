import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { DOCUMENT_FILE } from '../document-file.js';
import { DOCUMENT_KINDS } from '../domain/document-kinds.js';
import { OwnDocuments } from '../use-cases/own-documents.js';
import { DocumentUploadDto, FileLinkDto, OwnDocumentsDto, UploadLinkDto } from './documents.dto.js';
import { shownReason } from './shown-document.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/documents')
@RequireSession('seller')
export class OwnDocumentsController {
  constructor(private readonly documents: OwnDocuments) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The documents asked of the signed-in seller, each with its state.' })
  @ApiOkResponse({ type: OwnDocumentsDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() { person }: Session): Promise<OwnDocumentsDto> {
    const { accountStatus, type, kinds } = await this.documents.list(ctx, person.id);
    const { locale } = ctx;
    return {
      ...{ accountStatus, documentType: type, maxBytes: DOCUMENT_FILE.maxBytes },
      types: [...DOCUMENT_FILE.types],
      items: kinds.map(({ kind, isDemanded, submissions: [newest, ...earlier] }) => {
        const { label, hint, missing, isPhoto } = DOCUMENT_KINDS[kind];
        return {
          ...{ kind, label: label[locale], hint: hint[locale], isPhoto, isRequired: isDemanded },
          status: newest?.status ?? 'MISSING',
          problem: newest ? shownReason(newest, locale) : isDemanded ? missing[locale] : null,
          ...{ documentId: newest?.id ?? null, isPdf: newest?.contentType === 'application/pdf' },
          ...{ submittedAt: newest?.submittedAt ?? null, reviewedAt: newest?.reviewedAt ?? null },
          history: earlier.map((one) => ({
            ...{ id: one.id, status: one.status, submittedAt: one.submittedAt, reviewedAt: one.reviewedAt },
            problem: shownReason(one, locale),
          })),
        };
      }),
    };
  }

  @Post('uploads')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'A link to which one file is sent by PUT within 60 seconds. It is submitted with that.',
  })
  @ApiCreatedResponse({ type: UploadLinkDto })
  async grant(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() file: DocumentUploadDto,
  ): Promise<UploadLinkDto> {
    const { link, expiresAt } = await this.documents.grant(ctx, session, file);
    return { url: `/api/uploads/seller-documents?link=${link}`, expiresAt };
  }

  // Staff need a permission of their own to look at documents, and each look is recorded: they use their own pages.
  @Get(':id/file')
  @RequireSession('seller', { duringImpersonation: false })
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A link to an own file, valid for 60 seconds.' })
  @ApiOkResponse({ type: FileLinkDto })
  async file(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<FileLinkDto> {
    const { path, expiresAt } = await this.documents.fileLink(ctx, session, id);
    return { url: path, expiresAt };
  }
}

import { Body, Controller, Get, Header, HttpCode, Post, Put, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import type { FastifyRequest } from 'fastify';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { Hosts } from '../../platforms/index.js';
import { ReviewDocuments } from '../use-cases/review-documents.js';
import { DocumentDecisionDto, DocumentUnderReviewDto, DocumentViewDto, TaxIdDto } from './documents.dto.js';
import { underReview } from './shown-document.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/documents')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['document-validation'] })
export class ReviewDocumentsController {
  constructor(
    private readonly documents: ReviewDocuments,
    private readonly hosts: Hosts,
  ) {}

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A document of a seller, with what its reviewer needs.' })
  @ApiOkResponse({ type: DocumentUnderReviewDto })
  async show(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<DocumentUnderReviewDto> {
    return underReview(await this.documents.show(ctx, id), ctx.locale);
  }

  @Post(':id/views')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A link to the file, valid for 60 seconds. That it was looked at is recorded.' })
  @ApiCreatedResponse({ type: DocumentViewDto })
  async view(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<DocumentViewDto> {
    const { path, ...view } = await this.documents.view(ctx, id);
    return { url: path, ...view };
  }

  @Post(':id/tax-id-views')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The CPF or CNPJ of the seller in full. That it was shown is recorded.' })
  @ApiCreatedResponse({ type: TaxIdDto })
  async revealTaxId(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<TaxIdDto> {
    return { document: await this.documents.revealTaxId(ctx, id) };
  }

  @Put(':id/decision')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Approves or rejects a document that waits, or asks again for one that was approved.',
  })
  @ApiNoContentResponse()
  async decide(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { yes, no, ...decision }: DocumentDecisionDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const answers = Object.fromEntries([
      ...no.map((question) => [question, false] as const),
      ...yes.map((question) => [question, true] as const),
    ]);
    const { origin } = await this.hosts.of(request);
    await this.documents.decide(ctx, session, id, { ...decision, answers }, origin);
  }
}

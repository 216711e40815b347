import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { SellerFile } from '../use-cases/seller-file.js';
import { NewNoteDto, RevealedDocumentDto, SellerFileDto } from './seller-file.dto.js';
import { ReasonDto } from './seller-terms.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/users/:id')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-users'] })
export class SellerFileController {
  constructor(private readonly file: SellerFile) {}

  @Get('file')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Balances, notes and the latest events of a seller.' })
  @ApiOkResponse({ type: SellerFileDto })
  show(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<SellerFileDto> {
    return this.file.show(ctx, id);
  }

  @Post('notes')
  @HttpCode(204)
  @ApiOperation({ summary: 'Adds a note about a seller, which only staff see.' })
  @ApiNoContentResponse()
  async addNote(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { person }: Session,
    @IdInPath() sellerId: string,
    @Body() { note }: NewNoteDto,
  ): Promise<void> {
    await this.file.addNote(ctx, person, { sellerId, note });
  }

  @Post('document-view')
  @HttpCode(200)
  @RequireSession('admin', { flag: 'isUserDocumentsAvailable' })
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Shows the CPF or CNPJ of a seller; recorded with the reason.' })
  @ApiOkResponse({ type: RevealedDocumentDto })
  reveal(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { reason }: ReasonDto,
  ): Promise<RevealedDocumentDto> {
    return this.file.reveal(ctx, id, reason);
  }
}

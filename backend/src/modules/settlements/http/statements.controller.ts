import { Body, Controller, Get, Header, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiExcludeController,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, PublicRoute, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context, type TenantContext } from '../../../runtime/context/index.js';
import { FileInBody, TakesUpload, type SentFile } from '../../../runtime/uploads/index.js';
import { ImportStatement } from '../use-cases/import-statement.js';
import { StatementAccountDto, StatementLinkDto, StatementUploadDto } from './statements.dto.js';

/** Files of statements, for staff. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/statement-uploads')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.reconcile })
export class StatementsController {
  constructor(private readonly importing: ImportStatement) {}

  @Get('accounts')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The gateway accounts that a statement may be of.' })
  @ApiOkResponse({ type: [StatementAccountDto] })
  accounts(@Ctx() ctx: TenantContext): Promise<StatementAccountDto[]> {
    return this.importing.accounts(ctx);
  }

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A link to which a statement is sent by PUT within 60 seconds.' })
  @ApiCreatedResponse({ type: StatementLinkDto })
  async grant(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() file: StatementUploadDto,
  ): Promise<StatementLinkDto> {
    const { id, link, expiresAt } = await this.importing.grant(ctx, session, file);
    return { id, url: `/api/uploads/statements?link=${link}`, expiresAt };
  }
}

/** Where the links for statements lead. Not in the API's description: an address is used as it was given. */
@ApiExcludeController()
@PublicRoute('signed links for uploads prove themselves')
@Controller('api/uploads/statements')
export class StatementUploadsController {
  constructor(private readonly importing: ImportStatement) {}

  @TakesUpload()
  async take(@Ctx() ctx: Context, @Query('link') link: unknown, @FileInBody() file: SentFile): Promise<void> {
    await this.importing.send(ctx, String(link), file);
  }
}

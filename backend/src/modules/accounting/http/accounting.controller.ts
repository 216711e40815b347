import { Body, Controller, Get, Header, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import type { FastifyRequest } from 'fastify';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { Hosts } from '../../platforms/index.js';
import { AskAccountingFile } from '../use-cases/ask-accounting-file.js';
import { AccountingDto, AccountingFileRequestDto, AskedAccountingFileDto } from './accounting.dto.js';

/** Files for the accountant. They are listed and fetched with all files, under `/api/exports`. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/accounting')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['export-accounting'] })
export class AccountingController {
  constructor(
    private readonly accounting: AskAccountingFile,
    private readonly hosts: Hosts,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'accounting', summary: 'Until when the journal is closed.' })
  @ApiOkResponse({ type: AccountingDto })
  async show(@Ctx() ctx: TenantContext): Promise<AccountingDto> {
    return { today: this.accounting.today(), closed: await this.accounting.closedUntil(ctx) };
  }

  @Post('files')
  @ApiOperation({
    operationId: 'ask_for_accounting_file',
    summary: 'Asks for a file of the accounting.',
    description: 'A job makes it; a mail says when it is ready. The journal has closed days only.',
  })
  @ApiCreatedResponse({ type: AskedAccountingFileDto })
  async ask(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() input: AccountingFileRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<AskedAccountingFileDto> {
    const { origin } = await this.hosts.of(request);
    return this.accounting.ask(ctx, session, { ...input, origin });
  }
}

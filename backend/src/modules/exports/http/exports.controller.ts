import { Body, Controller, Get, Header, Post, Query, Req, StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import type { FastifyRequest } from 'fastify';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';

import { Hosts } from '../../platforms/index.js';
import type { ListExport } from '../store/list-exports.js';
import { OwnExports } from '../use-cases/own-exports.js';
import { AskedExportDto, ExportListDto, ExportRequestDto } from './exports.dto.js';

@ApiTags('exports')
@ApiBearerAuth()
@Controller('api/exports')
@RequireSession(['seller', 'admin', 'manager', 'master'])
export class ExportsController {
  constructor(
    private readonly own: OwnExports,
    private readonly hosts: Hosts,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Asks for the file of a list.',
    description:
      'For lists of any length. A job makes it; a mail says when it is ready. Needs the permission of the list.',
  })
  @ApiCreatedResponse({ type: AskedExportDto })
  async ask(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() { list, query = '' }: ExportRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<AskedExportDto> {
    const { origin } = await this.hosts.of(request);
    return this.own.ask(ctx, session, { list, query, origin });
  }

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The files that the signed-in person asked for in this area.' })
  @ApiOkResponse({ type: ExportListDto })
  async list(@CurrentSession() session: Session): Promise<ExportListDto> {
    const items = await this.own.list(session);
    return { items: items.map((one) => this.shown(one)) };
  }

  @Get(':id/file')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'The file.',
    description:
      'Needs the signature of its link, and the session and permission with which it was asked for.',
  })
  @ApiQuery({ name: 'expires', schema: { type: 'integer' } })
  @ApiQuery({ name: 'signature', schema: { type: 'string' } })
  @ApiProduces(
    'text/csv',
    'application/json',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  @ApiOkResponse({ schema: { type: 'string' } })
  async file(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Query('expires') expires: string,
    @Query('signature') signature: string,
  ): Promise<StreamableFile> {
    const link = { id, expires: Number(expires), signature: String(signature) };
    const { name, type, content } = await this.own.file(ctx, session, link);
    return new StreamableFile(content, {
      type,
      disposition: `attachment; filename="${name}"`,
    });
  }

  private shown(one: ListExport): ExportListDto['items'][number] {
    const { id, list, query, state, total, rows, bytes, createdAt, endedAt, expiresAt, checksum } = one;
    const { expires, signature } = this.own.linkTo(one);
    const link =
      state === 'READY' ? new URLSearchParams({ expires: String(expires), signature }).toString() : null;
    return { id, list, query, state, total, rows, bytes, createdAt, endedAt, expiresAt, checksum, link };
  }
}

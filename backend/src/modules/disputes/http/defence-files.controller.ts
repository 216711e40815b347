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
import { IdInPath } from '../../../runtime/http/index.js';
import { FileInBody, TakesUpload, type SentFile } from '../../../runtime/uploads/index.js';
import { DefenceFiles } from '../use-cases/defence-files.js';
import { DefenceFileLinkDto, DefenceFileUploadDto } from './defence-files.dto.js';

/** Files of a defence, from staff. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/disputes/:id/files')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.disputes })
export class DefenceFilesController {
  constructor(private readonly files: DefenceFiles) {}

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'A link to which one file is sent by PUT within 60 seconds. It is attached with that.',
  })
  @ApiCreatedResponse({ type: DefenceFileLinkDto })
  async grant(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() disputeId: string,
    @Body() file: DefenceFileUploadDto,
  ): Promise<DefenceFileLinkDto> {
    const { link, expiresAt } = await this.files.grant(ctx, session, 'staff', { ...file, disputeId });
    return { url: `/api/uploads/staff-defence-files?link=${link}`, expiresAt };
  }

  @Get(':file')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A link to a file, valid for 60 seconds.' })
  @ApiOkResponse({ type: DefenceFileLinkDto })
  async file(
    @Ctx() ctx: TenantContext,
    @IdInPath() disputeId: string,
    @IdInPath('file') id: string,
  ): Promise<DefenceFileLinkDto> {
    const { path, expiresAt } = await this.files.link(ctx, { disputeId, id, sellerId: null });
    return { url: path, expiresAt };
  }
}

/** Files of the defence of an own sale. */
@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/disputes/:id/files')
@RequireSession('seller', { forMembers: 'sales' })
export class OwnDefenceFilesController {
  constructor(private readonly files: DefenceFiles) {}

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'A link to which one file is sent by PUT within 60 seconds. It is attached with that.',
  })
  @ApiCreatedResponse({ type: DefenceFileLinkDto })
  async grant(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() disputeId: string,
    @Body() file: DefenceFileUploadDto,
  ): Promise<DefenceFileLinkDto> {
    const { link, expiresAt } = await this.files.grant(ctx, session, 'seller', { ...file, disputeId });
    return { url: `/api/uploads/defence-files?link=${link}`, expiresAt };
  }

  @Get(':file')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A link to a file of an own dispute, valid for 60 seconds.' })
  @ApiOkResponse({ type: DefenceFileLinkDto })
  async file(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
    @IdInPath() disputeId: string,
    @IdInPath('file') id: string,
  ): Promise<DefenceFileLinkDto> {
    const { path, expiresAt } = await this.files.link(ctx, { disputeId, id, sellerId: accountId });
    return { url: path, expiresAt };
  }
}

/** Where the links of staff lead. Not in the API's description: an address is used as it was given. */
@ApiExcludeController()
@PublicRoute('signed links for uploads prove themselves')
@Controller('api/uploads/staff-defence-files')
export class StaffDefenceUploadsController {
  constructor(private readonly files: DefenceFiles) {}

  @TakesUpload()
  async take(@Ctx() ctx: Context, @Query('link') link: unknown, @FileInBody() file: SentFile): Promise<void> {
    await this.files.send(ctx, 'staff', String(link), file);
  }
}

/** Where the links of sellers lead. */
@ApiExcludeController()
@PublicRoute('signed links for uploads prove themselves')
@Controller('api/uploads/defence-files')
export class DefenceUploadsController {
  constructor(private readonly files: DefenceFiles) {}

  @TakesUpload()
  async take(@Ctx() ctx: Context, @Query('link') link: unknown, @FileInBody() file: SentFile): Promise<void> {
    await this.files.send(ctx, 'seller', String(link), file);
  }
}

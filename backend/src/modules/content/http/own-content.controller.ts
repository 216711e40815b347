import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { OwnContent } from '../use-cases/own-content.js';
import type { OwnedFile } from '../store/owned-files.js';
import { DownloadDto, DownloadLinkDto, OwnContentDto, type OwnedFileDto } from './content.dto.js';

@ApiTags('customer')
@ApiBearerAuth()
@Controller('api/customer/content')
@RequireSession('customer')
export class OwnContentController {
  constructor(private readonly content: OwnContent) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What the signed-in customer bought and may open now, the latest first.' })
  @ApiOkResponse({ type: OwnContentDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<OwnContentDto> {
    const items = await this.content.list(ctx, session);
    return {
      items: items.map(({ itemId, orderId, title, imageUrl, address, grantedAt, opensCourse, files }) => ({
        ...{ itemId, orderId, title, imageUrl, address, grantedAt, opensCourse, files: files.map(shownFile) },
      })),
    };
  }

  @Post('files/:id/downloads')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A link to a bought file, valid for 60 seconds. It counts as one download.' })
  @ApiCreatedResponse({ type: DownloadLinkDto })
  async download(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() fileId: string,
    @Body() { itemId }: DownloadDto,
  ): Promise<DownloadLinkDto> {
    const { path, expiresAt } = await this.content.download(ctx, session, { itemId, fileId });
    return { url: path, expiresAt };
  }
}

const shownFile = ({ id, title, contentType, bytes, downloadLimit, downloads }: OwnedFile): OwnedFileDto => ({
  ...{ id, title, contentType, bytes },
  downloadsLeft: downloadLimit === null ? null : Math.max(0, downloadLimit - downloads),
});

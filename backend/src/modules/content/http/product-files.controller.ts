import { Body, Controller, Delete, Get, Header, Post, Put, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiExcludeController,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, PublicRoute, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context, type TenantContext } from '../../../runtime/context/index.js';
import { FileInBody, TakesUpload, type SentFile } from '../../../runtime/uploads/index.js';

import { AnswersNothing, IdInPath, VersionInQuery } from '../../../runtime/http/index.js';
import { CONTENT_FILE } from '../content-file.js';
import { ProductFiles } from '../use-cases/product-files.js';
import {
  ContentUploadLinkDto,
  FileOrderDto,
  ProductFileEditDto,
  ProductFilesDto,
  ProductFileUploadDto,
} from './content.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/products/:id/files')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class ProductFilesController {
  constructor(private readonly files: ProductFiles) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The files that the buyers of an own product download, in their order.' })
  @ApiOkResponse({ type: ProductFilesDto })
  async list(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<ProductFilesDto> {
    const files = await this.files.list(ctx, session, id);
    return {
      maxBytes: CONTENT_FILE.maxBytes,
      items: files.map((file) => ({
        ...{ id: file.id, title: file.title, contentType: file.contentType, bytes: file.bytes },
        ...{ downloadLimit: file.downloadLimit, version: file.version },
      })),
    };
  }

  @Post('uploads')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A link to which a file of an own product is sent by PUT within 60 seconds.' })
  @ApiCreatedResponse({ type: ContentUploadLinkDto })
  async grant(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() file: ProductFileUploadDto,
  ): Promise<ContentUploadLinkDto> {
    const { link, expiresAt } = await this.files.grant(ctx, session, id, file);
    return { url: `/api/uploads/content?link=${link}`, expiresAt };
  }

  @Put('order')
  @AnswersNothing('Puts the files of an own product in an order.')
  async arrange(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { fileIds }: FileOrderDto,
  ): Promise<void> {
    await this.files.arrange(ctx, session, id, fileIds);
  }

  @Put(':fileId')
  @AnswersNothing('Changes the title of a file, and how often it may be downloaded.')
  async edit(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() productId: string,
    @IdInPath('fileId') fileId: string,
    @Body() { title, downloadLimit, version }: ProductFileEditDto,
  ): Promise<void> {
    const facts = { title, downloadLimit: downloadLimit ?? null, version };
    await this.files.edit(ctx, session, { productId, fileId }, facts);
  }

  @Delete(':fileId')
  @AnswersNothing('Removes a file of an own product. Its buyers cannot download it any more.')
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() productId: string,
    @IdInPath('fileId') fileId: string,
    @VersionInQuery() version: number,
  ): Promise<void> {
    await this.files.remove(ctx, session, { productId, fileId }, version);
  }
}

/** Where the links for files lead. Not in the API's description: an address is used as it was given. */
@ApiExcludeController()
@PublicRoute('signed links for uploads prove themselves')
@Controller('api/uploads/content')
export class ContentUploadsController {
  constructor(private readonly files: ProductFiles) {}

  @TakesUpload()
  async take(@Ctx() ctx: Context, @Query('link') link: unknown, @FileInBody() file: SentFile): Promise<void> {
    await this.files.send(ctx, String(link), file);
  }
}

import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  ParseIntPipe,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiExcludeController,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentSession, PublicRoute, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { IdInPath, StreamedBody } from '../../../runtime/http/index.js';
import { CONTENT_FILE } from '../content-file.js';
import { ProductFiles } from '../use-cases/product-files.js';
import {
  ContentUploadLinkDto,
  FileOrderDto,
  ProductFileEditDto,
  ProductFileUploadDto,
  ProductFilesDto,
} from './content.dto.js';

const count = new ParseIntPipe({ exceptionFactory: () => runtimeProblem('validation') });

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
  @HttpCode(204)
  @ApiOperation({ summary: 'Puts the files of an own product in an order.' })
  @ApiNoContentResponse()
  async arrange(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { fileIds }: FileOrderDto,
  ): Promise<void> {
    await this.files.arrange(ctx, session, id, fileIds);
  }

  @Put(':fileId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Changes the title of a file, and how often it may be downloaded.' })
  @ApiNoContentResponse()
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
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a file of an own product. Its buyers cannot download it any more.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() productId: string,
    @IdInPath('fileId') fileId: string,
    @Query('version', count) version: number,
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

  @Put()
  @HttpCode(204)
  // A refusal is sent before the file's end: a kept connection would wait for the rest.
  @Header('connection', 'close')
  @StreamedBody()
  async take(
    @Ctx() ctx: Context,
    @Query('link') link: unknown,
    @Body() content: Readable,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    // What came, not what the streamed route made of it.
    const said = request.raw.headers['content-length'];
    const saidBytes = said === undefined ? undefined : Number(said);
    await this.files.send(ctx, String(link), { content, saidBytes });
  }
}

import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Delete,
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
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentSession, PublicRoute, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { StreamedBody, IdInPath } from '../../../runtime/http/index.js';
import { ProductImages } from '../use-cases/product-images.js';
import { ImageLinkDto, ProductImageUploadDto } from './product-images.dto.js';

const count = new ParseIntPipe({ exceptionFactory: () => runtimeProblem('validation') });

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/products/:id/image')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class ProductImagesController {
  constructor(private readonly images: ProductImages) {}

  @Post('uploads')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'A link to which the picture of an own product is sent by PUT within 60 seconds.',
  })
  @ApiCreatedResponse({ type: ImageLinkDto })
  async grant(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() file: ProductImageUploadDto,
  ): Promise<ImageLinkDto> {
    const { link, expiresAt } = await this.images.grant(ctx, session, id, file);
    return { url: `/api/uploads/product-images?link=${link}`, expiresAt };
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Shows an own product without a picture.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Query('version', count) version: number,
  ): Promise<void> {
    await this.images.remove(ctx, session, id, version);
  }
}

/** Where the links for pictures lead. Not in the API's description: an address is used as it was given. */
@ApiExcludeController()
@PublicRoute('signed links for uploads prove themselves')
@Controller('api/uploads/product-images')
export class ProductImageUploadsController {
  constructor(private readonly images: ProductImages) {}

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
    await this.images.send(ctx, String(link), { content, saidBytes });
  }
}

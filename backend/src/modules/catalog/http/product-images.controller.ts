import { Body, Controller, Delete, Header, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiExcludeController,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, PublicRoute, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context, type TenantContext } from '../../../runtime/context/index.js';
import { FileInBody, TakesUpload, type SentFile } from '../../../runtime/uploads/index.js';

import { AnswersNothing, IdInPath, VersionInQuery } from '../../../runtime/http/index.js';
import { ProductImages } from '../use-cases/product-images.js';
import { ImageLinkDto, ProductImageUploadDto } from './product-images.dto.js';

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
  @AnswersNothing('Shows an own product without a picture.')
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @VersionInQuery() version: number,
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

  @TakesUpload()
  async take(@Ctx() ctx: Context, @Query('link') link: unknown, @FileInBody() file: SentFile): Promise<void> {
    await this.images.send(ctx, String(link), file);
  }
}

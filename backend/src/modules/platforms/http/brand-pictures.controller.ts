import type { Readable } from 'node:stream';
import { Body, Controller, Header, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiExcludeController,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, PublicRoute, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context, type TenantContext } from '../../../runtime/context/index.js';
import { StreamedBody } from '../../../runtime/http/index.js';
import { storageProblem } from '../../../runtime/storage/index.js';
import { isBrandPicture } from '../brand-picture.js';
import { BrandPictures } from '../use-cases/brand-pictures.js';
import { BrandPictureLinkDto, BrandPictureUploadDto } from './brand-pictures.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/customization/pictures')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.customization })
export class BrandPicturesController {
  constructor(private readonly pictures: BrandPictures) {}

  @Post('uploads')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A link to which a picture of the look is sent by PUT within 60 seconds.' })
  @ApiCreatedResponse({ type: BrandPictureLinkDto })
  async grant(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { picture, ...file }: BrandPictureUploadDto,
  ): Promise<BrandPictureLinkDto> {
    const { link, expiresAt } = await this.pictures.grant(ctx, session, picture, file);
    return { url: `/api/uploads/brand-pictures/${picture}?link=${link}`, expiresAt };
  }
}

/** Where the links for pictures lead. Not in the API's description: an address is used as it was given. */
@ApiExcludeController()
@PublicRoute('signed links for uploads prove themselves')
@Controller('api/uploads/brand-pictures')
export class BrandPictureUploadsController {
  constructor(private readonly pictures: BrandPictures) {}

  @Put(':picture')
  @HttpCode(204)
  // A refusal is sent before the file's end: a kept connection would wait for the rest.
  @Header('connection', 'close')
  @StreamedBody()
  async take(
    @Ctx() ctx: Context,
    @Param('picture') picture: string,
    @Query('link') link: unknown,
    @Body() content: Readable,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    if (!isBrandPicture(picture)) throw storageProblem('linkNotValid');
    // What came, not what the streamed route made of it.
    const said = request.raw.headers['content-length'];
    const saidBytes = said === undefined ? undefined : Number(said);
    await this.pictures.send(ctx, picture, String(link), { content, saidBytes });
  }
}

import { Body, Controller, Header, Param, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiExcludeController,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, PublicRoute, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context, type TenantContext } from '../../../runtime/context/index.js';
import { FileInBody, TakesUpload, type SentFile } from '../../../runtime/uploads/index.js';

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

  @TakesUpload(':picture')
  async take(
    @Ctx() ctx: Context,
    @Param('picture') picture: string,
    @Query('link') link: unknown,
    @FileInBody() file: SentFile,
  ): Promise<void> {
    if (!isBrandPicture(picture)) throw storageProblem('linkNotValid');
    await this.pictures.send(ctx, picture, String(link), file);
  }
}

import { Body, Controller, Header, Param, Post, Query } from '@nestjs/common';
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
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AnswersNothing, IdInPath } from '../../../runtime/http/index.js';
import { IMAGE_PLACES } from '../checkout-images.js';
import { CheckoutImages } from '../use-cases/checkout-images.js';
import { CheckoutImageDto, CheckoutImageUploadDto } from './checkouts.dto.js';
import { ImageLinkDto } from './product-images.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/checkouts/:id/images')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class CheckoutImagesController {
  constructor(private readonly images: CheckoutImages) {}

  @Post('uploads')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: "A link to which a picture of a checkout's draft is sent by PUT within 60 seconds.",
  })
  @ApiCreatedResponse({ type: ImageLinkDto })
  async grant(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() file: CheckoutImageUploadDto,
  ): Promise<ImageLinkDto> {
    const { link, expiresAt } = await this.images.grant(ctx, session, id, file);
    return { url: `/api/uploads/checkout-images/${file.place}?link=${link}`, expiresAt };
  }

  @Post('removals')
  @AnswersNothing("Takes a picture out of a checkout's draft.")
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() target: CheckoutImageDto,
  ): Promise<void> {
    await this.images.remove(ctx, session, id, target);
  }
}

/** Where the links for pictures lead. Not in the API's description: an address is used as it was given. */
@ApiExcludeController()
@PublicRoute('signed links for uploads prove themselves')
@Controller('api/uploads/checkout-images')
export class CheckoutImageUploadsController {
  constructor(private readonly images: CheckoutImages) {}

  @TakesUpload(':place')
  async take(
    @Ctx() ctx: Context,
    @Param('place') named: string,
    @Query('link') link: unknown,
    @FileInBody() file: SentFile,
  ): Promise<void> {
    const place = IMAGE_PLACES.find((one) => one === named);
    if (!place) throw runtimeProblem('notFound');
    await this.images.send(ctx, place, String(link), file);
  }
}

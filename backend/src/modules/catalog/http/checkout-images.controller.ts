import type { Readable } from 'node:stream';
import { Body, Controller, Header, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
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
import { IdInPath, StreamedBody } from '../../../runtime/http/index.js';
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
  @HttpCode(204)
  @ApiOperation({ summary: "Takes a picture out of a checkout's draft." })
  @ApiNoContentResponse()
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

  @Put(':place')
  @HttpCode(204)
  // A refusal is sent before the file's end: a kept connection would wait for the rest.
  @Header('connection', 'close')
  @StreamedBody()
  async take(
    @Ctx() ctx: Context,
    @Param('place') named: string,
    @Query('link') link: unknown,
    @Body() content: Readable,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const place = IMAGE_PLACES.find((one) => one === named);
    if (!place) throw runtimeProblem('notFound');
    // What came, not what the streamed route made of it.
    const said = request.raw.headers['content-length'];
    const saidBytes = said === undefined ? undefined : Number(said);
    await this.images.send(ctx, place, String(link), { content, saidBytes });
  }
}

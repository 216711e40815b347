import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { ProductPixels, type ListedPixel } from '../use-cases/product-pixels.js';
import {
  NewProductPixelDto,
  ProductPixelChangeDto,
  ProductPixelTestedDto,
  ProductPixelsDto,
  type ProductPixelDto,
} from './product-pixels.dto.js';
import { CreatedDto } from './products.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class ProductPixelsController {
  constructor(private readonly pixels: ProductPixels) {}

  @Get('products/:id/pixels')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The pixels of an own product, without their tokens.' })
  @ApiOkResponse({ type: ProductPixelsDto })
  async list(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<ProductPixelsDto> {
    return { items: (await this.pixels.list(ctx, session, id)).map(shown) };
  }

  @Post('products/:id/pixels')
  @ApiOperation({ summary: 'Adds a pixel to an own product.' })
  @ApiCreatedResponse({ type: CreatedDto })
  async add(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: NewProductPixelDto,
  ): Promise<CreatedDto> {
    return { id: await this.pixels.add(ctx, session, id, input) };
  }

  @Put('product-pixels/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Changes a pixel of an own product.' })
  @ApiNoContentResponse()
  async change(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { version, ...input }: ProductPixelChangeDto,
  ): Promise<void> {
    await this.pixels.change(ctx, session, id, input, version);
  }

  @Delete('product-pixels/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a pixel of an own product.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.pixels.remove(ctx, session, id);
  }

  @Post('product-pixels/:id/test')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sends a page view to the network, marked as a test.' })
  @ApiOkResponse({ type: ProductPixelTestedDto })
  test(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<ProductPixelTestedDto> {
    return this.pixels.sendTest(ctx, session, id);
  }
}

const shown = ({ id, type, pixelId, label, hasToken, ...pixel }: ListedPixel): ProductPixelDto => ({
  ...{ id, type, pixelId, label, hasToken, isActive: pixel.isActive, needsConsent: pixel.needsConsent },
  ...{
    events: pixel.events,
    purchaseOn: pixel.purchaseOn,
    valueSent: pixel.valueSent,
    version: pixel.version,
  },
});

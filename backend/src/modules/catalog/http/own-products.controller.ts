import { Body, Controller, Delete, Get, Header, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AnswersNothing, IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { Clock } from '../../../runtime/clock/index.js';
import { OfferQuantities } from '../offer-quantities.js';
import { ProductEnds } from '../product-ends.js';
import type { Product } from '../store/product.entity.js';
import { OwnProducts } from '../use-cases/own-products.js';
import {
  CreatedDto,
  CreatedProductDto,
  NewProductDto,
  offerTermsOf,
  OwnProductDto,
  ProductCopyDto,
  ProductEditDto,
  productFactsOf,
  ProductStepDto,
  shownProduct,
} from './products.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/products')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class OwnProductsController {
  constructor(
    private readonly products: OwnProducts,
    private readonly quantities: OfferQuantities,
    private readonly ends: ProductEnds,
    private readonly clock: Clock,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Creates a product as a draft, with its first offer.' })
  @ApiCreatedResponse({ type: CreatedProductDto })
  create(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() body: NewProductDto,
  ): Promise<CreatedProductDto> {
    const { type, offer } = body;
    return this.products.create(ctx, session, {
      type,
      facts: productFactsOf(body),
      terms: offerTermsOf(offer),
    });
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'An own product.' })
  @ApiOkResponse({ type: OwnProductDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<OwnProductDto> {
    const product = await this.products.show(ctx, session, id);
    return this.shown(ctx, product);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Changes an own product.' })
  @ApiOkResponse({ type: OwnProductDto })
  async edit(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() body: ProductEditDto,
  ): Promise<OwnProductDto> {
    const product = await this.products.edit(ctx, session, id, productFactsOf(body), body.version);
    return this.shown(ctx, product);
  }

  @Post(':id/steps')
  @AnswersNothing(
    'Publishes, pauses or resumes an own product. One with affiliates is paused by an end that is announced.',
  )
  async take(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { step }: ProductStepDto,
  ): Promise<void> {
    await this.products.take(ctx, session, id, step);
  }

  @Post(':id/copies')
  @ApiOperation({ summary: 'Makes a draft with the same facts and offers.' })
  @ApiCreatedResponse({ type: CreatedDto })
  async duplicate(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { name }: ProductCopyDto,
  ): Promise<CreatedDto> {
    return { id: await this.products.duplicate(ctx, session, id, name) };
  }

  @Delete(':id')
  @AnswersNothing('Deletes an own product that was never sold.')
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.products.remove(ctx, session, id);
  }

  private async shown(ctx: TenantContext, product: Product): Promise<OwnProductDto> {
    const [stockLeft, affiliates] = await Promise.all([
      this.quantities.stockLeft(ctx, product),
      this.ends.affiliates(ctx, product.id, this.clock.now()),
    ]);
    return shownProduct(product, { stockLeft, affiliates });
  }
}

import { rules } from '@guiche/field-rules';
import { Body, Controller, Delete, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { AnswersNothing, Field, IdInPath } from '../../../runtime/http/index.js';
import { ENDS_OF_PRODUCTS, type EndOfProduct } from '../../catalog/index.js';
import { EndProducts } from '../use-cases/end-products.js';

class ProductEndDto {
  @Field(rules.oneOf(ENDS_OF_PRODUCTS), { description: 'What happens to the product.' }) by: EndOfProduct;
}

class AnnouncedEndDto {
  @ApiProperty({ description: 'When it is no longer sold.' }) endsAt: Date;
}

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/products/:id/end')
@RequireSession('seller', { forApiKeys: true, forMembers: 'products' })
export class ProductEndsController {
  constructor(private readonly products: EndProducts) {}

  @Post()
  @ApiOperation({
    summary:
      'Announces to the affiliates of an own product that it is paused or deleted three days from now.',
  })
  @ApiCreatedResponse({ type: AnnouncedEndDto })
  async announce(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { by }: ProductEndDto,
  ): Promise<AnnouncedEndDto> {
    return { endsAt: await this.products.announce(ctx, session, id, by) };
  }

  @Delete()
  @AnswersNothing('Takes the announced end of an own product back.')
  async takeBack(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.products.takeBack(ctx, session, id);
  }
}

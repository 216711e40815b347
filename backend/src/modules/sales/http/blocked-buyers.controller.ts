import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { BlockBuyer } from '../use-cases/block-buyer.js';
import { BlockTypedBuyerDto, BlockedBuyerIdDto } from './blocked-buyers.dto.js';
import { BlockBuyerDto } from './sale-actions.dto.js';

/** Buyers whom staff refuse on the whole platform. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/blocked-buyers')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['blocked-buyers'] })
export class BlockedBuyersController {
  constructor(private readonly blocking: BlockBuyer) {}

  @Post()
  @ApiOperation({ summary: 'Refuses a buyer by e-mail address or by document from now on.' })
  @ApiCreatedResponse({ type: BlockedBuyerIdDto })
  block(
    @Ctx() ctx: TenantContext,
    @Body() { buyer, reason }: BlockTypedBuyerDto,
  ): Promise<BlockedBuyerIdDto> {
    return this.blocking.blockTyped(ctx, { buyer, reason });
  }

  @Post(':id/end')
  @HttpCode(204)
  @ApiOperation({ summary: 'Lifts a block.' })
  @ApiNoContentResponse()
  async end(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { reason }: BlockBuyerDto,
  ): Promise<void> {
    await this.blocking.end(ctx, id, reason);
  }
}

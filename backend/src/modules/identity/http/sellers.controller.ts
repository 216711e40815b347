import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { BlockSeller } from '../use-cases/block-seller.js';
import { BlockSellerDto } from './staff.dto.js';

const uuid = new ParseUUIDPipe({ exceptionFactory: () => runtimeProblem('notFound') });

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/users')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-users'] })
export class SellersController {
  constructor(private readonly blockSeller: BlockSeller) {}

  @Put(':id/block')
  @HttpCode(204)
  @ApiOperation({ summary: 'Blocks a seller, who then cannot sign in, or takes that back.' })
  @ApiNoContentResponse()
  async block(
    @Ctx() ctx: TenantContext,
    @Param('id', uuid) id: string,
    @Body() { blocked, reason }: BlockSellerDto,
  ): Promise<void> {
    await this.blockSeller.set(ctx, id, { isBlocked: blocked, reason });
  }
}

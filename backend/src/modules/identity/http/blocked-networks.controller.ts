import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';

import { BlockNetwork } from '../use-cases/block-network.js';
import { StaffReasonDto } from './administrators.dto.js';
import { BlockNetworkDto, BlockedNetworkIdDto } from './blocked-networks.dto.js';

@ApiTags('master')
@ApiBearerAuth()
@Controller('api/master/blocked-networks')
@RequireSession('master')
export class BlockedNetworksController {
  constructor(private readonly networks: BlockNetwork) {}

  @Post()
  @ApiOperation({ summary: 'Blocks a network: nobody signs in from it.' })
  @ApiCreatedResponse({ type: BlockedNetworkIdDto })
  block(
    @Ctx() ctx: Context,
    @Body() { network, days, reason }: BlockNetworkDto,
  ): Promise<BlockedNetworkIdDto> {
    return this.networks.block(ctx, { network, days, reason });
  }

  @Post(':id/end')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends a block.' })
  @ApiNoContentResponse()
  async end(@Ctx() ctx: Context, @IdInPath() id: string, @Body() { reason }: StaffReasonDto): Promise<void> {
    await this.networks.end(ctx, id, reason);
  }
}

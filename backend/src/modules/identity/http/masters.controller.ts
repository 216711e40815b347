import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { ResetSecondFactor } from '../use-cases/reset-second-factor.js';
import { StaffReasonDto } from './administrators.dto.js';
import { MasterListDto } from './staff.dto.js';

/** The masters, who help each other when a second factor is lost. Commands create them (decision 0082). */
@ApiTags('master')
@ApiBearerAuth()
@Controller('api/master/masters')
@RequireSession('master')
export class MastersController {
  constructor(private readonly reset: ResetSecondFactor) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The operators of the installation.' })
  @ApiOkResponse({ type: MasterListDto })
  async list(): Promise<MasterListDto> {
    return { items: await this.reset.listMasters() };
  }

  @Post(':id/second-factor-reset')
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes the second factor of another master, who lost it. The sessions end.' })
  @ApiNoContentResponse()
  async resetSecondFactor(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { reason }: StaffReasonDto,
  ): Promise<void> {
    await this.reset.ofMaster(ctx, session, id, reason);
  }
}

import { Body, Controller, Delete, Get, Header, HttpCode, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireSession } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { PlatformRefused } from '../platform-change.js';
import { settingsProblem } from '../settings-problems.js';
import { shownFees } from '../shown-fees.js';
import { InstallationFees } from '../use-cases/installation-fees.js';
import { DatedFeesDto } from '../fees.dto.js';
import { InstallationFeesDto } from './installation-fees.dto.js';
import { feePlanOf } from '../fee-plan.js';

@ApiTags('master')
@ApiBearerAuth()
@Controller('api/master/fees')
@RequireSession('master')
export class InstallationFeesController {
  constructor(
    private readonly fees: InstallationFees,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What platforms without own fees take of a sale, with the history.' })
  @ApiOkResponse({ type: InstallationFeesDto })
  async show(): Promise<InstallationFeesDto> {
    const { present, history, platforms, sellers } = await this.fees.show();
    const now = this.clock.now();
    return {
      ...{ platforms, sellers, present: shownFees(present) },
      history: history.map(({ fees, appliedAt: _, ...plan }) => ({
        ...plan,
        fees: shownFees(fees),
        isInEffect: plan.canceledAt === null && plan.validFrom <= now,
      })),
    };
  }

  @Put()
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Sets the fees of platforms without own ones, at once or from a day on.' })
  @ApiNoContentResponse()
  async set(@Ctx() ctx: Context, @Body() input: DatedFeesDto): Promise<void> {
    const { reason, validFrom, basedOn } = input;
    try {
      await this.fees.set(ctx, feePlanOf(input), { reason, validFrom, basedOn });
    } catch (error) {
      throw error instanceof PlatformRefused ? settingsProblem('settingsRefused') : error;
    }
  }

  @Delete(':id')
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Cancels fees that have not begun.' })
  @ApiNoContentResponse()
  async cancel(@Ctx() ctx: Context, @IdInPath() id: string): Promise<void> {
    await this.fees.cancel(ctx, id);
  }
}

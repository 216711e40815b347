import { Body, Controller, Get, Header, HttpCode, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { cents } from '@guiche/money';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { lastMonthsOf } from '../domain/plan-months.js';
import { SetPlan } from '../use-cases/set-plan.js';
import { PlatformPlanDto, SetPlanDto } from './plans.dto.js';

/** What a platform pays the operator for a month. */
@ApiTags('master')
@ApiBearerAuth()
@Controller('api/master/platforms/:id/plan')
@RequireSession('master')
export class PlansController {
  constructor(private readonly plans: SetPlan) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'plan_of_platform',
    summary: 'The plan of a platform in versions, the newest first.',
  })
  @ApiOkResponse({ type: [PlatformPlanDto] })
  async history(@Ctx() ctx: Context, @IdInPath() id: string): Promise<PlatformPlanDto[]> {
    const plans = await this.plans.history(ctx.forPlatform(id));
    const ends = lastMonthsOf(plans);
    return plans.map((plan) => ({ ...plan, endsIn: ends.get(plan.id) ?? null }));
  }

  @Put()
  @RequireSession('master', { recentProof: true })
  @HttpCode(204)
  @ApiOperation({
    operationId: 'set_plan_of_platform',
    summary: 'Sets the plan of a platform from a month on.',
  })
  @ApiNoContentResponse()
  async set(
    @Ctx() ctx: Context,
    @IdInPath() id: string,
    @Body() { monthly, perSale, minimum, ...plan }: SetPlanDto,
  ): Promise<void> {
    const amounts = { monthly: cents(monthly), perSale: cents(perSale), minimum: cents(minimum) };
    await this.plans.set(ctx.forPlatform(id), { ...plan, ...amounts });
  }
}

import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { DecideRelease } from '../use-cases/decide-release.js';
import { ForecastReleases } from '../use-cases/forecast-releases.js';
import { ReleaseDecisionDto, ReleaseForecastDto } from './releases.dto.js';

/** What staff see and decide of the money that sales still hold. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['garantee-released'] })
export class ReleasesController {
  constructor(
    private readonly deciding: DecideRelease,
    private readonly forecasts: ForecastReleases,
  ) {}

  @Get('release-forecast')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'release_forecast', summary: 'What is released on each of the next 90 days.' })
  @ApiOkResponse({ type: ReleaseForecastDto })
  forecast(@Ctx() ctx: TenantContext): Promise<ReleaseForecastDto> {
    return this.forecasts.of(ctx);
  }

  @Post('garantee-released/:id/decisions')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'decide_release',
    summary: 'Releases before the day of the rule, or holds until a later day.',
  })
  @ApiNoContentResponse()
  async decide(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: ReleaseDecisionDto,
  ): Promise<void> {
    await this.deciding.decide(ctx, session, id, input);
  }
}

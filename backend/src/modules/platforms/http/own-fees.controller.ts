import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { PlatformSettings } from '../platform-settings.js';
import { shownFees } from '../shown-fees.js';
import { ScheduledSettings } from '../use-cases/scheduled-settings.js';
import { OwnFeesDto } from './platform-settings.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/fees')
@RequireSession('seller', { forApiKeys: true, forMembers: 'fees' })
export class OwnFeesController {
  constructor(
    private readonly settings: PlatformSettings,
    private readonly scheduled: ScheduledSettings,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'What the signed-in seller pays for a sale, since when, and what is about to change.',
  })
  @ApiOkResponse({ type: OwnFeesDto })
  async show(@Ctx() ctx: TenantContext): Promise<OwnFeesDto> {
    const [present, changes] = await Promise.all([this.settings.show(ctx), this.scheduled.history(ctx)]);
    if (!present) throw runtimeProblem('notFound');
    const ofFees = changes.filter(({ change, canceledAt }) => 'fees' in change && canceledAt === null);
    const since = ofFees.find(({ appliedAt }) => appliedAt !== null)?.appliedAt ?? null;
    const next = ofFees.filter(({ appliedAt }) => appliedAt === null).at(-1)?.validFrom ?? null;
    return { fees: shownFees(present.fees), since, nextChange: next };
  }
}

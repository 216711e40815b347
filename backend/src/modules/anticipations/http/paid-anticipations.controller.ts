import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { ShowAnticipation } from '../use-cases/show-anticipation.js';
import { AnticipationDetailsDto } from './anticipations.dto.js';

/** What anticipations that were paid cover, for staff. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/paid-anticipations')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-paid-anticipations'] })
export class PaidAnticipationsController {
  constructor(private readonly shown: ShowAnticipation) {}

  @Get(':id/details')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'paid_anticipation_details',
    summary: 'The sales that an anticipation covers, and its rates.',
  })
  @ApiOkResponse({ type: AnticipationDetailsDto })
  details(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<AnticipationDetailsDto> {
    return this.shown.show(ctx, id, null);
  }
}

import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { MOST_COUNTED, PendingWork } from './pending-work.js';

export class WaitingOnPageDto {
  @ApiProperty({ description: 'The address of the page below /admin-root/.' }) page: string;
  @ApiProperty({ description: `How many things wait; ${MOST_COUNTED} means at least so many.` })
  waiting: number;
}

class PendingWorkDto {
  @ApiProperty({ type: [WaitingOnPageDto] }) items: WaitingOnPageDto[];
}

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/pending-work')
@RequireSession('admin')
export class PendingWorkController {
  constructor(private readonly pending: PendingWork) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'What waits for the signed-in person, by page. Only of pages that they may open.',
  })
  @ApiOkResponse({ type: PendingWorkDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() { person }: Session): Promise<PendingWorkDto> {
    return { items: await this.pending.of(ctx, person.flags) };
  }
}

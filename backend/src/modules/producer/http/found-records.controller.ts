import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { mayUse } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { FindRecords, type RecordKind } from '../use-cases/find-records.js';
import { FindRecordsDto, FoundRecordsDto } from './found-records.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/found-records')
@RequireSession('seller', { forMembers: 'own' })
export class FoundOwnRecordsController {
  constructor(private readonly records: FindRecords) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Own sales, buyers and products, by a name, code, e-mail address or document.' })
  @ApiOkResponse({ type: FoundRecordsDto })
  async find(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId, member }: Session,
    @Query() { q }: FindRecordsDto,
  ): Promise<FoundRecordsDto> {
    // A member finds what their role may open.
    const may = (scope: 'sales' | 'products') => member === null || mayUse(member.role, scope, 'READ');
    const kinds: RecordKind[] = [
      ...(may('sales') ? (['sale', 'buyer'] as const) : []),
      ...(may('products') ? (['product'] as const) : []),
    ];
    return { items: await this.records.find(ctx, q, { kinds, ownerId: accountId }) };
  }
}

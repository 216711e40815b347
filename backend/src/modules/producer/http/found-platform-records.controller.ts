import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { FindRecords, type RecordKind } from '../use-cases/find-records.js';
import { FindRecordsDto, FoundRecordsDto } from './found-records.dto.js';

/** The permission that opens the page of each kind. */
const FLAGS = {
  sale: ADMIN_PAGE_FLAGS['manage-sales'],
  buyer: ADMIN_PAGE_FLAGS['manage-sales'],
  seller: ADMIN_PAGE_FLAGS['manage-users'],
  product: ADMIN_PAGE_FLAGS['manage-products'],
} as const;

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/found-records')
@RequireSession('admin')
export class FoundRecordsController {
  constructor(private readonly records: FindRecords) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary:
      'Sales, buyers, sellers and products by a name, code, e-mail address or document. Only of pages that the person may open.',
  })
  @ApiOkResponse({ type: FoundRecordsDto })
  async find(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { person }: Session,
    @Query() { q }: FindRecordsDto,
  ): Promise<FoundRecordsDto> {
    const all = Object.keys(FLAGS) as RecordKind[];
    const kinds = all.filter((kind) => person.flags.has(FLAGS[kind]));
    return { items: await this.records.find(ctx, q, { kinds, ownerId: null }) };
  }
}

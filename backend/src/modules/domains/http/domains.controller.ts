import { Body, Controller, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { CheckDomain } from '../use-cases/check-domain.js';
import { ManageDomains } from '../use-cases/manage-domains.js';
import { DomainAddedDto, DomainDecisionDto, DomainRecordsDto, NewDomainDto } from './domains.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/domains')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.domains })
export class DomainsController {
  constructor(
    private readonly domains: ManageDomains,
    private readonly checking: CheckDomain,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Adds a host. It is used once its DNS records are right.' })
  @ApiCreatedResponse({ type: DomainAddedDto })
  async add(@Ctx() ctx: TenantContext, @Body() input: NewDomainDto): Promise<DomainAddedDto> {
    return { id: await this.domains.add(ctx, input) };
  }

  @Get(':id/records')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The DNS records that a host needs, as the last check found them.' })
  @ApiOkResponse({ type: DomainRecordsDto })
  records(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<DomainRecordsDto> {
    return this.domains.show(ctx, id);
  }

  @Post(':id/check')
  @HttpCode(204)
  @ApiOperation({ summary: 'Checks DNS records and certificate now.' })
  @ApiNoContentResponse()
  async check(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<void> {
    await this.checking.check(ctx, id);
  }

  @Put(':id/default')
  @HttpCode(204)
  @ApiOperation({ summary: 'Makes links of the use with this host.' })
  @ApiNoContentResponse()
  async makeDefault(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() decision: DomainDecisionDto,
  ): Promise<void> {
    await this.domains.makeDefault(ctx, session, id, decision);
  }

  @Post(':id/removal')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a host that is not the default.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() decision: DomainDecisionDto,
  ): Promise<void> {
    await this.domains.remove(ctx, session, id, decision);
  }
}

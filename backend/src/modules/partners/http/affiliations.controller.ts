import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { Affiliations } from '../use-cases/affiliations.js';
import {
  AddedContractDto,
  AffiliationTermsDto,
  AskAffiliationDto,
  ContractDto,
  ContractsDto,
  ProposedVersionDto,
  shownContract,
  termsOfContract,
} from './contracts.dto.js';
import { VersionInPath } from './version-in-path.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/affiliations')
@RequireSession('seller', { forMembers: 'products' })
export class AffiliationsController {
  constructor(
    private readonly affiliations: Affiliations,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The affiliates of your products, and what you promote.' })
  @ApiOkResponse({ type: ContractsDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<ContractsDto> {
    const now = this.clock.now();
    const items = await this.affiliations.list(ctx, session);
    return { items: items.map((one) => shownContract(one, session.accountId, now)) };
  }

  @Post()
  @ApiOperation({ summary: 'Asks to promote a product of another seller.' })
  @ApiCreatedResponse({ type: AddedContractDto })
  async ask(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { productId }: AskAffiliationDto,
  ): Promise<AddedContractDto> {
    return { id: await this.affiliations.ask(ctx, session, productId) };
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'An affiliation with all its versions.' })
  @ApiOkResponse({ type: ContractDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<ContractDto> {
    const found = await this.affiliations.show(ctx, session, id);
    return shownContract(found, session.accountId, this.clock.now());
  }

  @Post(':id/approve')
  @HttpCode(204)
  @ApiOperation({ summary: 'Approves a request with a commission, or lets a blocked affiliate earn again.' })
  @ApiNoContentResponse()
  approve(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: AffiliationTermsDto,
  ): Promise<void> {
    const terms = termsOfContract(input, 'NET');
    return this.affiliations.step(ctx, session, { id, action: 'approve', terms });
  }

  @Post(':id/refuse')
  @HttpCode(204)
  @ApiOperation({ summary: 'Refuses a request.' })
  @ApiNoContentResponse()
  refuse(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    return this.affiliations.step(ctx, session, { id, action: 'refuse' });
  }

  @Post(':id/block')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends what an affiliate earns of new sales. Earlier sales keep their shares.' })
  @ApiNoContentResponse()
  block(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    return this.affiliations.step(ctx, session, { id, action: 'block' });
  }

  @Post(':id/leave')
  @HttpCode(204)
  @ApiOperation({ summary: 'Stops promoting a product.' })
  @ApiNoContentResponse()
  leave(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    return this.affiliations.step(ctx, session, { id, action: 'leave' });
  }

  @Post(':id/versions')
  @ApiOperation({ summary: 'Changes the commission of an affiliate, three days from now.' })
  @ApiCreatedResponse({ type: ProposedVersionDto })
  async change(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: AffiliationTermsDto,
  ): Promise<ProposedVersionDto> {
    return { number: await this.affiliations.change(ctx, session, id, termsOfContract(input, 'NET')) };
  }

  @Delete(':id/versions/:number')
  @HttpCode(204)
  @ApiOperation({ summary: 'Cancels a change that has not begun.' })
  @ApiNoContentResponse()
  cancel(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @VersionInPath() number: number,
  ): Promise<void> {
    return this.affiliations.cancelChange(ctx, session, id, number);
  }
}

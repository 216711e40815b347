import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
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
import { CoProductions } from '../use-cases/co-productions.js';
import {
  AddedContractDto,
  CoProductionTermsDto,
  ContractDto,
  ContractProofDto,
  ContractsDto,
  InviteCoProducerDto,
  ProposedVersionDto,
  shownContract,
  termsOfContract,
} from './contracts.dto.js';
import { VersionInPath } from './version-in-path.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/co-productions')
@RequireSession('seller')
export class CoProductionsController {
  constructor(
    private readonly coProductions: CoProductions,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The co-productions that you gave or have.' })
  @ApiOkResponse({ type: ContractsDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<ContractsDto> {
    const now = this.clock.now();
    const items = await this.coProductions.list(ctx, session);
    return { items: items.map((one) => shownContract(one, session.accountId, now)) };
  }

  @Post()
  @ApiOperation({ summary: 'Invites another seller to share in the sales of an own product.' })
  @ApiCreatedResponse({ type: AddedContractDto })
  async invite(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() input: InviteCoProducerDto,
  ): Promise<AddedContractDto> {
    const { productId, email, password, code } = input;
    const terms = termsOfContract(input, 'REST');
    return { id: await this.coProductions.invite(ctx, session, { productId, email, terms, password, code }) };
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A co-production with all its versions.' })
  @ApiOkResponse({ type: ContractDto })
  async show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<ContractDto> {
    const found = await this.coProductions.show(ctx, session, id);
    return shownContract(found, session.accountId, this.clock.now());
  }

  @Post(':id/accept')
  @HttpCode(204)
  @ApiOperation({ summary: 'Accepts an invitation. Sales from now on are shared.' })
  @ApiNoContentResponse()
  accept(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() proof: ContractProofDto,
  ): Promise<void> {
    return this.coProductions.step(ctx, session, { id, action: 'accept', ...proof });
  }

  @Post(':id/refuse')
  @HttpCode(204)
  @ApiOperation({ summary: 'Refuses an invitation.' })
  @ApiNoContentResponse()
  refuse(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() proof: ContractProofDto,
  ): Promise<void> {
    return this.coProductions.step(ctx, session, { id, action: 'refuse', ...proof });
  }

  @Post(':id/end')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Ends a co-production, or takes back an invitation. Earlier sales keep their shares.',
  })
  @ApiNoContentResponse()
  end(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() proof: ContractProofDto,
  ): Promise<void> {
    return this.coProductions.step(ctx, session, { id, action: 'end', ...proof });
  }

  @Post(':id/versions')
  @ApiOperation({ summary: 'Proposes other terms. They hold once the other side accepts them.' })
  @ApiCreatedResponse({ type: ProposedVersionDto })
  async propose(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: CoProductionTermsDto,
  ): Promise<ProposedVersionDto> {
    const { password, code } = input;
    const terms = termsOfContract(input, 'REST');
    return { number: await this.coProductions.propose(ctx, session, { id, terms, password, code }) };
  }

  @Post(':id/versions/:number/accept')
  @HttpCode(204)
  @ApiOperation({ summary: 'Accepts what the other side proposed.' })
  @ApiNoContentResponse()
  acceptVersion(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @VersionInPath() number: number,
    @Body() proof: ContractProofDto,
  ): Promise<void> {
    return this.coProductions.answer(ctx, session, { id, number, isAccepted: true, ...proof });
  }

  @Post(':id/versions/:number/cancel')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes back or refuses a proposal.' })
  @ApiNoContentResponse()
  cancelVersion(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @VersionInPath() number: number,
    @Body() proof: ContractProofDto,
  ): Promise<void> {
    return this.coProductions.answer(ctx, session, { id, number, isAccepted: false, ...proof });
  }
}

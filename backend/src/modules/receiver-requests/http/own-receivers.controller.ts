import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { OpenReceiver } from '../use-cases/open-receiver.js';
import { ShowReceivers, statusOf } from '../use-cases/show-receivers.js';
import { NewReceiverDto, OpenedReceiverDto, OwnReceiversDto } from './receivers.dto.js';

/** The receivers of a seller. They belong to the owner of the account: members of the team open none. */
@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/receivers')
@RequireSession('seller')
export class OwnReceiversController {
  constructor(
    private readonly shown: ShowReceivers,
    private readonly opening: OpenReceiver,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'own_receivers',
    summary: 'The receivers of the signed-in seller, and where one can be opened.',
  })
  @ApiOkResponse({ type: OwnReceiversDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<OwnReceiversDto> {
    const { items, providers, bankAccounts, ...rest } = await this.shown.own(ctx, session);
    return {
      ...rest,
      items: [...items],
      providers: providers.map(({ id, name }) => ({ gatewayAccountId: id, name })),
      bankAccounts: [...bankAccounts],
    };
  }

  @Post()
  @ApiOperation({
    operationId: 'open_receiver',
    summary: 'Opens a receiver at a provider, with the approved documents and an approved bank account.',
  })
  @ApiCreatedResponse({ type: OpenedReceiverDto })
  async open(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { gatewayAccountId, bankAccountId, password, code, ...registration }: NewReceiverDto,
  ): Promise<OpenedReceiverDto> {
    const wanted = { gatewayAccountId, bankAccountId, registration };
    const { id, state } = await this.opening.open(ctx, session, wanted, { password, code });
    return { id, status: statusOf(state) };
  }
}

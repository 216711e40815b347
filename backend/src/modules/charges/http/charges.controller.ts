import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { Charges } from '../store/charges.js';
import { CreateCharges } from '../use-cases/create-charges.js';
import { DecideCharge } from '../use-cases/decide-charge.js';
import { ChargeDecisionDto, ChargeEventDto, MadeChargesDto, NewChargesDto } from './charges.dto.js';

/** What sellers owe the platform outside a sale, for staff. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/charges')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.charges })
export class ChargesController {
  constructor(
    private readonly creating: CreateCharges,
    private readonly deciding: DecideCharge,
    private readonly charges: Charges,
  ) {}

  @Post()
  @ApiOperation({ operationId: 'create_charges', summary: 'Charges one seller or many, all or none.' })
  @ApiCreatedResponse({ type: MadeChargesDto })
  async create(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() wanted: NewChargesDto,
  ): Promise<MadeChargesDto> {
    return { made: await this.creating.create(ctx, session, wanted) };
  }

  @Get(':id/events')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'events_of_charge', summary: 'What happened to a charge, the latest first.' })
  @ApiOkResponse({ type: [ChargeEventDto] })
  async events(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<ChargeEventDto[]> {
    const events = await this.charges.events(ctx, id);
    // Every charge was created once.
    if (events.length === 0) throw runtimeProblem('notFound');
    return events;
  }

  @Post(':id/decisions')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'decide_charge',
    summary: 'Sends, collects, discounts, cancels or, with two people, writes off a charge.',
  })
  @ApiNoContentResponse()
  async decide(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() decision: ChargeDecisionDto,
  ): Promise<void> {
    await this.deciding.decide(ctx, session, id, decision);
  }
}

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
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { CreateInvoice } from '../use-cases/create-invoice.js';
import { DecideInvoice } from '../use-cases/decide-invoice.js';
import { InvoiceDecisionDto, InvoiceEventDto, MadeInvoiceDto, NewInvoiceDto } from './invoices.dto.js';

/** What platforms owe the operator, for masters. */
@ApiTags('master')
@ApiBearerAuth()
@Controller('api/master/invoices')
@RequireSession('master')
export class InvoicesController {
  constructor(
    private readonly creating: CreateInvoice,
    private readonly deciding: DecideInvoice,
  ) {}

  @Post()
  @ApiOperation({
    operationId: 'create_invoice',
    summary: 'Bills a platform for what its plan does not include.',
  })
  @ApiCreatedResponse({ type: MadeInvoiceDto })
  async create(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() wanted: NewInvoiceDto,
  ): Promise<MadeInvoiceDto> {
    return { made: await this.creating.create(ctx, session, wanted) };
  }

  @Get(':id/events')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'events_of_invoice',
    summary: 'What happened to an invoice, the latest first.',
  })
  @ApiOkResponse({ type: [InvoiceEventDto] })
  events(@Ctx() ctx: Context, @IdInPath() id: string): Promise<InvoiceEventDto[]> {
    return this.deciding.events(ctx, id);
  }

  @Post(':id/decisions')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'decide_invoice',
    summary: 'Sends an invoice, notes its payment, discounts, cancels or, with two people, writes it off.',
  })
  @ApiNoContentResponse()
  async decide(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() decision: InvoiceDecisionDto,
  ): Promise<void> {
    await this.deciding.decide(ctx, session, id, decision);
  }
}

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
import { documentType } from '@guiche/brazil';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { maskedTaxId } from '../../documents/index.js';
import { RECEIVER_ID_MISSING } from '../receiver-refusals.js';
import { DecideReceiver } from '../use-cases/decide-receiver.js';
import { FollowReceiver } from '../use-cases/follow-receiver.js';
import { OpenReceiver } from '../use-cases/open-receiver.js';
import { ShowReceivers, type ShownRequest } from '../use-cases/show-receivers.js';
import {
  ReceiverDecisionDto,
  ReceiverDocumentViewDto,
  ReceiverStateDto,
  RetriedReceiverDto,
  SettledReceiverDto,
  ShownReceiverDto,
} from './receivers.dto.js';

/** The receivers of sellers, as staff work on them. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/receivers')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-receivers'] })
export class ReceiversController {
  constructor(
    private readonly shown: ShowReceivers,
    private readonly opening: OpenReceiver,
    private readonly questions: FollowReceiver,
    private readonly decisions: DecideReceiver,
  ) {}

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'show_receiver',
    summary: 'A request for a receiver, what became of it, and its history.',
  })
  @ApiOkResponse({ type: ShownReceiverDto })
  async show(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<ShownReceiverDto> {
    return shownReceiver(await this.shown.show(ctx, id));
  }

  @Post(':id/documents/:document/views')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'view_receiver_document',
    summary: 'A link to a document that was sent, valid for 60 seconds. That it was looked at is recorded.',
  })
  @ApiCreatedResponse({ type: ReceiverDocumentViewDto })
  async view(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @IdInPath('document') documentId: string,
  ): Promise<ReceiverDocumentViewDto> {
    const { path, ...view } = await this.shown.viewDocument(ctx, id, documentId);
    return { url: path, ...view };
  }

  @Post(':id/questions')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'ask_about_receiver',
    summary: 'Asks the provider now what became of the receiver, and for its balance.',
  })
  @ApiOkResponse({ type: ReceiverStateDto })
  async ask(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<ReceiverStateDto> {
    return { state: await this.questions.ask(ctx, id) };
  }

  @Post(':id/retries')
  @ApiOperation({
    operationId: 'retry_receiver',
    summary: 'Requests again what ended without a receiver, with the documents that are approved now.',
  })
  @ApiCreatedResponse({ type: RetriedReceiverDto })
  async retry(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() decision: ReceiverDecisionDto,
  ): Promise<RetriedReceiverDto> {
    return this.opening.retry(ctx, session, id, decision);
  }

  @Put(':id/refusal')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'refuse_receiver',
    summary: 'Refuses a receiver, which is not used any more, or tells the seller why it was refused.',
  })
  @ApiNoContentResponse()
  async refuse(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() decision: ReceiverDecisionDto,
  ): Promise<void> {
    await this.decisions.refuse(ctx, session, id, decision);
  }

  @Put(':id/settlement')
  @ApiOperation({
    operationId: 'settle_receiver',
    summary: 'Says what the provider shows about a request whose answer was lost.',
  })
  @ApiOkResponse({ type: ReceiverStateDto })
  async settle(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { exists, receiverId, ...decision }: SettledReceiverDto,
  ): Promise<ReceiverStateDto> {
    if (exists && receiverId === undefined)
      throw runtimeProblem('validation', { errors: { receiverId: [RECEIVER_ID_MISSING] } });
    const settled = { ...decision, ...(exists && { receiverId }) };
    return { state: await this.decisions.settle(ctx, session, id, settled) };
  }
}

function shownReceiver({ request, seller, ...shown }: ShownRequest): ShownReceiverDto {
  const { id, userId, name, document, state, bankAccount, reason, detail } = request;
  const { balance, balanceAt, requestedAt, asks, dueAt } = request;
  return {
    ...{ id, sellerId: userId, seller: seller.name, sellerEmail: seller.email, name },
    ...{ document: maskedTaxId(document), documentType: documentType(document) },
    ...{ provider: shown.providerName, state, receiverId: shown.providerReceiverId, bankAccount },
    ...{ reason, detail, balance, balanceAt, requestedAt, asks, dueAt },
    ...{ documents: [...shown.documents], events: [...shown.events] },
  };
}

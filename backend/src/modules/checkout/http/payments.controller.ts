import { Controller, Get, Header, Param, Post, Req, Sse, type MessageEvent, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import {
  EMPTY,
  ReplaySubject,
  catchError,
  defer,
  distinctUntilChanged,
  finalize,
  from,
  fromEvent,
  interval,
  map,
  merge,
  of,
  startWith,
  switchMap,
  takeUntil,
  type Observable,
} from 'rxjs';
import { PublicRoute } from '../../../runtime/access/index.js';
import { BuyersHostGuard } from '../../platforms/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { EventStreamLimits } from '../../../runtime/http/index.js';
import { Shutdown } from '../../../runtime/shutdown/index.js';
import { PaymentChanges, PaymentViews } from '../../payments/index.js';
import { RenewPayment } from '../use-cases/renew-payment.js';
import { ShowPayment } from '../use-cases/show-payment.js';
import { ShowReceipt } from '../use-cases/show-receipt.js';
import { PaymentDto, RenewalAnswerDto } from './payment.dto.js';
import { ReceiptDto } from './receipt.dto.js';

/** Not empty: browsers do not dispatch an event without data. */
const HEARTBEAT: MessageEvent = { type: 'heartbeat', data: 'alive' };
const HEARTBEAT_MS = 15_000;
/** A notification is lost when the process that changed the payment ends before it was sent. */
const READ_AGAIN_MS = 60_000;

/** The page of a payment. Its id cannot be guessed and gives access; nothing about the buyer is shown. */
@ApiTags('checkout')
@PublicRoute('anonymous buyers use the checkout')
@UseGuards(BuyersHostGuard)
@Controller('api/checkout/payments')
export class PaymentsController {
  constructor(
    private readonly views: PaymentViews,
    private readonly showPayment: ShowPayment,
    private readonly changes: PaymentChanges,
    private readonly renewals: RenewPayment,
    private readonly shutdown: Shutdown,
    private readonly showReceipt: ShowReceipt,
    private readonly streams: EventStreamLimits,
  ) {}

  @Get(':paymentId')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'How a payment stands now, from the primary.' })
  @ApiOkResponse({ type: PaymentDto })
  async payment(@Ctx() ctx: Context, @Param('paymentId') paymentId: string): Promise<PaymentDto> {
    const view = isUUID(paymentId) ? await this.views.find(ctx, paymentId) : undefined;
    if (!view) throw runtimeProblem('notFound');
    return this.showPayment.show(ctx, view);
  }

  @Get(':paymentId/receipt')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'What was bought: items, shipping, dates and who sold it. Nothing about the buyer.',
  })
  @ApiOkResponse({ type: ReceiptDto })
  async receipt(@Ctx() ctx: Context, @Param('paymentId') paymentId: string): Promise<ReceiptDto> {
    const view = isUUID(paymentId) ? await this.views.find(ctx, paymentId) : undefined;
    const receipt = view && (await this.showReceipt.of(ctx, view));
    if (!receipt) throw runtimeProblem('notFound');
    return receipt;
  }

  @Sse(':paymentId/events')
  @ApiOperation({ summary: 'The same body as event `payment`, at once and whenever it changes.' })
  async events(
    @Ctx() ctx: Context,
    @Param('paymentId') paymentId: string,
    @Req() { raw }: FastifyRequest,
  ): Promise<Observable<MessageEvent>> {
    const end = this.streams.admit(ctx.ip ?? '');
    // A client that disconnects before the stream begins would never unsubscribe.
    raw.socket.once('close', end);
    // Listens before it reads: a change in between is kept, and the payment is read again.
    const changes = new ReplaySubject<void>(1);
    // Notifications spell the id as PostgreSQL does.
    const listening = this.changes.of(paymentId.toLowerCase()).subscribe(changes);
    const found = await this.payment(ctx, paymentId).catch((error: unknown) => {
      listening.unsubscribe();
      raw.socket.off('close', end);
      end();
      throw error;
    });
    const read = changes.pipe(switchMap(() => this.payment(ctx, paymentId)));
    // A failure of the second is no reason to end the stream: the notification may come yet.
    const readAgain = interval(READ_AGAIN_MS).pipe(
      switchMap(() => from(this.payment(ctx, paymentId)).pipe(catchError(() => EMPTY))),
    );
    const payments = merge(read, readAgain).pipe(
      startWith(found),
      distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
      map((data): MessageEvent => ({ type: 'payment', data })),
      finalize(() => listening.unsubscribe()),
    );
    const heartbeat = interval(HEARTBEAT_MS).pipe(map(() => HEARTBEAT));
    return merge(payments, heartbeat).pipe(takeUntil(this.stopping()), finalize(end));
  }

  /** An open page must not delay a stopping process; it reconnects to another one. */
  private stopping(): Observable<unknown> {
    const { stopping } = this.shutdown;
    return defer(() => (stopping.aborted ? of('at once') : fromEvent(stopping, 'abort')));
  }

  @Post(':paymentId/renew')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A new code for the same order, when the last one expired or was never found.' })
  @ApiCreatedResponse({ type: RenewalAnswerDto })
  async renew(@Ctx() ctx: Context, @Param('paymentId') paymentId: string): Promise<RenewalAnswerDto> {
    if (!isUUID(paymentId)) throw runtimeProblem('notFound');
    return this.renewals.renew(ctx, paymentId);
  }
}

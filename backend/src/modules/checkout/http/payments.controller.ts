import { Controller, Get, Header, Param, Post, Sse, type MessageEvent } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import {
  defer,
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
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Shutdown } from '../../../runtime/shutdown/index.js';
import { PaymentChanges, PaymentViews } from '../../payments/index.js';
import { RenewPayment } from '../use-cases/renew-payment.js';
import { ShowPayment } from '../use-cases/show-payment.js';
import { PaymentDto, RenewalAnswerDto } from './payment.dto.js';

/** Not empty: browsers keep an event without data to themselves. */
const HEARTBEAT: MessageEvent = { type: 'heartbeat', data: 'alive' };
const HEARTBEAT_MS = 15_000;

/** The page of a payment. Its id is unguessable and is all that is needed; nothing of the buyer is told. */
@ApiTags('checkout')
@Controller('api/checkout/payments')
export class PaymentsController {
  constructor(
    private readonly views: PaymentViews,
    private readonly showPayment: ShowPayment,
    private readonly changes: PaymentChanges,
    private readonly renewals: RenewPayment,
    private readonly shutdown: Shutdown,
  ) {}

  @Get(':paymentId')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'How a payment stands now, from the primary.' })
  @ApiOkResponse({ type: PaymentDto })
  async payment(@Param('paymentId') paymentId: string): Promise<PaymentDto> {
    const view = isUUID(paymentId) ? await this.views.find(paymentId) : undefined;
    if (!view) throw runtimeProblem('notFound');
    return this.showPayment.show(view);
  }

  @Sse(':paymentId/events')
  @ApiOperation({ summary: 'The same body as event `payment`, at once and whenever it changes.' })
  async events(@Param('paymentId') paymentId: string): Promise<Observable<MessageEvent>> {
    await this.payment(paymentId);
    // Read again once we listen, so that a change in between is not missed.
    // Notifications spell the id as PostgreSQL does.
    const payments = this.changes.of(paymentId.toLowerCase()).pipe(
      startWith(undefined),
      switchMap(() => this.payment(paymentId)),
      map((data): MessageEvent => ({ type: 'payment', data })),
    );
    const heartbeat = interval(HEARTBEAT_MS).pipe(map(() => HEARTBEAT));
    return merge(payments, heartbeat).pipe(takeUntil(this.stopping()));
  }

  /** An open page must not hold a stopping process back; it comes again by itself, to another one. */
  private stopping(): Observable<unknown> {
    const { stopping } = this.shutdown;
    return defer(() => (stopping.aborted ? of('at once') : fromEvent(stopping, 'abort')));
  }

  @Post(':paymentId/renew')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A new code for the same order, when the last one expired or was never found.' })
  @ApiCreatedResponse({ type: RenewalAnswerDto })
  async renew(@Param('paymentId') paymentId: string): Promise<RenewalAnswerDto> {
    if (!isUUID(paymentId)) throw runtimeProblem('notFound');
    return this.renewals.renew(paymentId);
  }
}

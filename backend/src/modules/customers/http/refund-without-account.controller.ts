import { Body, Controller, Get, Header, Headers, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { Hosts } from '../../platforms/index.js';
import { RefundStatus } from '../../sales/index.js';
import { RefundWithoutAccount } from '../use-cases/refund-without-account.js';
import { AskRefundDto } from './purchases.dto.js';
import {
  BeginRefundDto,
  BegunRefundDto,
  FindRefundDto,
  ProveRefundDto,
  ProvenRefundDto,
  PurchaseToReturnDto,
  RefundPageDto,
  RefundStatusDto,
} from './refund-without-account.dto.js';

/** In a header, so that it stands in no log of addresses. */
const TOKEN = 'x-refund-token';

@ApiTags('refunds')
@Controller('api')
@PublicRoute('buyers ask here for their money without an account')
export class RefundWithoutAccountController {
  constructor(
    private readonly refunds: RefundWithoutAccount,
    private readonly statuses: RefundStatus,
    private readonly hosts: Hosts,
  ) {}

  @Post('refund-challenges')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Mails a code to the buyer of a purchase. The answer does not say whether there is one.',
  })
  @ApiOkResponse({ type: BegunRefundDto })
  async begin(
    @Ctx() ctx: Context,
    @Req() request: FastifyRequest,
    @Body() proof: BeginRefundDto,
  ): Promise<BegunRefundDto> {
    return { id: await this.refunds.begin(await this.tenant(ctx, request), proof) };
  }

  @Post('refund-challenges/:id/proof')
  @HttpCode(200)
  @ApiOperation({ summary: 'Takes the mailed code for a token, once.' })
  @ApiOkResponse({ type: ProvenRefundDto })
  async prove(
    @Ctx() ctx: Context,
    @Req() request: FastifyRequest,
    @IdInPath() id: string,
    @Body() { code }: ProveRefundDto,
  ): Promise<ProvenRefundDto> {
    return { token: await this.refunds.prove(await this.tenant(ctx, request), id, code) };
  }

  @Get('refund-purchase')
  @Header('cache-control', 'no-store')
  @ApiHeader({ name: TOKEN, required: true })
  @ApiOperation({ summary: 'The proven purchase, its items, and what its buyer may ask for.' })
  @ApiOkResponse({ type: PurchaseToReturnDto })
  async show(
    @Ctx() ctx: Context,
    @Req() request: FastifyRequest,
    @Headers(TOKEN) token = '',
  ): Promise<PurchaseToReturnDto> {
    return this.refunds.show(await this.tenant(ctx, request), token);
  }

  @Post('refund-purchase/requests')
  @HttpCode(200)
  @ApiHeader({ name: TOKEN, required: true })
  @ApiOperation({
    summary: 'Asks for the money of items, or of everything that is left. One request is open at a time.',
  })
  @ApiOkResponse({ type: RefundPageDto })
  async ask(
    @Ctx() ctx: Context,
    @Req() request: FastifyRequest,
    @Body() asked: AskRefundDto,
    @Headers(TOKEN) token = '',
  ): Promise<RefundPageDto> {
    return { viewToken: await this.refunds.ask(await this.tenant(ctx, request), token, asked) };
  }

  @Post('refund-statuses')
  @HttpCode(200)
  @ApiOperation({
    summary: 'The page of a request, for who knows its number and the address of the purchase.',
  })
  @ApiOkResponse({ type: RefundPageDto })
  async find(
    @Ctx() ctx: Context,
    @Req() request: FastifyRequest,
    @Body() asked: FindRefundDto,
  ): Promise<RefundPageDto> {
    return { viewToken: await this.refunds.pageOf(await this.tenant(ctx, request), asked) };
  }

  @Get('refund-statuses/:token')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'How a request stands, without data of its buyer.' })
  @ApiOkResponse({ type: RefundStatusDto })
  async status(
    @Ctx() ctx: Context,
    @Req() request: FastifyRequest,
    @Param('token') token: string,
  ): Promise<RefundStatusDto> {
    return this.statuses.of(await this.tenant(ctx, request), token);
  }

  private async tenant(ctx: Context, request: FastifyRequest): Promise<TenantContext> {
    const { platformId } = await this.hosts.of(request);
    if (platformId === null) throw runtimeProblem('unknownHost');
    return ctx.forPlatform(platformId);
  }
}

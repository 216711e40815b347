import type { WebhookDelivery } from '@guiche/gateway-kit';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { RawBody } from '../../../runtime/http/index.js';
import { ReceiveWebhook } from '../use-cases/receive-webhook.js';

/** Where providers deliver. Stored, then answered with exactly 200, then understood by the worker. */
@ApiTags('webhooks')
@PublicRoute('payment providers deliver webhooks, which prove themselves')
@Controller('webhooks')
export class WebhooksController {
  constructor(private readonly receiveWebhook: ReceiveWebhook) {}

  @Post(':provider/:token')
  @HttpCode(200)
  @RawBody()
  @ApiOperation({ summary: 'A delivery of a provider. Always answered 200 once it is stored.' })
  @ApiParam({ name: 'provider', example: 'HAWKPAY' })
  @ApiOkResponse()
  async receive(
    @Ctx() ctx: Context,
    @Param('provider') provider: string,
    @Param('token') token: string,
    @Body() rawBody: string,
    @Req() { headers, query }: FastifyRequest,
  ): Promise<void> {
    const appended = flat(query as Readonly<Record<string, string | string[] | undefined>>);
    const delivery = {
      headers: flat(headers),
      rawBody,
      ...(Object.keys(appended).length > 0 ? { query: appended } : {}),
    };
    await this.receiveWebhook.receive(ctx, { provider: provider.toUpperCase(), token, delivery });
  }

  /** The Pix standard appends this to the address it was given. */
  @Post(':provider/:token/pix')
  @HttpCode(200)
  @RawBody()
  @ApiOperation({ summary: 'The same; the Pix standard appends /pix to the registered address.' })
  @ApiOkResponse()
  async receivePix(
    @Ctx() ctx: Context,
    @Param('provider') provider: string,
    @Param('token') token: string,
    @Body() rawBody: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.receive(ctx, provider, token, rawBody, request);
  }
}

function flat(values: Readonly<Record<string, string | string[] | undefined>>): WebhookDelivery['headers'] {
  const named = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  return Object.fromEntries(named) as Record<string, string>;
}

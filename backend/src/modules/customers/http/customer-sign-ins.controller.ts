import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { SignInByMail } from '../../identity/index.js';
import { Hosts } from '../../platforms/index.js';
import { Purchases } from '../store/purchases.js';
import { AskSignInDto } from './purchases.dto.js';

@ApiTags('sessions')
@Controller('api/customer-sign-ins')
@PublicRoute('buyers ask here for a mail that signs them in')
export class CustomerSignInsController {
  constructor(
    private readonly signIn: SignInByMail,
    private readonly purchases: Purchases,
    private readonly hosts: Hosts,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({
    summary:
      'Sends a link and a code to an address that bought something here. The answer does not say whether.',
  })
  @ApiNoContentResponse()
  async send(
    @Ctx() ctx: Context,
    @Body() { email }: AskSignInDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { platformId, origin } = await this.hosts.of(request);
    if (platformId === null) throw runtimeProblem('unknownHost');
    const tenant = ctx.forPlatform(platformId);
    await this.signIn.send(tenant, { email, origin }, (address) => this.purchases.buyerName(tenant, address));
  }
}

import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { Hosts } from '../../platforms/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { identityProblem } from '../identity-problems.js';
import { RegisterSeller } from '../use-cases/register-seller.js';
import { ConfirmRegistrationDto, RegisteredDto, RegistrationDto } from './registrations.dto.js';

@ApiTags('sessions')
@Controller('api/registrations')
@PublicRoute('sellers open an account here')
export class RegistrationsController {
  constructor(
    private readonly registration: RegisterSeller,
    private readonly hosts: Hosts,
  ) {}

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary:
      'Registers a seller on the platform of the host and sends a code. The answer does not say whether the account existed.',
  })
  @ApiCreatedResponse({ type: RegisteredDto })
  async register(
    @Ctx() ctx: Context,
    @Body() { acceptsTerms: _, ...input }: RegistrationDto,
    @Req() request: FastifyRequest,
  ): Promise<RegisteredDto> {
    const { platformId, brand, isOperating } = await this.hosts.of(request);
    if (platformId === null) throw runtimeProblem('unknownHost');
    if (!isOperating) throw identityProblem('platformSuspended');
    const { termsUrl = null, termsVersion = null } = brand ?? {};
    const tenant = ctx.forPlatform(platformId);
    return {
      registration: await this.registration.register(tenant, { ...input, termsUrl, termsVersion }),
    };
  }

  @Post('confirmation')
  @HttpCode(204)
  @ApiOperation({ summary: 'Confirms the e-mail address by the code that was sent.' })
  @ApiNoContentResponse()
  async confirm(
    @Ctx() ctx: Context,
    @Body() input: ConfirmRegistrationDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { platformId } = await this.hosts.of(request);
    if (platformId === null) throw runtimeProblem('unknownHost');
    await this.registration.confirm(ctx.forPlatform(platformId), input);
  }
}

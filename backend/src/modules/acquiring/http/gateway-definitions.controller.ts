import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { DefineGateway } from '../definitions/define-gateway.js';
import {
  DefineGatewayDto,
  GatewayDefinitionsDto,
  RehearseGatewayDto,
  RehearsedGatewayDto,
} from './gateway-definitions.dto.js';

@ApiTags('master')
@ApiBearerAuth()
@Controller('api/master/gateway-definitions')
@RequireSession('master')
export class GatewayDefinitionsController {
  constructor(private readonly gateways: DefineGateway) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The gateways that are data, in all their versions.' })
  @ApiOkResponse({ type: GatewayDefinitionsDto })
  async list(): Promise<GatewayDefinitionsDto> {
    return { items: await this.gateways.versions() };
  }

  @Post('rehearsal')
  @HttpCode(200)
  @ApiOperation({ summary: 'Checks a definition and shows what it does. Stores and calls nothing.' })
  @ApiOkResponse({ type: RehearsedGatewayDto })
  rehearse(@Body() { definition, sample }: RehearseGatewayDto): Promise<RehearsedGatewayDto> {
    return this.gateways.rehearse(definition, sample);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Stores a definition as the next version. With problems, nothing is stored.' })
  @ApiOkResponse({ type: RehearsedGatewayDto })
  define(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() { definition, ...proof }: DefineGatewayDto,
  ): Promise<RehearsedGatewayDto> {
    return this.gateways.define(ctx, session, definition, proof);
  }
}

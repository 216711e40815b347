import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { OwnApiKeys } from '../use-cases/own-api-keys.js';
import { ApiKeysDto, CreatedApiKeyDto, NewApiKeyDto } from './api-keys.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/api-keys')
@RequireSession('seller')
export class ApiKeysController {
  constructor(private readonly keys: OwnApiKeys) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The API keys of the signed-in seller.' })
  @ApiOkResponse({ type: ApiKeysDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<ApiKeysDto> {
    return { items: await this.keys.list(ctx, session) };
  }

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Creates an API key for programs of the seller.' })
  @ApiCreatedResponse({ type: CreatedApiKeyDto })
  async create(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { password, code, ...key }: NewApiKeyDto,
  ): Promise<CreatedApiKeyDto> {
    return { key: await this.keys.create(ctx, session, key, { password, code }) };
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revokes an API key. It stops working at once.' })
  @ApiNoContentResponse()
  async revoke(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.keys.revoke(ctx, session, id);
  }
}

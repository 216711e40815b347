import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../runtime/access/index.js';
import { Hosts } from '../hosts.js';
import { SiteDto } from './site.dto.js';

@ApiTags('site')
@Controller('api/site')
@PublicRoute('the sign-in pages show the brand of the platform')
export class SiteController {
  constructor(private readonly hosts: Hosts) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What the host of this request is used for.' })
  @ApiOkResponse({ type: SiteDto })
  async show(@Req() request: FastifyRequest): Promise<SiteDto> {
    const { platformId, brand, languages, isMasterHost } = await this.hosts.of(request);
    return { brand, languages, isMasterHost, isUsed: platformId !== null || isMasterHost };
  }
}

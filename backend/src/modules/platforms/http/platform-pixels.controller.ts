import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { PlatformPixels } from '../use-cases/platform-pixels.js';
import {
  NewPixelDto,
  PixelAddedDto,
  PixelChangeDto,
  PixelSettingsShownDto,
  PixelTestedDto,
} from './platform-pixels.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/platform-pixels')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-pixels'] })
export class PlatformPixelsController {
  constructor(private readonly pixels: PlatformPixels) {}

  @Post()
  @ApiOperation({ summary: 'Adds a tracking id of the platform itself.' })
  @ApiCreatedResponse({ type: PixelAddedDto })
  async add(@Ctx() ctx: TenantContext, @Body() input: NewPixelDto): Promise<PixelAddedDto> {
    return { id: await this.pixels.add(ctx, input) };
  }

  @Get(':id/settings')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What can be changed of a tracking id, without its token.' })
  @ApiOkResponse({ type: PixelSettingsShownDto })
  async show(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<PixelSettingsShownDto> {
    const { label, isActive, needsConsent, version } = await this.pixels.show(ctx, id);
    return { label, isActive, needsConsent, version };
  }

  @Put(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Changes a tracking id of the platform.' })
  @ApiNoContentResponse()
  async change(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { version, ...input }: PixelChangeDto,
  ): Promise<void> {
    await this.pixels.change(ctx, id, input, version);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a tracking id of the platform.' })
  @ApiNoContentResponse()
  async remove(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<void> {
    await this.pixels.remove(ctx, id);
  }

  @Delete(':id/token')
  @HttpCode(204)
  @ApiOperation({ summary: 'Forgets the token of a tracking id. The server then sends no events.' })
  @ApiNoContentResponse()
  async removeToken(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<void> {
    await this.pixels.removeToken(ctx, id);
  }

  @Post(':id/test')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sends a page view to the network, marked as a test.' })
  @ApiOkResponse({ type: PixelTestedDto })
  test(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<PixelTestedDto> {
    return this.pixels.sendTest(ctx, id);
  }
}

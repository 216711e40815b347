import { Body, Controller, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { Customization, type BrandWanted } from '../use-cases/customization.js';
import { CustomizationChangeDto, CustomizationDto } from './customization.dto.js';
import { SettingChangesDto, UndoSettingsDto } from './platform-settings.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/customization')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.customization })
export class CustomizationController {
  constructor(private readonly customization: Customization) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The look of the platform.' })
  @ApiOkResponse({ type: CustomizationDto })
  show(@Ctx() ctx: TenantContext): Promise<CustomizationDto> {
    return this.customization.show(ctx);
  }

  @Put()
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.customization, recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Changes the look of the platform, at once on every page and in every mail.' })
  @ApiNoContentResponse()
  async change(@Ctx() ctx: TenantContext, @Body() input: CustomizationChangeDto): Promise<void> {
    const { reason, version } = input;
    await this.customization.change(ctx, wantedBrand(input), { reason, version });
  }

  @Get('changes')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The latest changes of the look.' })
  @ApiOkResponse({ type: SettingChangesDto })
  async history(@Ctx() ctx: TenantContext): Promise<SettingChangesDto> {
    return { items: await this.customization.history(ctx) };
  }

  @Post('changes/:id/undo')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.customization, recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Restores the look that a change replaced.' })
  @ApiNoContentResponse()
  async undo(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { reason }: UndoSettingsDto,
  ): Promise<void> {
    await this.customization.undo(ctx, id, reason);
  }
}

/** An empty field takes the value away. */
function wantedBrand(input: CustomizationChangeDto): BrandWanted {
  const { name, hiddenPages, poweredByShown, greetingPt, greetingEn, greetingEs } = input;
  return {
    ...{ name, hiddenPages, poweredByShown },
    ...{ logoUrl: input.logoUrl ?? null, logoDarkUrl: input.logoDarkUrl ?? null },
    ...{ faviconUrl: input.faviconUrl ?? null, signInImageUrl: input.signInImageUrl ?? null },
    accentColor: input.accentColor?.toLowerCase() ?? null,
    ...{ mailSenderName: input.mailSenderName ?? null, mailFooter: input.mailFooter ?? null },
    ...{ supportEmail: input.supportEmail ?? null, supportPhone: input.supportPhone ?? null },
    ...{ supportUrl: input.supportUrl ?? null, termsUrl: input.termsUrl ?? null },
    ...{ termsVersion: input.termsVersion ?? null, privacyUrl: input.privacyUrl ?? null },
    signInGreetings: {
      ...(greetingPt && { 'pt-BR': greetingPt }),
      ...(greetingEn && { 'en-US': greetingEn }),
      ...(greetingEs && { 'es-ES': greetingEs }),
    },
  };
}

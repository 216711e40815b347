import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { Reads, sql } from '../../../database/index.js';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { isOfBrand } from '../domain/brand-changes.js';
import { PlatformRefused } from '../platform-change.js';
import { PlatformSettings, type PlatformShown } from '../platform-settings.js';
import { settingsProblem } from '../settings-problems.js';
import { ScheduledSettings, type SettingsWanted } from '../use-cases/scheduled-settings.js';
import { DocumentSettingsDto } from './document-settings.dto.js';
import { LanguageSettingsDto } from './language-settings.dto.js';
import { StaffAddressSettingsDto } from './staff-addresses.dto.js';
import {
  CheckoutSettingsDto,
  AnticipationSettingsDto,
  CompanySettingsDto,
  FeeSettingsDto,
  InstallmentSettingsDto,
  MethodSettingsDto,
  PlatformSettingsDto,
  DisputeSettingsDto,
  ReleaseSettingsDto,
  SellingSettingsDto,
  SettingChangesDto,
  UndoSettingsDto,
  WithdrawalSettingsDto,
} from './platform-settings.dto.js';
import {
  companyOf,
  feesOf,
  languagesIn,
  installmentsOf,
  releaseOf,
  shownSettings,
  shownValues,
  anticipationRulesIn,
  disputeRulesIn,
  documentRulesIn,
  sellingRulesIn,
  staffAddressesIn,
  withdrawalRulesIn,
} from './setting-groups.js';

const SELLERS = sql<{ platformId: string }>(
  'count-sellers-of-platform',
  `select count(*)::int as sellers from users_read where platform_id = :platformId and role = 'PRODUCER'`,
);

interface Submitted {
  readonly reason: string;
  readonly validFrom?: string;
  readonly version: number;
}

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/platform-settings')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'] })
export class PlatformSettingsController {
  constructor(
    private readonly settings: PlatformSettings,
    private readonly scheduled: ScheduledSettings,
    private readonly reads: Reads,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The settings of the platform.' })
  @ApiOkResponse({ type: PlatformSettingsDto })
  async show(@Ctx() ctx: TenantContext): Promise<PlatformSettingsDto> {
    const [shown, counted] = await Promise.all([
      this.present(ctx),
      this.reads.prepared<{ sellers: number }>(SELLERS({ platformId: ctx.platformId })),
    ]);
    return shownSettings(shown, counted[0]?.sellers ?? 0);
  }

  @Put('methods')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Which payment methods are offered, and whether sellers can withdraw.' })
  @ApiNoContentResponse()
  async setMethods(@Ctx() ctx: TenantContext, @Body() input: MethodSettingsDto): Promise<void> {
    const { pixEnabled, creditCardEnabled, billetEnabled, blockedCashout } = input;
    await this.set(ctx, input, { pixEnabled, creditCardEnabled, billetEnabled, blockedCashout });
  }

  @Put('fees')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({
    summary: 'What sellers pay the platform for a sale. Orders keep the fees of their purchase.',
  })
  @ApiNoContentResponse()
  async setFees(@Ctx() ctx: TenantContext, @Body() input: FeeSettingsDto): Promise<void> {
    await this.set(ctx, input, feesOf(input, (await this.present(ctx)).fees));
  }

  @Put('installments')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'In how many installments buyers may pay by card, and what they pay for it.' })
  @ApiNoContentResponse()
  async setInstallments(@Ctx() ctx: TenantContext, @Body() input: InstallmentSettingsDto): Promise<void> {
    await this.set(ctx, input, installmentsOf(input));
  }

  @Put('release')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'When money of sales is released. Orders keep the scheme of their purchase.' })
  @ApiNoContentResponse()
  async setRelease(@Ctx() ctx: TenantContext, @Body() input: ReleaseSettingsDto): Promise<void> {
    await this.set(ctx, input, releaseOf(input));
  }

  @Put('withdrawals')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Which withdrawals are taken, what they cost, and who decides about them.' })
  @ApiNoContentResponse()
  async setWithdrawals(@Ctx() ctx: TenantContext, @Body() input: WithdrawalSettingsDto): Promise<void> {
    await this.set(ctx, input, withdrawalRulesIn(input));
  }

  @Put('disputes')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Deadlines and fees of disputes. Disputes keep those of their notice.' })
  @ApiNoContentResponse()
  async setDisputes(@Ctx() ctx: TenantContext, @Body() input: DisputeSettingsDto): Promise<void> {
    await this.set(ctx, input, disputeRulesIn(input));
  }

  @Put('anticipations')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({
    summary:
      'Whether sellers are paid early, how much of a sale, and what it costs. Requests keep their rate.',
  })
  @ApiNoContentResponse()
  async setAnticipations(@Ctx() ctx: TenantContext, @Body() input: AnticipationSettingsDto): Promise<void> {
    await this.set(ctx, input, anticipationRulesIn(input));
  }

  @Put('company')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Who runs the platform, as its checkouts name it.' })
  @ApiNoContentResponse()
  async setCompany(@Ctx() ctx: TenantContext, @Body() input: CompanySettingsDto): Promise<void> {
    await this.set(ctx, input, companyOf(input));
  }

  @Put('checkout')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'What every checkout of the platform does.' })
  @ApiNoContentResponse()
  async setCheckout(@Ctx() ctx: TenantContext, @Body() input: CheckoutSettingsDto): Promise<void> {
    const { trackingNeedsConsent, cartHeadingHidden } = input;
    await this.set(ctx, input, { trackingNeedsConsent, cartHeadingHidden });
  }

  @Put('selling')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({
    summary: 'What sellers may offer. Days and currencies that products and offers have stay.',
  })
  @ApiNoContentResponse()
  async setSelling(@Ctx() ctx: TenantContext, @Body() input: SellingSettingsDto): Promise<void> {
    await this.set(ctx, input, sellingRulesIn(input));
  }

  @Put('documents')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({
    summary: 'Which documents sellers must send. Who is verified stays so; who has all of them becomes so.',
  })
  @ApiNoContentResponse()
  async setDocuments(@Ctx() ctx: TenantContext, @Body() input: DocumentSettingsDto): Promise<void> {
    await this.set(ctx, input, documentRulesIn(input));
  }

  @Put('languages')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'The languages of pages and mails, and the usual one.' })
  @ApiNoContentResponse()
  async setLanguages(@Ctx() ctx: TenantContext, @Body() input: LanguageSettingsDto): Promise<void> {
    await this.set(ctx, input, languagesIn(input));
  }

  @Put('access')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({
    summary: 'From which addresses staff use the administration. The own one must be among them.',
  })
  @ApiNoContentResponse()
  async setAccess(@Ctx() ctx: TenantContext, @Body() input: StaffAddressSettingsDto): Promise<void> {
    await this.set(ctx, input, staffAddressesIn(input));
  }

  @Get('changes')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The latest changes of the settings, and those to come.' })
  @ApiOkResponse({ type: SettingChangesDto })
  async history(@Ctx() ctx: TenantContext): Promise<SettingChangesDto> {
    // Changes of the look have a page of their own.
    const changes = (await this.scheduled.history(ctx)).filter(({ change }) => !isOfBrand(change));
    const items = changes.map(({ change, previous, ...row }) => ({
      ...row,
      change: shownValues(change),
      previous: previous && shownValues(previous),
    }));
    return { items };
  }

  @Post('changes/:id/undo')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Restores the values that a change replaced.' })
  @ApiNoContentResponse()
  async undo(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { reason }: UndoSettingsDto,
  ): Promise<void> {
    await this.scheduled.undo(ctx, id, reason);
  }

  @Delete('changes/:id')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Cancels a change that is to come.' })
  @ApiNoContentResponse()
  async cancel(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<void> {
    await this.scheduled.cancel(ctx, id);
  }

  private async present(ctx: TenantContext): Promise<PlatformShown> {
    const found = await this.settings.show(ctx);
    if (!found) throw runtimeProblem('notFound');
    return found;
  }

  private async set(
    ctx: TenantContext,
    { reason, validFrom, version }: Submitted,
    change: SettingsWanted,
  ): Promise<void> {
    try {
      await this.scheduled.set(ctx, change, { reason, validFrom, version });
    } catch (error) {
      throw error instanceof PlatformRefused ? settingsProblem('settingsRefused') : error;
    }
  }
}

import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  ParseEnumPipe,
  Post,
  Put,
} from '@nestjs/common';
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
import { runtimeProblem } from '../../../runtime/errors/index.js';
import type { AccountChange } from '../accounts/account-change.js';
import { AccountsHealth } from '../accounts/account-health.js';
import { AccountSettings } from '../accounts/account-settings.js';
import type { AccountShown } from '../accounts/account-shown.js';
import {
  ChangedGatewayAccountDto,
  ClientCertificateDto,
  ConnectionTestDto,
  GatewayAccountDto,
  GatewayAccountsDto,
  NewGatewayAccountDto,
} from './gateway-accounts.dto.js';
import { withRefusalTexts } from './refusal-texts.js';
import { changeOfAccount, credentialsByName, shownGatewayAccount } from './shown-gateway.js';

/** What a certificate is used for, as the address names it. */
const USES = { 'cash-in': 'cashInCertificate', 'cash-out': 'cashOutCertificate' } as const;
type Use = keyof typeof USES;
const use = new ParseEnumPipe(
  { 'cash-in': 'cash-in', 'cash-out': 'cash-out' },
  { exceptionFactory: () => runtimeProblem('notFound') },
);

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/gateway-accounts')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'] })
export class GatewayAccountsController {
  constructor(
    private readonly settings: AccountSettings,
    private readonly health: AccountsHealth,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The accounts of the platform at payment providers, without their secrets.' })
  @ApiOkResponse({ type: GatewayAccountsDto })
  async list(@Ctx() ctx: TenantContext): Promise<GatewayAccountsDto> {
    const [accounts, health] = await Promise.all([this.settings.list(ctx), this.health.ofLastDay(ctx)]);
    return { items: accounts.map((account) => shownGatewayAccount(account, health)) };
  }

  @Post()
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'], recentProof: true })
  @ApiOperation({ summary: 'Connects a payment provider.' })
  @ApiCreatedResponse({ type: GatewayAccountDto })
  async add(@Ctx() ctx: TenantContext, @Body() input: NewGatewayAccountDto): Promise<GatewayAccountDto> {
    const { credentials, accountsBaseAddress, loginBaseAddress, ...plain } = input;
    const id = await withRefusalTexts(() =>
      this.settings.add(ctx, {
        ...plain,
        accountsBaseAddress: accountsBaseAddress ?? null,
        loginBaseAddress: loginBaseAddress ?? null,
        credentials: credentialsByName(credentials),
      }),
    );
    return shownGatewayAccount(await this.present(ctx, id), []);
  }

  @Put(':id')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Changes an account. In effect with the next payment.' })
  @ApiNoContentResponse()
  async change(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() input: ChangedGatewayAccountDto,
  ): Promise<void> {
    const change = changeOfAccount(input, await this.present(ctx, id));
    await withRefusalTexts(() => this.settings.change(ctx, id, change, input.version));
  }

  @Post(':id/test')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sends a read-only request to the provider with the stored settings.' })
  @ApiOkResponse({ type: ConnectionTestDto })
  async test(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<ConnectionTestDto> {
    await this.present(ctx, id);
    const outcome = await this.settings.test(ctx, id);
    return { kind: outcome.kind, detail: 'detail' in outcome ? (outcome.detail ?? null) : null };
  }

  @Put(':id/certificates/:use')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Stores a client certificate. It is write-only.' })
  @ApiNoContentResponse()
  async setCertificate(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Param('use', use) which: Use,
    @Body() { pfx, passphrase }: ClientCertificateDto,
  ): Promise<void> {
    await this.present(ctx, id);
    const secret = passphrase === undefined ? {} : { passphrase };
    const certificate = { pfx: Buffer.from(pfx, 'base64'), ...secret };
    await this.changeCertificate(ctx, id, { [USES[which]]: certificate });
  }

  @Delete(':id/certificates/:use')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['platform-settings/acquirings'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a client certificate.' })
  @ApiNoContentResponse()
  async removeCertificate(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Param('use', use) which: Use,
  ): Promise<void> {
    await this.present(ctx, id);
    await this.changeCertificate(ctx, id, { [USES[which]]: null });
  }

  private async changeCertificate(ctx: TenantContext, id: string, change: AccountChange): Promise<void> {
    await withRefusalTexts(() => this.settings.change(ctx, id, change));
  }

  private async present(ctx: TenantContext, id: string): Promise<AccountShown> {
    const found = (await this.settings.list(ctx)).find((account) => account.id === id);
    if (!found) throw runtimeProblem('notFound');
    return found;
  }
}

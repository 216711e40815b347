import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { DecideBankAccount } from '../use-cases/decide-bank-account.js';
import { OwnBankAccounts } from '../use-cases/own-bank-accounts.js';
import { BankAccountDecisionDto, NewBankAccountDto, OwnBankAccountsDto } from './bank-accounts.dto.js';

/** The reader is the holder. */
function withoutHolder(account: Awaited<ReturnType<OwnBankAccounts['list']>>[number]) {
  const { holderName: _, holderDocument: __, userId: ___, ...shown } = account;
  return shown;
}

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/bank-accounts')
@RequireSession('seller')
export class OwnBankAccountsController {
  constructor(private readonly accounts: OwnBankAccounts) {}

  @Get()
  @RequireSession('seller', { forApiKeys: true, forMembers: 'bankAccounts' })
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The bank accounts and PIX keys of the signed-in seller.' })
  @ApiOkResponse({ type: OwnBankAccountsDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<OwnBankAccountsDto> {
    return { items: (await this.accounts.list(ctx, session)).map(withoutHolder) };
  }

  @Post()
  @HttpCode(204)
  @ApiOperation({ summary: 'Adds a bank account or a PIX key of the own document. Staff decide about it.' })
  @ApiNoContentResponse()
  async add(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { password, code, ...destination }: NewBankAccountDto,
  ): Promise<void> {
    await this.accounts.add(ctx, session, destination, { password, code });
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes an own account.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.accounts.remove(ctx, session, id);
  }
}

/** The accounts of a manager, whose commission is paid to them. Staff decide about them as about those of sellers. */
@ApiTags('manager')
@ApiBearerAuth()
@Controller('api/manager/bank-accounts')
@RequireSession('manager')
export class ManagerBankAccountsController {
  constructor(private readonly accounts: OwnBankAccounts) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The bank accounts and PIX keys of the signed-in manager.' })
  @ApiOkResponse({ type: OwnBankAccountsDto })
  async list(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<OwnBankAccountsDto> {
    return { items: (await this.accounts.list(ctx, session)).map(withoutHolder) };
  }

  @Post()
  @HttpCode(204)
  @ApiOperation({ summary: 'Adds a bank account or a PIX key of the own document. Staff decide about it.' })
  @ApiNoContentResponse()
  async add(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @Body() { password, code, ...destination }: NewBankAccountDto,
  ): Promise<void> {
    await this.accounts.add(ctx, session, destination, { password, code });
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes an own account.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.accounts.remove(ctx, session, id);
  }
}

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/bank-accounts')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-bank-accounts'] })
export class BankAccountsController {
  constructor(private readonly decisions: DecideBankAccount) {}

  @Put(':id/decision')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-bank-accounts'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Approves, rejects or blocks an account of a seller.' })
  @ApiNoContentResponse()
  async decide(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() decision: BankAccountDecisionDto,
  ): Promise<void> {
    await this.decisions.decide(ctx, id, decision);
  }
}

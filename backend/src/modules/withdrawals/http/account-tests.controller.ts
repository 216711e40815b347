import { Body, Controller, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { rules } from '@guiche/field-rules';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { Field, IdInPath } from '../../../runtime/http/index.js';
import { WITHDRAWAL_STATES, type WithdrawalState } from '../domain/withdrawal-states.js';
import { AccountTests, type AccountTest } from '../store/account-tests.js';
import { SettleUnresolved } from '../use-cases/settle-unresolved.js';
import { TestAccount } from '../use-cases/test-account.js';
import { SettledWithdrawalDto } from './withdrawals.dto.js';

class NewAccountTestDto {
  @Field(rules.uuid(), { description: 'Made by the client. The same request sends one cent only.' })
  requestKey: string;
}

class AccountTestDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ enum: WITHDRAWAL_STATES }) state: WithdrawalState;
  @ApiProperty() requestedAt: Date;
  @ApiProperty({ description: 'The name of the person who asked for it.' }) by: string;
  @ApiProperty({ type: Date, nullable: true, description: 'Null: it is under way.' }) endedAt: Date | null;
  @ApiProperty({ type: String, nullable: true }) provider: string | null;
  @ApiProperty({ type: String, nullable: true }) endToEndId: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'As the provider calls it.' })
  withdrawId: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the provider said, or why nothing was sent.',
  })
  detail: string | null;
  @ApiProperty({ description: 'The provider gives no answer: staff may record the result.' })
  isUnresolved: boolean;
}

class AccountTestsDto {
  @ApiProperty({ type: [AccountTestDto], description: 'The newest first, at most 20.' })
  items: AccountTestDto[];
}

/** Tests of the accounts and keys of sellers with one cent. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/bank-accounts/:id/tests')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-bank-accounts'] })
export class AccountTestsController {
  constructor(
    private readonly testAccount: TestAccount,
    private readonly tests: AccountTests,
    private readonly unresolved: SettleUnresolved,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'account_tests', summary: 'The tests of an account with one cent.' })
  @ApiOkResponse({ type: AccountTestsDto })
  async list(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<AccountTestsDto> {
    return { items: await this.known(ctx, id) };
  }

  @Post()
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-bank-accounts'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({
    operationId: 'test_account',
    summary: 'Sends one cent of the platform to an account that is not rejected or blocked.',
  })
  @ApiNoContentResponse()
  async test(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { requestKey }: NewAccountTestDto,
  ): Promise<void> {
    await this.testAccount.ask(ctx, { accountId: id, requestKey });
  }

  @Put('result')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'settle_account_test',
    summary: 'Ends the test that no question settled, as the records of the provider show it.',
  })
  @ApiNoContentResponse()
  async settle(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { paid: isPaid, ...input }: SettledWithdrawalDto,
  ): Promise<void> {
    const test = (await this.known(ctx, id)).find(({ isUnresolved }) => isUnresolved);
    if (!test) throw runtimeProblem('notFound');
    await this.unresolved.settle(ctx, session, { owner: 'platform', id: test.id }, { ...input, isPaid });
  }

  private async known(ctx: TenantContext, id: string): Promise<AccountTest[]> {
    const tests = await this.tests.of(ctx, id);
    if (!tests) throw runtimeProblem('notFound');
    return tests;
  }
}

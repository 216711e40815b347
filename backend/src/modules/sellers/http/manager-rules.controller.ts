import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { RequireSession } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import type { ManagerRule } from '../domain/seller-terms.js';
import { ManagerRules } from '../use-cases/manager-rules.js';
import { TransferSellers } from '../use-cases/transfer-sellers.js';
import {
  ManagerRuleDto,
  ManagerRuleShownDto,
  PortfolioDto,
  TransferDto,
  TransferredDto,
  type RuleValuesDto,
} from './manager-rules.dto.js';
import { ReasonDto } from './seller-terms.dto.js';

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/managers/:id')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-managers'] })
export class ManagerRulesController {
  constructor(
    private readonly rules: ManagerRules,
    private readonly transfers: TransferSellers,
    private readonly clock: Clock,
  ) {}

  @Get('rule')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What a manager earns of a sale, with the history.' })
  @ApiOkResponse({ type: ManagerRuleShownDto })
  async show(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<ManagerRuleShownDto> {
    const { present, history, newest } = await this.rules.show(ctx, id);
    const now = this.clock.now();
    return {
      ...{ newest, present: shownRule(present) },
      history: history.map(({ value, ...version }) => ({
        ...version,
        value: shownRule(value),
        isInEffect: version.canceledAt === null && version.validFrom <= now,
      })),
    };
  }

  @Put('rule')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-managers'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Sets what a manager earns. Orders keep the rule of their purchase.' })
  @ApiNoContentResponse()
  async set(@Ctx() ctx: TenantContext, @IdInPath() id: string, @Body() input: ManagerRuleDto): Promise<void> {
    const { reason, validFrom, basedOn = null } = input;
    await this.rules.set(ctx, id, { value: ruleOf(input), reason, validFrom, basedOn });
  }

  @Post('rule/:version/undo')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-managers'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Restores the rule before a version.' })
  @ApiNoContentResponse()
  async undo(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @IdInPath('version') version: string,
    @Body() { reason }: ReasonDto,
  ): Promise<void> {
    await this.rules.undo(ctx, id, { id: version, reason });
  }

  @Delete('rule/:version')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-managers'], recentProof: true })
  @HttpCode(204)
  @ApiOperation({ summary: 'Cancels a rule that is to come.' })
  @ApiNoContentResponse()
  async cancel(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @IdInPath('version') version: string,
  ): Promise<void> {
    await this.rules.cancel(ctx, id, version);
  }

  @Get('sellers')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The sellers of a manager, to choose whom to transfer, and to whom.' })
  @ApiOkResponse({ type: PortfolioDto })
  sellers(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<PortfolioDto> {
    return this.transfers.portfolio(ctx, id);
  }

  @Post('transfers')
  @RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-managers'], recentProof: true })
  @HttpCode(200)
  @ApiOperation({ summary: 'Gives sellers of a manager to another one, or to nobody.' })
  @ApiOkResponse({ type: TransferredDto })
  transfer(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() input: TransferDto,
  ): Promise<TransferredDto> {
    return this.transfers.transfer(ctx, id, input);
  }
}

function shownRule({
  base,
  bps,
  byMethod = {},
  until,
  cap,
  monthsAfterFirstSale,
}: ManagerRule): RuleValuesDto {
  return {
    ...{
      base,
      basisPoints: bps,
      until: until ?? null,
      cap: cap ?? null,
      months: monthsAfterFirstSale ?? null,
    },
    pixBasisPoints: byMethod.PIX ?? null,
    cardBasisPoints: byMethod.CREDIT_CARD ?? null,
    billetBasisPoints: byMethod.BILLET ?? null,
  };
}

function ruleOf(input: ManagerRuleDto): ManagerRule {
  const {
    base,
    basisPoints: bps,
    pixBasisPoints,
    cardBasisPoints,
    billetBasisPoints,
    until,
    cap,
    months,
  } = input;
  const byMethod = {
    ...(pixBasisPoints !== undefined && { PIX: pixBasisPoints }),
    ...(cardBasisPoints !== undefined && { CREDIT_CARD: cardBasisPoints }),
    ...(billetBasisPoints !== undefined && { BILLET: billetBasisPoints }),
  };
  return {
    ...{ base, bps },
    ...(Object.keys(byMethod).length > 0 && { byMethod }),
    ...(until !== undefined && { until }),
    ...(cap !== undefined && { cap }),
    ...(months !== undefined && { monthsAfterFirstSale: months }),
  };
}

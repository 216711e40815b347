import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { shownFees } from '../../platforms/index.js';
import type { FeesOfSeller } from '../domain/fees-of-seller.js';
import { OwnFees } from '../use-cases/own-fees.js';
import { OwnFeesDto } from './own-fees.dto.js';

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/fees')
@RequireSession('seller', { forApiKeys: true, forMembers: 'fees' })
export class OwnFeesController {
  constructor(private readonly fees: OwnFees) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'What the signed-in seller pays for a sale, since when, and what is about to change.',
  })
  @ApiOkResponse({ type: OwnFeesDto })
  async show(@Ctx() ctx: TenantContext, @CurrentSession() { accountId }: Session): Promise<OwnFeesDto> {
    const { present, next } = await this.fees.show(ctx, accountId);
    return {
      ...shown(present),
      since: { ...present.since },
      next: next && { on: next.on, ...shown(next.then) },
    };
  }
}

const shown = ({ fees, own, withoutMethods, maxInstallments }: FeesOfSeller) => ({
  ...{ fees: shownFees(fees), own: [...own] },
  ...{ withoutMethods: [...withoutMethods], maxInstallments },
});

import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { OwnData } from '../use-cases/own-data.js';
import { OwnDataDto } from './purchases.dto.js';

@ApiTags('customer')
@ApiBearerAuth()
@Controller('api/customer')
@RequireSession('customer')
export class OwnDataController {
  constructor(private readonly data: OwnData) {}

  @Get('data')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'customer_data', summary: 'A copy of everything stored about the customer.' })
  @ApiOkResponse({ type: OwnDataDto })
  copy(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<OwnDataDto> {
    return this.data.copy(ctx, session);
  }

  @Post('erasure-requests')
  @HttpCode(204)
  @ApiOperation({ summary: 'Asks staff to delete the personal data that no law keeps.' })
  @ApiNoContentResponse()
  async askForErasure(@Ctx() ctx: TenantContext, @CurrentSession() session: Session): Promise<void> {
    await this.data.askForErasure(ctx, session);
  }
}

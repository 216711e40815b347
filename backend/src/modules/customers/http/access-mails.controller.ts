import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { rules } from '@guiche/field-rules';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { Field, IdInPath } from '../../../runtime/http/index.js';
import { SendAccessAgain } from '../use-cases/send-access-again.js';

export class AccessMailDto {
  @ApiProperty({ description: 'False: a mail was sent within ten minutes, and none was sent now.' })
  sent: boolean;
}

const EMAIL = rules.optional(rules.email());

export class OwnAccessMailDto {
  @Field(EMAIL, { description: 'The address that the buyer meant. The purchase belongs to it from now on.' })
  email?: string;
}

export class AccessMailReasonDto extends OwnAccessMailDto {
  @Field(rules.text({ min: 3, max: 500 }), { description: 'Why; recorded in the audit log.' }) reason: string;
}

@ApiTags('platform')
@ApiBearerAuth()
@Controller('api/platform/sales/:id/access-mails')
@RequireSession('seller', { forMembers: 'sales' })
export class OwnAccessMailsController {
  constructor(private readonly access: SendAccessAgain) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sends the buyer of an own sale the access once more.' })
  @ApiOkResponse({ type: AccessMailDto })
  async send(
    @Ctx() ctx: TenantContext,
    @CurrentSession() { accountId }: Session,
    @IdInPath() saleId: string,
    @Body() { email }: OwnAccessMailDto,
  ): Promise<AccessMailDto> {
    return { sent: await this.access.send(ctx, { saleId, producerId: accountId, reason: null, email }) };
  }
}

@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/sales/:id/access-mails')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-sales'] })
export class AccessMailsController {
  constructor(private readonly access: SendAccessAgain) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sends the buyer the access once more.' })
  @ApiOkResponse({ type: AccessMailDto })
  async send(
    @Ctx() ctx: TenantContext,
    @IdInPath() saleId: string,
    @Body() { reason, email }: AccessMailReasonDto,
  ): Promise<AccessMailDto> {
    return { sent: await this.access.send(ctx, { saleId, producerId: null, reason, email }) };
  }
}

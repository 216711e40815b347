import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { RequireSession } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { qrImageIfItFits } from '../../../runtime/drawing/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { InvoiceCode } from '../use-cases/invoice-code.js';
import { InvoiceCodeDto } from './invoices.dto.js';

/** What the platform owes the operator, for its staff. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/invoices')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS.invoices })
export class OwnInvoicesController {
  constructor(private readonly codes: InvoiceCode) {}

  @Get(':id/code')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'code_of_invoice', summary: 'The PIX that pays an invoice.' })
  @ApiOkResponse({ type: InvoiceCodeDto })
  async code(@Ctx() ctx: TenantContext, @IdInPath() id: string): Promise<InvoiceCodeDto> {
    const pixCode = await this.codes.of(ctx, id);
    return { pixCode, pixQrCode: (pixCode && qrImageIfItFits(pixCode)) ?? null };
  }
}

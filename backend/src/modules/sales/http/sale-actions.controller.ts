import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { AskAboutSale } from '../use-cases/ask-about-sale.js';
import { NoteSale } from '../use-cases/note-sale.js';
import { ReassignSale } from '../use-cases/reassign-sale.js';
import { AskProviderDto, AskedProviderDto, NewSaleNoteDto, ReassignSaleDto } from './sale-actions.dto.js';

/** What staff do with a sale. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/sales/:id')
@RequireSession('admin', { flag: ADMIN_PAGE_FLAGS['manage-sales'] })
export class SaleActionsController {
  constructor(
    private readonly asking: AskAboutSale,
    private readonly notes: NoteSale,
    private readonly reassignment: ReassignSale,
  ) {}

  @Post('provider-queries')
  @HttpCode(200)
  @ApiOperation({ summary: 'Asks the provider how the payment stands, and applies the answer.' })
  @ApiOkResponse({ type: AskedProviderDto })
  async ask(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { reason }: AskProviderDto,
  ): Promise<AskedProviderDto> {
    return { status: await this.asking.ask(ctx, id, reason) };
  }

  @Post('notes')
  @HttpCode(204)
  @ApiOperation({ summary: 'Adds a note, which only the staff of the platform see.' })
  @ApiNoContentResponse()
  async addNote(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() saleId: string,
    @Body() input: NewSaleNoteDto,
  ): Promise<void> {
    await this.notes.add(ctx, session, { saleId, ...input, ownerId: null });
  }

  @Post('reassignment')
  @HttpCode(204)
  @ApiOperation({
    summary:
      'Credits another affiliate, or nobody, with a paid sale before its release. Repeated, it changes nothing.',
  })
  @ApiNoContentResponse()
  async reassign(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: ReassignSaleDto,
  ): Promise<void> {
    await this.reassignment.reassign(ctx, session, id, input);
  }
}

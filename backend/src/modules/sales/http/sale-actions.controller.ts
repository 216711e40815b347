import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';
import { IdInPath } from '../../../runtime/http/index.js';
import { AskAboutSale } from '../use-cases/ask-about-sale.js';
import { BlockBuyer } from '../use-cases/block-buyer.js';
import { NoteSale } from '../use-cases/note-sale.js';
import { ReassignSale } from '../use-cases/reassign-sale.js';
import {
  AskProviderDto,
  AskedProviderDto,
  BlockBuyerDto,
  NewSaleNoteDto,
  ReassignSaleDto,
} from './sale-actions.dto.js';

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
    private readonly blocking: BlockBuyer,
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

  @Post('buyer-block')
  @HttpCode(204)
  @ApiOperation({
    summary:
      'Refuses the buyer on the whole platform from now on, by e-mail address and document. Repeated, it changes nothing.',
  })
  @ApiNoContentResponse()
  async blockBuyer(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { reason }: BlockBuyerDto,
  ): Promise<void> {
    await this.blocking.block(ctx, id, reason);
  }

  @Post('buyer-block/end')
  @HttpCode(204)
  @ApiOperation({ summary: 'Lifts what blocks the buyer of this sale.' })
  @ApiNoContentResponse()
  async liftBlock(
    @Ctx() ctx: TenantContext,
    @IdInPath() id: string,
    @Body() { reason }: BlockBuyerDto,
  ): Promise<void> {
    await this.blocking.lift(ctx, id, reason);
  }
}

import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type TenantContext } from '../../../runtime/context/index.js';

import { ManagedSeller } from '../use-cases/managed-seller.js';
import { MessageSeller } from '../use-cases/message-seller.js';
import { ManagedSellerDto, NewMessageDto } from './managed-seller.dto.js';
import { NewNoteDto } from './seller-file.dto.js';
import { ReasonDto } from './seller-terms.dto.js';

@ApiTags('manager')
@ApiBearerAuth()
@Controller('api/manager/users/:id')
@RequireSession('manager')
export class ManagedSellerController {
  constructor(
    private readonly sellers: ManagedSeller,
    private readonly messages: MessageSeller,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A seller of the signed-in manager, without documents and balances.' })
  @ApiOkResponse({ type: ManagedSellerDto })
  show(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<ManagedSellerDto> {
    return this.sellers.show(ctx, session, id);
  }

  @Post('notes')
  @HttpCode(204)
  @ApiOperation({ summary: 'Adds a note, which staff of the platform see too.' })
  @ApiNoContentResponse()
  async addNote(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { note }: NewNoteDto,
  ): Promise<void> {
    await this.sellers.addNote(ctx, session, id, note);
  }

  @Post('messages')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sends a mail to the seller. It also stands among the notes.' })
  @ApiNoContentResponse()
  async sendMessage(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() input: NewMessageDto,
  ): Promise<void> {
    await this.messages.send(ctx, session, id, input);
  }

  @Post('fee-requests')
  @HttpCode(204)
  @ApiOperation({ summary: 'Asks staff for other fees of the seller. It appears in their review inbox.' })
  @ApiNoContentResponse()
  async askForFees(
    @Ctx() ctx: TenantContext,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
    @Body() { reason }: ReasonDto,
  ): Promise<void> {
    await this.sellers.askForFees(ctx, session, id, reason);
  }
}

import { Body, Controller, Delete, Get, Header, HttpCode, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { AREAS } from '@guiche/access';
import { IdInPath } from '../../../runtime/http/index.js';
import { CurrentSession, RequireSession, type Session } from '../../../runtime/access/index.js';
import { Ctx, type Context } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { CountNewRows } from '../use-cases/count-new-rows.js';
import { OwnViews } from '../use-cases/own-views.js';
import { NewRowsDto, NewSavedViewDto, SavedViewListDto, ViewSavedDto } from './lists.dto.js';

const optionalUuid = new ParseUUIDPipe({
  optional: true,
  exceptionFactory: () => runtimeProblem('validation'),
});

@ApiTags('lists')
@ApiBearerAuth()
@Controller('api')
@RequireSession(AREAS, { forMembers: 'own' })
export class ListsController {
  constructor(
    private readonly own: OwnViews,
    private readonly newRows: CountNewRows,
  ) {}

  @Get('saved-views')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The saved views of the signed-in person in this area.' })
  @ApiQuery({ name: 'list', required: false, description: 'Of this list only.', schema: { type: 'string' } })
  @ApiOkResponse({ type: SavedViewListDto })
  async list(@CurrentSession() session: Session, @Query('list') list?: string): Promise<SavedViewListDto> {
    return { items: await this.own.list(session, list ?? null) };
  }

  @Post('saved-views')
  @ApiOperation({ summary: 'Saves a view of a list.', description: 'Needs the permission of the list.' })
  @ApiCreatedResponse({ type: ViewSavedDto })
  save(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @Body() { list, name, query = '', isDefault }: NewSavedViewDto,
  ): Promise<ViewSavedDto> {
    return this.own.save(ctx, session, { list, name, query, isDefault });
  }

  @Delete('saved-views/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a saved view of the signed-in person.' })
  @ApiNoContentResponse()
  async remove(
    @Ctx() ctx: Context,
    @CurrentSession() session: Session,
    @IdInPath() id: string,
  ): Promise<void> {
    await this.own.remove(ctx, session, id);
  }

  @Get('list-news')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'How many rows are newer than the first that is shown.',
    description: 'Of a list that is sorted by time, the newest first, with the same filters.',
  })
  @ApiQuery({ name: 'list', schema: { type: 'string' } })
  @ApiQuery({ name: 'query', required: false, schema: { type: 'string' } })
  @ApiQuery({
    name: 'since',
    required: false,
    description: 'The first row that is shown.',
    schema: { type: 'string', format: 'uuid' },
  })
  @ApiOkResponse({ type: NewRowsDto })
  async news(
    @CurrentSession() session: Session,
    @Query('list') list: string,
    @Query('query') query?: string,
    @Query('since', optionalUuid) since?: string,
  ): Promise<NewRowsDto> {
    const asked = { list: String(list), query: String(query ?? ''), since: since ?? null };
    return { count: await this.newRows.count(session, asked) };
  }
}

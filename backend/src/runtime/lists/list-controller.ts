import { Controller, Get, Header, Query, StreamableFile, type Type } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Flag, TeamScope } from '@guiche/access';
import { problemTexts } from '@guiche/field-rules';
import { MOST_STREAMED, listAddress, readListState, type ListState } from '@guiche/lists';
import { IdInPath } from '../http/id-in-path.js';
import { CurrentSession, RequireSession, type Session } from '../access/index.js';
import { Ctx, type Context } from '../context/index.js';
import { runtimeProblem } from '../errors/index.js';
import { csvFile } from './csv-file.js';
import type { ListBinding } from './list-binding.js';
import { ListFiles } from './list-files.js';
import { listParameters, pageSchema, rowSchema } from './list-description.js';
import type { ListScope } from './list-query.js';
import { ListReader, type PageOfList, type ListRow } from './list-reader.js';

type Parameters = Readonly<Record<string, string | string[]>>;

/** The routes of a list: `GET /api/{area}/{name}` and `GET /api/{area}/{name}.csv`, with the access rule of the list. */
export function listController(binding: ListBinding): Type<object> {
  const { list } = binding;
  const { area, exportFlag = list.flag } = list;

  @ApiTags(area)
  @ApiBearerAuth()
  @Controller()
  class ListController {
    constructor(
      private readonly reader: ListReader,
      private readonly files: ListFiles,
    ) {}

    @Get(listAddress(list))
    @RequireSession(area, requirementsOf(list))
    @Header('cache-control', 'no-store')
    @ApiOperation({ operationId: `list_${area}_${list.name}`, summary: `One page of the list ${list.name}.` })
    @Described(binding)
    @ApiOkResponse({ schema: pageSchema(list) })
    page(@CurrentSession() session: Session, @Query() query: Parameters): Promise<PageOfList> {
      return this.reader.page(binding, scopeOf(session), stateOfList(binding, parametersOf(query)));
    }

    @Get(`${listAddress(list)}.csv`)
    @RequireSession(area, requirementsOf({ ...list, flag: exportFlag }))
    @Header('cache-control', 'no-store')
    @ApiOperation({
      operationId: `export_${area}_${list.name}`,
      summary: `Every row of the list ${list.name} that fits the filters, as a CSV file.`,
    })
    @Described(binding)
    @ApiProduces('text/csv')
    @ApiOkResponse({ schema: { type: 'string' } })
    async file(
      @Ctx() ctx: Context,
      @CurrentSession() session: Session,
      @Query() query: Parameters,
    ): Promise<StreamableFile> {
      const state = stateOfList(binding, parametersOf(query));
      const count = await this.reader.count(binding, scopeOf(session), state, MOST_STREAMED + 1);
      if (count > MOST_STREAMED) throw runtimeProblem('fileNeedsJob');
      await this.files.asked(ctx, list, state);
      const rows = this.reader.all(binding, scopeOf(session), state);
      return new StreamableFile(csvFile(list, state.columns, rows, ctx.locale), {
        type: 'text/csv; charset=utf-8',
        disposition: `attachment; filename="${list.name}.csv"`,
      });
    }
  }
  return ListController;
}

const requirementsOf = ({
  flag,
  teamScope,
}: {
  flag?: Flag | undefined;
  teamScope?: TeamScope | undefined;
}) => ({
  ...(flag !== undefined && { flag }),
  ...(teamScope !== undefined && { forMembers: teamScope }),
});

/** The route of one row of a list: `GET /api/{area}/{name}/{id}`. */
export function rowController(binding: ListBinding): Type<object> {
  const { list } = binding;
  const { area } = list;

  @ApiTags(area)
  @ApiBearerAuth()
  @Controller()
  class RowController {
    constructor(private readonly reader: ListReader) {}

    @Get(`${listAddress(list)}/:id`)
    @RequireSession(area, requirementsOf(list))
    @Header('cache-control', 'no-store')
    @ApiOperation({ operationId: `row_${area}_${list.name}`, summary: `One row of the list ${list.name}.` })
    @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
    @ApiOkResponse({ schema: rowSchema(list) })
    row(@CurrentSession() session: Session, @IdInPath() id: string): Promise<ListRow> {
      return this.reader.row(binding, scopeOf(session), id);
    }
  }
  return RowController;
}

function Described({ list }: ListBinding): MethodDecorator {
  const decorators = listParameters(list).map((parameter) => ApiQuery(parameter));
  return (target, key, descriptor) => decorators.forEach((decorate) => decorate(target, key, descriptor));
}

function parametersOf(query: Parameters): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) parameters.append(name, value);
  return parameters;
}

const scopeOf = ({ platformId, accountId }: Session): ListScope => ({ platformId, personId: accountId });

/** @throws Problem validation (422), which names each wrong parameter */
export function stateOfList({ list }: ListBinding, parameters: URLSearchParams): ListState {
  const { state, invalid } = readListState(list, parameters);
  if (invalid.length === 0) return state;
  throw runtimeProblem('validation', {
    errors: Object.fromEntries(invalid.map((name) => [name, [problemTexts('invalid')]])),
  });
}

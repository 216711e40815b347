import type { ApiQueryOptions } from '@nestjs/swagger';
import {
  PAGE_SIZES,
  PERIODS,
  sortText,
  summedColumns,
  type Column,
  type Filter,
  type ListDefinition,
} from '@guiche/lists';

type Schema = Readonly<Record<string, unknown>>;

/** The parameters of a list, for the API description. */
export function listParameters(list: ListDefinition): ApiQueryOptions[] {
  const sortable = Object.keys(list.columns).filter((name) => list.columns[name]?.sortable);
  const sorts = sortable.flatMap((column) => [column, `-${column}`]);
  const parameter = (name: string, description: string, schema: Schema) =>
    ({ name, description, schema, required: false }) as ApiQueryOptions;
  return [
    parameter('limit', 'Rows of a page.', { type: 'integer', enum: PAGE_SIZES, default: PAGE_SIZES[0] }),
    parameter('cursor', '`nextCursor` of the page before.', { type: 'string' }),
    parameter('sort', 'A column; with `-` in descending order.', {
      ...{ type: 'string', enum: sorts, default: sortText(list.defaultSort) },
    }),
    parameter('columns', 'The columns of the file and of the page, separated by commas.', { type: 'string' }),
    parameter('date', 'Which instant the period is about.', { type: 'string', enum: list.dates }),
    parameter('period', 'Days up to today, in São Paulo.', { type: 'string', enum: PERIODS }),
    parameter('from', 'The first day.', { type: 'string', format: 'date' }),
    parameter('to', 'The last day.', { type: 'string', format: 'date' }),
    ...Object.entries(list.filters).map(([name, declared]) =>
      parameter(name, FILTER_DESCRIPTIONS[declared.kind], filterSchema(declared)),
    ),
  ];
}

const FILTER_DESCRIPTIONS: Readonly<Record<Filter['kind'], string>> = {
  oneOf: 'One of the values.',
  anyOf: 'One or more of the values, separated by commas.',
  search: 'The beginning of what the list is searched by: a name, an e-mail address, a code, a CPF or CNPJ.',
  text: 'The whole text, in any case.',
  centsRange: 'Cents, both limits included: `1000-5000`, `1000-` or `-5000`.',
  id: 'An id.',
};

function filterSchema(declared: Filter): Schema {
  switch (declared.kind) {
    case 'oneOf':
      return { type: 'string', enum: declared.values };
    case 'anyOf':
      return { type: 'string', example: declared.values.join(',') };
    case 'id':
      return { type: 'string', format: 'uuid' };
    case 'centsRange':
      return { type: 'string', pattern: String.raw`^\d*-\d*$`, example: '1000-5000' };
    case 'search':
    case 'text':
      return { type: 'string' };
  }
}

/** A page of the list as the API answers it. */
export const pageSchema = (list: ListDefinition): Schema =>
  object({
    items: { type: 'array', items: rowSchema(list) },
    nextCursor: { type: 'string', nullable: true },
    totals: totalsSchema(list),
  });

function totalsSchema(list: ListDefinition): Schema {
  const counted = { count: { type: 'integer' }, isExact: { type: 'boolean' } };
  const summed = summedColumns(list);
  if (summed.length === 0) return object(counted);
  const sums = object(Object.fromEntries(summed.map((name) => [name, { type: 'integer' }])));
  const description =
    'In cents, over all rows that fit. Null: too many to add up, or of different currencies.';
  return object({ ...counted, sums: { ...sums, nullable: true, description } });
}

/** A row of the list as the API answers it. */
export const rowSchema = ({ columns }: ListDefinition): Schema =>
  object({
    id: { type: 'string', format: 'uuid' },
    ...Object.fromEntries(Object.entries(columns).map(([name, one]) => [name, columnSchema(one)])),
  });

function columnSchema(column: Column): Schema {
  switch (column.kind) {
    case 'dateTime':
      return { type: 'string', format: 'date-time', nullable: true };
    case 'number':
    case 'cents':
    case 'percent':
      return { type: 'integer', nullable: true };
    case 'status':
      return { type: 'string', enum: Object.keys(column.tones), nullable: true };
    default:
      return { type: 'string', nullable: true };
  }
}

const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

import fs from 'node:fs';
import path from 'node:path';
import { DEMO_PASSWORD } from '../../../src/demo/demo-data.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const DESCRIPTION = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../../../../libs/api-client/openapi.json'), 'utf8'),
) as Description;

/** Values of fields whose rule the description does not tell in full. */
const KNOWN: Readonly<Record<string, unknown>> = {
  password: DEMO_PASSWORD,
  reason: 'Chamado 4711',
  email: 'ninguem@example.com',
  document: '39053344705',
  phone: '11987654321',
  zipcode: '01310-100',
  version: 1,
};

const COUPON = { code: 'NATAL', kind: 'PERCENT', percent: 1_000, methods: ['PIX'] };

/** Bodies that cannot be made from the description, by route. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/customer/purchases/:id/refund-requests': { reason: 'REGRET' },
  'POST /api/customer/purchases/:id/subscription-charge-date': { date: '2026-12-24' },
  'POST /api/platform/coupons': COUPON,
  'PUT /api/platform/coupons/:id': { ...COUPON, version: 1 },
  'PUT /api/admin/gateway-accounts/:id': {
    ...{ name: 'Tomada', baseAddress: 'https://provider.example', credentials: [], acceptsUnverified: true },
    ...{
      active: true,
      draining: false,
      version: 1,
      pixBasisPoints: 0,
      pixFixed: 0,
      cardBasisPoints: 0,
      cardFixed: 0,
    },
    ...{ billetBasisPoints: 0, billetFixed: 0 },
  },
  'PUT /api/admin/receivers/:id/settlement': {
    ...{ exists: false, reason: 'Chamado 4711', password: DEMO_PASSWORD },
  },
  'PUT /api/admin/users/:id/terms': {
    ...{ pixOwn: false, billetOwn: false, cardOwn: false, reason: 'Chamado 4711' },
    ...{ pixOffered: true, cardOffered: true, billetOffered: true },
    ...{ salesBlocked: false, cashOutBlocked: false },
  },
};

/** A body that the route accepts, or nothing where it takes none. `id` stands wherever the body names a row. */
export function sampleBody(method: string, route: string, id: string): object | undefined {
  const schema = operation(method, route)?.requestBody?.content['application/json']?.schema;
  return BODIES[`${method} ${route}`] ?? (schema && (sample('', schema, id) as object));
}

/** The fields of a body that name a row. */
export function fieldsOfRows(method: string, route: string): string[] {
  const body = Object.entries(sampleBody(method, route, '#') ?? {});
  return body.filter(([, value]) => JSON.stringify(value).includes('#')).map(([field]) => field);
}

/** The address of a route with a value for each parameter; `id` where the description lists no values. */
export function routeAddress(method: string, route: string, id: string): string {
  const parameters = operation(method, route)?.parameters ?? [];
  const address = route.replaceAll(/:(\w+)/g, (_, name: string) => {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema;
    return String(schema?.enum?.[0] ?? id);
  });
  // A change without a body names the version in its query.
  const isVersioned =
    method === 'DELETE' && parameters.some((one) => one.in === 'query' && one.name === 'version');
  return isVersioned ? `${address}?version=${String(KNOWN.version)}` : address;
}

const operation = (method: string, route: string): Operation | undefined =>
  DESCRIPTION.paths[route.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

function sample(name: string, given: Schema, id: string): unknown {
  const schema = given.$ref
    ? (DESCRIPTION.components.schemas[given.$ref.split('/').at(-1) ?? ''] ?? {})
    : given;
  if (name in KNOWN) return KNOWN[name];
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uuid') return id;
  if (schema.example !== undefined) return schema.example;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([property]) => schema.required?.includes(property))
          .map(([property, of]) => [property, sample(property, of, id)]),
      );
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    default:
      return schema.pattern?.includes('\\d{4}-') ? '2030-01-01' : 'texto'.padEnd(schema.minLength ?? 1, 'o');
  }
}

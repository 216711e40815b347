import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { cents, type Currency } from '@guiche/money';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { ACQUIRINGS_PAGE } from './acquirings.server';
import { acquiringMessages } from './messages.server';
import { LINE_FIELDS, ROUTED_METHODS, lineName, lineNumbers, routeForm, type LineField } from './route-form';

/** Empty lines below those that exist. */
const SPARE_LINES = 3;
const MOST_LINES = 50;

function methodOf({ params }: AreaCall) {
  const found = ROUTED_METHODS.find((method) => method === params.method);
  if (!found) throw redirect(ACQUIRINGS_PAGE);
  return found;
}

/** The accounts that charge by a method, line by line. */
export async function loadRoutes(call: AreaCall) {
  const { api, valueOf, locale } = call;
  const method = methodOf(call);
  const [routes, accounts, gateways] = await Promise.all([
    api.get('/api/admin/gateway-routes/{method}', { params: { method } }),
    api.get('/api/admin/gateway-accounts'),
    api.get('/api/admin/gateways'),
  ]);
  const offering = new Set(
    valueOf(gateways).items.flatMap(({ provider, methods }) =>
      methods.some((one) => one === method) ? [provider] : [],
    ),
  );
  const { items: lines, version } = valueOf(routes);
  const count = Math.min(lines.length + SPARE_LINES, MOST_LINES);
  return {
    ...{ locale, method, count, version },
    texts: compileMessages(acquiringMessages, locale),
    accounts: valueOf(accounts)
      .items.filter(({ provider }) => offering.has(provider))
      .map(({ id, name, provider, active, costsEntered }) => ({ id, name, provider, active, costsEntered })),
    initial: initialTexts(lines, count, locale),
  };
}

interface Line {
  readonly accountId: string;
  readonly position: number;
  readonly weight: number;
  readonly byCost: boolean;
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly minInstallments: number | null;
  readonly maxInstallments: number | null;
  readonly brands: readonly string[] | null;
  readonly bins: readonly string[] | null;
  readonly sellers: readonly string[] | null;
  readonly products: readonly string[] | null;
  readonly currencies: readonly string[] | null;
  readonly fromHour: number | null;
  readonly toHour: number | null;
}

/** Several words in one field. */
const WORD_FIELDS = ['brands', 'bins', 'sellers', 'products', 'currencies'] as const;
const isWords = (field: LineField): field is (typeof WORD_FIELDS)[number] =>
  WORD_FIELDS.some((one) => one === field);

function initialTexts(lines: readonly Line[], count: number, locale: AreaCall['locale']) {
  const rules = routeForm(count);
  const value = (line: Line | undefined, field: LineField) => {
    if (field === 'account') return line?.accountId;
    if (isWords(field)) return line?.[field]?.join(', ');
    if (!line) return field === 'position' || field === 'weight' ? 1 : undefined;
    return line[field] ?? undefined;
  };
  return Object.fromEntries(
    lineNumbers(count).flatMap((number) =>
      LINE_FIELDS.map((field) => {
        const name = lineName(number, field);
        const rule = rules[name];
        return [name, rule ? fieldText(rule, value(lines[number - 1], field), locale) : ''];
      }),
    ),
  );
}

/** Replaces the lines. One without an account is removed. */
export async function saveRoutes(call: AreaActionCall) {
  const { api, form, locale, valueOf } = call;
  const method = methodOf(call);
  const count = Math.min(Number(form.get('count')) || 0, MOST_LINES);
  const rules = routeForm(count);
  const read = readForm(form, rules, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const kept = lineNumbers(count).filter((line) => read.values[lineName(line, 'account')]);
  const answer = await api.put('/api/admin/gateway-routes/{method}', {
    params: { method },
    body: { lines: kept.map((line) => lineOf(read.values, line)), version: String(form.get('version')) },
  });
  if (!answer.ok && [409, 422].includes(answer.problem.status))
    return data(refusedReply(form, rules, numbered(answer.problem, kept)), {
      status: answer.problem.status,
    });
  valueOf(answer);
  return data(savedReply(form, rules));
}

function lineOf(values: Readonly<Record<string, unknown>>, line: number) {
  const of = (field: LineField) => values[lineName(line, field)];
  const number = (field: LineField) => (of(field) === undefined ? undefined : Number(of(field)));
  const amount = (field: LineField) => (of(field) === undefined ? undefined : cents(Number(of(field))));
  const words = (field: LineField) =>
    String(of(field) ?? '')
      .split(/[ ,;]+/)
      .filter((word) => word !== '');
  return {
    account: String(of('account')),
    position: number('position') ?? 1,
    weight: number('weight') ?? 1,
    byCost: of('byCost') === true,
    minAmount: amount('minAmount'),
    maxAmount: amount('maxAmount'),
    minInstallments: number('minInstallments'),
    maxInstallments: number('maxInstallments'),
    brands: words('brands'),
    bins: words('bins'),
    sellers: words('sellers').map((email) => email.toLowerCase()),
    products: words('products').map((code) => code.toUpperCase()),
    currencies: words('currencies') as Currency[],
    fromHour: number('fromHour'),
    toHour: number('toHour'),
  };
}

/** The API counts the lines that were sent; the form also counts empty ones. */
function numbered<P extends { readonly errors: Readonly<Record<string, readonly string[]>> }>(
  problem: P,
  kept: readonly number[],
): P {
  const errors = Object.entries(problem.errors).map(([name, texts]) => [
    name.replace(/^line(\d+)_/, (_, sent: string) => `line${kept[Number(sent) - 1] ?? sent}_`),
    texts,
  ]);
  return { ...problem, errors: Object.fromEntries(errors) as P['errors'] };
}

import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { decimalText, parseDecimal } from '../../forms/decimal-text';
import { productMessages } from './messages.server';

const MOST_OPTIONS = 10;

export interface DeliveryRow {
  readonly id: string;
  readonly description: string;
  readonly deliveryTime: string;
  /** As typed. */
  readonly fare: string;
  readonly preSelected: boolean;
}

const EMPTY: DeliveryRow = { id: '', description: '', deliveryTime: '', fare: '', preSelected: false };

/** The delivery options of a product and one empty row. */
export async function loadDelivery({ api, valueOf, locale, params }: AreaCall) {
  const id = params.id ?? '';
  const [product, options] = await Promise.all([
    api.get('/api/platform/products/{id}', { params: { id } }),
    api.get('/api/platform/products/{id}/delivery-options', { params: { id } }),
  ]);
  const rows = valueOf(options).items.map(({ fareAmount, ...option }): DeliveryRow => ({
    ...option,
    fare: decimalText(fareAmount, locale),
  }));
  return {
    ...{ locale, product: valueOf(product), texts: compileMessages(productMessages, locale) },
    rows: rows.length < MOST_OPTIONS ? [...rows, EMPTY] : rows,
  };
}

/** Saves the rows in their order. A row without a description is left out. */
export async function saveDelivery({ api, form, locale, params, valueOf }: AreaActionCall) {
  const rows = rowsOf(form);
  const kept = rows.filter(({ description }) => description !== '');
  const items = kept.map(({ id, fare, ...row }) => ({
    ...row,
    ...(id !== '' && { id }),
    fareAmount: (fare === '' ? 0 : (parseDecimal(fare, locale) ?? fare)),
  }));
  const answer = await api.put('/api/platform/products/{id}/delivery-options', {
    params: { id: params.id ?? '' },
    body: { items: items as never, version: Number(form.get('version')) },
  });
  if (answer.ok) return data({ refused: null, saved: true, rows: null });
  const { status, title, errors } = answer.problem;
  if (![409, 422].includes(status)) valueOf(answer);
  const first = Object.values(errors)[0]?.[0];
  return data({ refused: [title, first].filter(Boolean).join(' '), saved: false, rows }, { status });
}

function rowsOf(form: FormData): DeliveryRow[] {
  const text = (name: string, index: number) => String(form.getAll(name)[index] ?? '').trim();
  const chosen = Number(form.get('preSelected') ?? -1);
  return form.getAll('description').map((_, index) => ({
    ...{ id: text('id', index), description: text('description', index) },
    ...{ deliveryTime: text('deliveryTime', index), fare: text('fare', index) },
    preSelected: index === chosen,
  }));
}

import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { productMessages } from '../products/messages.server';
import { productPixelMessages } from './messages.server';
import {
  EVENT_FIELDS,
  EVENT_NAMES,
  NEW_PRODUCT_PIXEL_FORM,
  PRODUCT_PIXEL_FORM,
  type EventField,
} from './pixel-forms';

/** The network is called, which may take its time. */
const TEST_DEADLINE_MS = 12_000;

const addressOf = (productId: string): string => `/platform/my-products/pixels/${productId}`;

/** The switches of a form as the list that the API takes. */
function withEvents<Values extends Readonly<Record<EventField, boolean>>>(values: Values) {
  const events = EVENT_NAMES.filter((name) => values[name]).map((name) => EVENT_FIELDS[name]);
  const others = Object.entries(values).filter(([name]) => !(name in EVENT_FIELDS));
  return { ...Object.fromEntries(others), events };
}

/** A product with its pixels. */
export async function loadPixels({ api, locale, params, valueOf }: AreaCall) {
  const id = { params: { id: params.id ?? '' } };
  const [product, pixels] = await Promise.all([
    api.get('/api/platform/products/{id}', id),
    api.get('/api/platform/products/{id}/pixels', id),
  ]);
  return {
    ...{ locale, product: valueOf(product), pixels: valueOf(pixels).items },
    texts: compileMessages({ ...productMessages, ...productPixelMessages }, locale),
  };
}

/** Adds a pixel to the product. */
export async function addProductPixel({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, NEW_PRODUCT_PIXEL_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/platform/products/{id}/pixels', {
    params: { id: params.id ?? '' },
    body: withEvents(read.values) as never,
  });
  if (answer.ok) throw redirect(`${addressOf(params.id ?? '')}/${answer.data.id}`, { status: 303 });
  return refusedForm({ form, valueOf }, NEW_PRODUCT_PIXEL_FORM, answer);
}

/** One pixel of a product. */
export async function loadProductPixel(call: AreaCall) {
  const { pixels, ...shown } = await loadPixels(call);
  const pixel = pixels.find(({ id }) => id === call.params.pixelId);
  if (!pixel) throw new Response(null, { status: 404 });
  return { ...shown, pixel };
}

/** What the page of a pixel shows after a form was sent. */
export interface ProductPixelReply {
  /** The status that the network answered to a test. */
  readonly status: number | null;
  /** Why no test was sent. */
  readonly problem: string | null;
  readonly form: ServerFormReply<keyof typeof PRODUCT_PIXEL_FORM> | null;
}

/** Sends a test event (`test`), removes (`remove`) or changes a pixel. */
export async function changeProductPixel(call: AreaActionCall) {
  const { api, form, intent, locale, params, valueOf } = call;
  const address = { params: { id: params.pixelId ?? '' } };
  if (intent === 'remove') {
    valueOf(await api.delete('/api/platform/product-pixels/{id}', address));
    throw redirect(addressOf(params.id ?? ''), { status: 303 });
  }
  if (intent === 'test') return sendTest(call);
  const read = readForm(form, PRODUCT_PIXEL_FORM, locale);
  if (!read.ok) return data(replyOf({ form: read.reply }), { status: 422 });
  const body = { ...withEvents(read.values), version: Number(form.get('version')) } as never;
  const answer = await api.put('/api/platform/product-pixels/{id}', { ...address, body });
  if (answer.ok) return data(replyOf({ form: savedReply(form, PRODUCT_PIXEL_FORM) }));
  const { problem } = answer;
  if (![409, 422].includes(problem.status)) valueOf(answer);
  return data(replyOf({ form: refusedReply(form, PRODUCT_PIXEL_FORM, problem) }), { status: problem.status });
}

async function sendTest({ api, params, valueOf }: AreaActionCall) {
  const answer = await api.post('/api/platform/product-pixels/{id}/test', {
    params: { id: params.pixelId ?? '' },
    timeoutMs: TEST_DEADLINE_MS,
  });
  if (answer.ok) return data(replyOf({ status: answer.data.status }));
  if (answer.problem.status !== 409) valueOf(answer);
  return data(replyOf({ problem: answer.problem.title }), { status: 409 });
}

const replyOf = (reply: Partial<ProductPixelReply>): ProductPixelReply => ({
  ...{ status: null, problem: null, form: null },
  ...reply,
});

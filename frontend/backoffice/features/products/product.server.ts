import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { sendFile, type Answer } from '../../../shared/server/api.server';
import { productMessages } from './messages.server';
import { COPY_FORM, PRODUCT_FORM } from './product-forms';

const LIST = '/platform/my-products';
const STEPS = ['publish', 'pause', 'resume'] as const;

/** An own product with its default offer, to which its link leads. */
export async function loadProduct({ api, valueOf, locale, params, context }: AreaCall) {
  const id = params.id ?? '';
  const [product, offers, choices] = await Promise.all([
    api.get('/api/platform/products/{id}', { params: { id } }),
    api.get('/api/platform/products/{id}/offers', { params: { id } }),
    api.get('/api/platform/offered-choices'),
  ]);
  const shown = valueOf(product);
  const all = valueOf(offers).items;
  const offer = all.find(({ isDefault }) => isDefault) ?? all[0];
  const initial = Object.entries(PRODUCT_FORM).map(([name, rule]) => {
    const value = shown[name as keyof typeof PRODUCT_FORM] ?? undefined;
    return [name, fieldText(rule, typeof value === 'number' ? String(value) : value, locale)];
  });
  return {
    ...{ locale, product: shown, link: offer ? `${context.publicWebUrl}/checkout/${offer.id}` : null },
    refundWindows: withPresent(valueOf(choices).refundWindows, shown.guaranteeDays),
    cookieDays: withPresent(valueOf(choices).affiliateCookieDays, shown.affiliateCookieDays),
    texts: compileMessages(productMessages, locale),
    initial: Object.fromEntries(initial) as Record<keyof typeof PRODUCT_FORM, string>,
  };
}

/** What is chosen already stays a choice. */
const withPresent = (windows: readonly number[], present: number | null): number[] =>
  present === null || windows.includes(present) ? [...windows] : [...windows, present];

/**
 * Saves the form, takes a step (`publish`, `pause`, `resume`), copies (`duplicate`), deletes (`remove`), or announces an end to affiliates
 * (`endByPause`, `endByDelete`) or takes it back (`takeEndBack`).
 */
export async function changeProduct(call: AreaActionCall) {
  const { intent } = call;
  const step = STEPS.find((one) => one === intent);
  if (step) return takeStep(call, step);
  if (intent === 'endByPause' || intent === 'endByDelete') return announceEnd(call);
  if (intent === 'takeEndBack') return takeEndBack(call);
  if (intent === 'remove') return removeProduct(call);
  if (intent === 'grant' || intent === 'image') return takeImage(call);
  if (intent === 'removeImage') return removeImage(call);
  return intent === 'duplicate' ? copyProduct(call) : saveProduct(call);
}

async function takeStep({ api, params, valueOf }: AreaActionCall, step: (typeof STEPS)[number]) {
  const id = params.id ?? '';
  const answer = await api.post('/api/platform/products/{id}/steps', { params: { id }, body: { step } });
  return data({ form: null, refused: refusedTitle(answer, valueOf) });
}

/** Tells the affiliates that the product is paused or deleted three days from now. */
async function announceEnd({ api, intent, params, valueOf }: AreaActionCall) {
  const answer = await api.post('/api/platform/products/{id}/end', {
    params: { id: params.id ?? '' },
    body: { by: intent === 'endByDelete' ? 'delete' : 'pause' },
  });
  return data({ form: null, refused: refusedTitle(answer, valueOf) });
}

async function takeEndBack({ api, params, valueOf }: AreaActionCall) {
  const answer = await api.delete('/api/platform/products/{id}/end', { params: { id: params.id ?? '' } });
  return data({ form: null, refused: refusedTitle(answer, valueOf) });
}

async function removeProduct({ api, params, valueOf }: AreaActionCall) {
  const answer = await api.delete('/api/platform/products/{id}', { params: { id: params.id ?? '' } });
  if (answer.ok) throw redirect(LIST);
  return data({ form: null, refused: refusedTitle(answer, valueOf) }, { status: answer.problem.status });
}

/**
 * Gives the browser a link for a picture (`grant`, with its name and size). Without script the form holds the picture itself (`image`),
 * which is sent to such a link from here.
 */
async function takeImage({ api, context, form, intent, locale, params, valueOf }: AreaActionCall) {
  const id = params.id ?? '';
  const chosen = form.get('file');
  const file = chosen instanceof File ? chosen : undefined;
  const [fileName, bytes] =
    intent === 'grant'
      ? [String(form.get('fileName') ?? ''), Number(form.get('bytes'))]
      : [file?.name ?? '', file?.size ?? 0];
  const granted = await api.post('/api/platform/products/{id}/image/uploads', {
    params: { id },
    body: { fileName: fileName || 'file', bytes, version: Number(form.get('version')) },
  });
  if (!granted.ok) {
    const { status, title, errors } = granted.problem;
    if (![409, 413, 422].includes(status)) valueOf(granted);
    return imageReply(null, errors.bytes?.[0] ?? title, status);
  }
  if (intent === 'grant') return imageReply(granted.data.url, null);
  const answer = await sendFile(context, locale, granted.data.url, file ?? new Blob());
  if (answer.ok) throw redirect(`${LIST}/product/${id}`, { status: 303 });
  return imageReply(null, answer.problem.title, answer.problem.status);
}

/** Where the browser sends the picture, or why it cannot. */
const imageReply = (url: string | null, problem: string | null, status = 200) =>
  data({ form: null, refused: null, url, problem }, { status });

async function removeImage({ api, form, params, valueOf }: AreaActionCall) {
  const answer = await api.delete('/api/platform/products/{id}/image', {
    params: { id: params.id ?? '' },
    query: { version: Number(form.get('version')) },
  });
  return data({ form: null, refused: refusedTitle(answer, valueOf) });
}

async function copyProduct({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, COPY_FORM, locale);
  if (!read.ok) return data({ form: null, refused: read.reply.errors.name ?? null }, { status: 422 });
  const answer = await api.post('/api/platform/products/{id}/copies', {
    params: { id: params.id ?? '' },
    body: read.values,
  });
  throw redirect(`${LIST}/product/${valueOf(answer).id}`);
}

async function saveProduct({ api, form, locale, params, valueOf }: AreaActionCall) {
  const read = readForm(form, PRODUCT_FORM, locale);
  if (!read.ok) return data({ form: read.reply, refused: null }, { status: 422 });
  const answer = await api.put('/api/platform/products/{id}', {
    params: { id: params.id ?? '' },
    body: { ...read.values, version: Number(form.get('version')) } as never,
  });
  if (answer.ok) return data({ form: savedReply(form, PRODUCT_FORM), refused: null });
  const { problem } = answer;
  if (![409, 422].includes(problem.status)) valueOf(answer);
  return data({ form: refusedReply(form, PRODUCT_FORM, problem), refused: null }, { status: problem.status });
}

/** The sentence of a refusal that the page shows; other problems have pages of their own. */
function refusedTitle<T>(answer: Answer<T>, valueOf: AreaCall['valueOf']): string | null {
  if (!answer.ok && answer.problem.status === 409) return answer.problem.title;
  valueOf(answer);
  return null;
}

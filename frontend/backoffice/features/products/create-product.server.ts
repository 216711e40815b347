import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply } from '../../forms/read-form.server';
import type { ApiProblem } from '../../../shared/server/api.server';
import { productMessages } from './messages.server';
import { NEW_PRODUCT_FORM } from './product-forms';

/** The form of a new product. */
export async function loadNewProduct({ api, valueOf, locale }: AreaCall) {
  const { refundWindows } = valueOf(await api.get('/api/platform/offered-choices'));
  return { locale, refundWindows, texts: compileMessages(productMessages, locale) };
}

/** Creates a draft with its first offer, and leads to its page. */
export async function createProduct({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, NEW_PRODUCT_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const {
    productType,
    price,
    type,
    frequencyInDays,
    pixEnabled,
    creditCardEnabled,
    billetEnabled,
    maxInstallments,
    template,
    ...facts
  } = read.values;
  const methods = { pixEnabled, creditCardEnabled, billetEnabled, maxInstallments };
  const offer = { type, price, frequencyInDays, template, ...methods };
  const body = { ...facts, type: productType, offer };
  const answer = await api.post('/api/platform/products', { body: body as never });
  if (answer.ok) throw redirect(`/platform/my-products/product/${answer.data.id}`);
  if (answer.problem.status !== 422) valueOf(answer);
  return data(refusedReply(form, NEW_PRODUCT_FORM, ofFields(answer.problem)), { status: 422 });
}

/** The fields of the offer are fields of this form. */
function ofFields(problem: ApiProblem): ApiProblem {
  const errors = Object.entries(problem.errors).map(
    ([path, sentences]) => [path.replace(/^offer\./, ''), sentences] as const,
  );
  return { ...problem, errors: Object.fromEntries(errors) };
}

import { data, redirect } from '@remix-run/node';
import { saoPauloDate } from '@guiche/brazil';
import { compileMessages } from '@guiche/i18n/compile';
import { dayEnd, dayStart } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText, type FieldValue, type FormValues } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { COUPON_FORM, RESTRICTED_TO } from './coupon-form';
import { couponMessages } from './messages.server';

type Name = keyof typeof COUPON_FORM;

const textsOf = (values: Readonly<Partial<Record<Name, FieldValue>>>, { locale }: AreaCall) =>
  Object.fromEntries(
    Object.entries(COUPON_FORM).map(([name, rule]) => [name, fieldText(rule, values[name as Name], locale)]),
  ) as Record<Name, string>;

async function frameOf({ api, valueOf, locale }: AreaCall) {
  const { items } = valueOf(await api.get('/api/platform/coupon-choices'));
  return { locale, texts: compileMessages(couponMessages, locale), choices: items };
}

/** The form of a new coupon: it counts for everything and every method. */
export async function loadNewCoupon(call: AreaCall) {
  const initial = { kind: 'PERCENT', currency: 'BRL', pix: true, card: true, billet: true };
  const restrictedTo: string[] = [];
  return { ...(await frameOf(call)), coupon: null, initial: textsOf(initial, call), restrictedTo };
}

/** An own coupon. */
export async function loadCoupon(call: AreaCall) {
  const { api, valueOf, params, context } = call;
  const [frame, answer] = await Promise.all([
    frameOf(call),
    api.get('/api/platform/coupons/{id}', { params: { id: params.id ?? '' } }),
  ]);
  const coupon = valueOf(answer);
  const { kind, value, methods, cycles, validFrom, validUntil, maxUses, maxUsesPerBuyer } = coupon;
  const initial = {
    ...{ code: coupon.code, kind, currency: coupon.currency, allCycles: cycles === 'ALL' },
    ...(kind === 'PERCENT' ? { percent: value } : { amount: value }),
    ...{ pix: methods.includes('PIX'), card: methods.includes('CREDIT_CARD') },
    billet: methods.includes('BILLET'),
    ...(validFrom !== null && { validFrom: saoPauloDate(new Date(validFrom)) }),
    ...(validUntil !== null && { validUntil: saoPauloDate(new Date(Date.parse(validUntil) - 1)) }),
    ...(maxUses !== null && { maxUses }),
    ...(maxUsesPerBuyer !== null && { maxUsesPerBuyer }),
  };
  const restrictedTo = [
    ...coupon.productIds.map((id) => `product:${id}`),
    ...coupon.offerIds.map((id) => `offer:${id}`),
  ];
  const checkout = `${context.publicWebUrl}/checkout`;
  return { ...frame, coupon, checkout, initial: textsOf(initial, call), restrictedTo };
}

/** Creates a coupon, and leads to it. */
export async function addCoupon({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, COUPON_FORM, locale);
  const restrictedTo = form.getAll(RESTRICTED_TO).map(String);
  if (!read.ok) return data({ form: read.reply, restrictedTo, refused: null }, { status: 422 });
  const answer = await api.post('/api/platform/coupons', {
    body: bodyOf(read.values, restrictedTo) as never,
  });
  if (answer.ok) throw redirect(`/platform/coupons/${answer.data.id}`);
  const { problem } = answer;
  if (![409, 422].includes(problem.status)) valueOf(answer);
  return data(
    { form: refusedReply(form, COUPON_FORM, withMethods(problem)), restrictedTo, refused: null },
    { status: problem.status },
  );
}

/** Saves, pauses, resumes or deletes an own coupon. */
export async function changeCoupon(call: AreaActionCall) {
  const { api, form, locale, params, intent, valueOf } = call;
  if (intent !== 'save') return step(call);
  const read = readForm(form, COUPON_FORM, locale);
  const restrictedTo = form.getAll(RESTRICTED_TO).map(String);
  if (!read.ok) return data({ form: read.reply, restrictedTo, refused: null }, { status: 422 });
  const answer = await api.put('/api/platform/coupons/{id}', {
    params: { id: params.id ?? '' },
    body: { ...bodyOf(read.values, restrictedTo), version: Number(form.get('version')) } as never,
  });
  if (answer.ok) return data({ form: savedReply(form, COUPON_FORM), restrictedTo, refused: null });
  const { problem } = answer;
  if (![409, 422].includes(problem.status)) valueOf(answer);
  return data(
    { form: refusedReply(form, COUPON_FORM, withMethods(problem)), restrictedTo, refused: null },
    { status: problem.status },
  );
}

async function step({ api, params, intent, valueOf }: AreaActionCall) {
  const id = { params: { id: params.id ?? '' } };
  const answer =
    intent === 'remove'
      ? await api.delete('/api/platform/coupons/{id}', id)
      : intent === 'pause'
        ? await api.post('/api/platform/coupons/{id}/pause', id)
        : await api.post('/api/platform/coupons/{id}/resume', id);
  if (answer.ok && intent === 'remove') throw redirect('/platform/coupons');
  if (!answer.ok && answer.problem.status === 409)
    return data({ form: null, restrictedTo: null, refused: answer.problem.title }, { status: 409 });
  valueOf(answer);
  return data({ form: null, restrictedTo: null, refused: null });
}

type Problem = Parameters<typeof refusedReply>[2];

/** The form has a switch for each method. */
const withMethods = (problem: Problem): Problem =>
  problem.errors['methods']
    ? { ...problem, errors: { ...problem.errors, pix: problem.errors['methods'] } }
    : problem;

/** Only what belongs to the kind of the discount is sent. */
function bodyOf(values: FormValues<typeof COUPON_FORM>, restrictedTo: readonly string[]) {
  const { pix, card, billet, allCycles, validFrom, validUntil, percent, amount, kind, ...others } = values;
  const idsOf = (what: string) =>
    restrictedTo.flatMap((one) => (one.startsWith(`${what}:`) ? [one.slice(what.length + 1)] : []));
  return {
    ...others,
    kind: kind as 'PERCENT' | 'AMOUNT',
    ...(kind === 'PERCENT' ? percent !== undefined && { percent } : amount !== undefined && { amount }),
    methods: [...(pix ? ['PIX'] : []), ...(card ? ['CREDIT_CARD'] : []), ...(billet ? ['BILLET'] : [])],
    cycles: allCycles ? 'ALL' : 'FIRST',
    productIds: idsOf('product'),
    offerIds: idsOf('offer'),
    ...(validFrom !== undefined && { validFrom: dayStart(validFrom).toISOString() }),
    ...(validUntil !== undefined && { validUntil: dayEnd(validUntil).toISOString() }),
  };
}

import { data } from '@remix-run/node';
import type { components } from '@guiche/api-client';
import { translator } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import { usersList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText, type FieldValue } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { COUNTS, cardFixedName, cardPercentName } from '../settings/setting-forms';
import { cardFees, releaseRuleValues } from '../settings/setting-values';
import { sellerTermsMessages } from './messages.server';
import { TERMS_FIELDS, TERMS_FORM } from './seller-terms-form';

type Values = components['schemas']['TermsValuesDto'];

/** The terms of a seller as texts of the form, and each change in words. */
export async function loadSellerTerms(call: AreaCall) {
  const { api, valueOf, locale, params } = call;
  const [{ row }, answer] = await Promise.all([
    loadRow(usersList, call),
    api.get('/api/admin/users/{id}/terms', { params: { id: params.id ?? '' } }),
  ]);
  const { present, history, newest, accounts } = valueOf(answer);
  const texts = compileMessages(sellerTermsMessages, locale);
  const t = translator<typeof sellerTermsMessages>(texts, locale);
  const names = new Map(accounts.map(({ id, provider }) => [id, provider]));
  const shown = (values: Values) => shownTexts(values, locale, names, { on: t('on'), off: t('off') });
  const labels = labelsOf(t);
  const empty = history.at(-1);
  return {
    ...{ locale, texts, labels, newest, accounts },
    seller: { id: row.id, name: row.name ?? '' },
    initial: { ...initialTexts(present, locale), validFrom: '', reason: '' } as Record<string, string>,
    history: history.map(({ value, ...version }, at) => {
      const before = history.slice(at + 1).find(({ canceledAt }) => canceledAt === null)?.value;
      const from = before ? shown(before) : shown({ ...(empty?.value ?? value), ...NOTHING });
      const to = shown(value);
      const changed = Object.keys(to).filter((name) => to[name] !== from[name]);
      return {
        ...version,
        differences: changed.map((name) => ({
          label: labels[name] ?? name,
          before: from[name] ?? '–',
          after: to[name] ?? '–',
        })),
      };
    }),
  };
}

/** What a seller without terms has. */
const NOTHING = {
  ...{
    pixOwn: false,
    billetOwn: false,
    cardOwn: false,
    releaseOwn: false,
    pixOffered: true,
    cardOffered: true,
    billetOffered: true,
  },
  ...{
    pixGateway: null,
    cardGateway: null,
    billetGateway: null,
    maxInstallments: null,
    softDescriptor: null,
    withdrawalFee: null,
    refundFee: null,
    chargebackFee: null,
    medFee: null,
    anticipation: null,
    anticipationFeeBasisPoints: null,
  },
  ...{ salesBlocked: false, cashOutBlocked: false },
};

function valuesOf({ fees, release, ...plain }: Values): Record<string, FieldValue> {
  const { PIX, BILLET, CREDIT_CARD } = fees;
  return {
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, value ?? undefined])),
    ...releaseRuleValues(release),
    ...{
      pixBasisPoints: PIX.bps,
      pixFixed: PIX.fixed,
      billetBasisPoints: BILLET.bps,
      billetFixed: BILLET.fixed,
    },
    ...Object.fromEntries(
      COUNTS.flatMap((count) => [
        [cardPercentName(count), CREDIT_CARD[count - 1]?.bps],
        [cardFixedName(count), CREDIT_CARD[count - 1]?.fixed],
      ]),
    ),
  };
}

function initialTexts(values: Values, locale: AreaCall['locale']): Record<string, string> {
  const given = valuesOf(values);
  return Object.fromEntries(
    Object.entries(TERMS_FIELDS).map(([name, rule]) => [name, fieldText(rule, given[name], locale)]),
  );
}

/** Values in words; fees only where they are the seller's own. */
function shownTexts(
  values: Values,
  locale: AreaCall['locale'],
  accounts: ReadonlyMap<string, string>,
  { on, off }: { readonly on: string; readonly off: string },
): Record<string, string> {
  const hidden = [
    ...(values.pixOwn ? [] : ['pix']),
    ...(values.billetOwn ? [] : ['billet']),
    ...(values.cardOwn ? [] : ['card']),
  ];
  const isRelease = (name: string) => /Days$|ReserveBasisPoints$|^rolling/.test(name);
  const isFee = (name: string) => /BasisPoints$|Fixed$/.test(name) && !isRelease(name);
  const given = valuesOf(values);
  return Object.fromEntries(
    Object.entries(TERMS_FIELDS)
      .filter(([name]) => !(isFee(name) && hidden.some((method) => name.startsWith(method))))
      .filter(([name]) => values.releaseOwn || !isRelease(name))
      .map(([name, rule]) => {
        const value = given[name];
        if (rule.kind === 'boolean') return [name, value === true ? on : off];
        const text = fieldText(rule, value, locale);
        const unit = rule.kind === 'basisPoints' ? `${text}%` : rule.kind === 'cents' ? `R$ ${text}` : text;
        return [name, name.endsWith('Gateway') ? (accounts.get(text) ?? '–') : text === '' ? '–' : unit];
      }),
  );
}

function labelsOf(t: ReturnType<typeof translator<typeof sellerTermsMessages>>): Record<string, string> {
  const plain = Object.keys(TERMS_FORM)
    .filter((name) => !/^card\d/.test(name))
    .map((name) => [name, t(`field_${name}` as 'field_reason')]);
  const card = COUNTS.flatMap((count) => [
    [cardPercentName(count), t('cardPercent', { count })],
    [cardFixedName(count), t('cardFixed', { count })],
  ]);
  return Object.fromEntries([...plain, ...card]) as Record<string, string>;
}

/** Saves the terms, cancels a change that is to come (`cancel`) or undoes one in effect (`undo`). */
export async function changeSellerTerms(call: AreaActionCall) {
  const { api, form, intent, locale, params, valueOf } = call;
  const id = params.id ?? '';
  if (intent === 'cancel' || intent === 'undo') {
    const version = String(form.get('version') ?? '');
    const answer =
      intent === 'cancel'
        ? await api.delete('/api/admin/users/{id}/terms/{version}', { params: { id, version } })
        : await api.post('/api/admin/users/{id}/terms/{version}/undo', {
            params: { id, version },
            body: { reason: String(form.get('undoReason') ?? '') },
          });
    if (!answer.ok && [409, 422].includes(answer.problem.status))
      return data(
        { form: null, message: answer.problem.title, done: false },
        { status: answer.problem.status },
      );
    valueOf(answer);
    return data({ form: null, message: null, done: true });
  }
  const read = readForm(form, TERMS_FORM, locale);
  if (!read.ok) return data({ form: read.reply, message: null, done: false }, { status: 422 });
  const answer = await api.put('/api/admin/users/{id}/terms', {
    params: { id },
    body: bodyOf(read.values, form),
  });
  if (answer.ok) {
    const saved: ServerFormReply = savedReply(form, TERMS_FORM);
    const values = { ...saved.values, reason: '', validFrom: '' };
    return data({ form: { ...saved, values }, message: null, done: false });
  }
  if (![409, 422].includes(answer.problem.status)) valueOf(answer);
  const refused = refusedReply(form, TERMS_FORM, answer.problem);
  return data({ form: refused, message: null, done: false }, { status: answer.problem.status });
}

/** The rules of the form are those of the API; the fees of a card become lists. */
function bodyOf(values: Readonly<Record<string, unknown>>, form: FormData) {
  const plain = Object.fromEntries(Object.entries(values).filter(([name]) => !/^card\d/.test(name)));
  const basedOn = String(form.get('basedOn') ?? '') || undefined;
  return { ...plain, ...(values['cardOwn'] === true && cardFees(values)), basedOn } as never;
}

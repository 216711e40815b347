import { data } from '@remix-run/node';
import { BANKS } from '@guiche/brazil';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { FormRules } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { BANK_FORM, PIX_FORM } from './bank-account-forms';
import { bankAccountMessages } from './messages.server';

const ACCOUNTS = {
  seller: { all: '/api/platform/bank-accounts', one: '/api/platform/bank-accounts/{id}' },
  manager: { all: '/api/manager/bank-accounts', one: '/api/manager/bank-accounts/{id}' },
} as const;

type Owner = keyof typeof ACCOUNTS;

/** The accounts of the signed-in person, and the form of a new one: of a PIX key unless a bank account is asked for. */
export const loadBankAccounts =
  (owner: Owner) =>
  async ({ api, valueOf, locale, url }: AreaCall) => {
    const [accounts, factor] = await Promise.all([
      api.get(ACCOUNTS[owner].all),
      api.get('/api/second-factor'),
    ]);
    return {
      locale,
      texts: compileMessages(bankAccountMessages, locale),
      accounts: valueOf(accounts).items.map((account) => ({
        ...account,
        bank: BANKS.find(({ code }) => code === account.bankCode)?.name ?? null,
      })),
      kind: url.searchParams.get('kind') === 'BANK' ? ('BANK' as const) : ('PIX' as const),
      banks: BANKS.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
      needsCode: valueOf(factor).isActive,
    };
  };

/** Adds an account of the `kind` that the form names, or removes one (`remove`, with its `id`). */
export const changeBankAccounts = (owner: Owner) => async (call: AreaActionCall) => {
  const { api, form, intent, locale, valueOf } = call;
  if (intent === 'remove') {
    const params = { id: String(form.get('id') ?? '') };
    valueOf(await api.delete(ACCOUNTS[owner].one, { params }));
    return data({ removed: true, form: null });
  }
  const kind = form.get('kind') === 'BANK' ? ('BANK' as const) : ('PIX' as const);
  const rules: FormRules = kind === 'BANK' ? BANK_FORM : PIX_FORM;
  const read = readForm(form, rules, locale);
  if (!read.ok) return data({ removed: false, form: read.reply }, { status: 422 });
  const answer = await api.post(ACCOUNTS[owner].all, { body: { ...read.values, kind } as never });
  if (answer.ok) {
    const saved = savedReply(form, rules);
    const empty = Object.fromEntries(Object.keys(saved.values).map((name) => [name, '']));
    return data({ removed: false, form: { ...saved, values: empty } });
  }
  const { problem } = answer;
  if (![409, 422, 429].includes(problem.status)) valueOf(answer);
  return data({ removed: false, form: refusedReply(form, rules, problem) }, { status: problem.status });
};

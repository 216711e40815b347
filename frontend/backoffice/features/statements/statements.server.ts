import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import {
  STATEMENT_KIND_WORDS,
  advancesList,
  statementLinesList,
  statementsList,
  type ListDefinition,
} from '@guiche/lists';
import { statementUploadRules } from '@guiche/api-client/rules';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { isShownInForm } from '../../forms/send-form.server';
import { loadList, loadRow } from '../../lists/list-loader.server';
import { sendFile, type ApiProblem } from '../../../shared/server/api.server';
import { statementMessages } from './messages.server';

const LIST = '/admin-root/statements';

const wordsOf = ({ locale }: AreaCall) => compileMessages(statementMessages, locale);

async function loadWithTabs<L extends ListDefinition>(list: L, call: AreaCall) {
  const shown = await loadList(list, call);
  return { ...shown, texts: { ...wordsOf(call), ...shown.texts } };
}

export const loadStatements = (call: AreaCall) => loadWithTabs(statementsList, call);
export const loadAdvances = (call: AreaCall) => loadWithTabs(advancesList, call);
export const loadStatementLines = (call: AreaCall) => loadWithTabs(statementLinesList, call);

export async function loadStatement(call: AreaCall) {
  const shown = await loadRow(statementsList, call);
  return { ...shown, texts: { ...wordsOf(call), ...shown.texts } };
}

export async function loadNewStatement(call: AreaCall) {
  const accounts = call.valueOf(await call.api.get('/api/admin/statement-uploads/accounts'));
  return { locale: call.locale, texts: wordsOf(call), accounts };
}

/** Sends the file of the form to a signed link. */
export async function importStatement({ api, context, form, locale, valueOf }: AreaActionCall) {
  const chosen = form.get('file');
  const file = chosen instanceof File ? chosen : new File([], '');
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  const values = {
    kind: STATEMENT_KIND_WORDS.find((kind) => kind === text('kind')) ?? 'PROVIDER_CSV',
    ...{ gatewayAccountId: text('gatewayAccountId'), bankAccount: text('bankAccount') },
  };
  const { gatewayAccountId, bankAccount, kind } = values;
  const granted = await api.post('/api/admin/statement-uploads', {
    body: {
      ...{ kind, fileName: file.name || 'file', bytes: file.size },
      ...(gatewayAccountId && { gatewayAccountId }),
      ...(bankAccount && { bankAccount }),
    },
  });
  if (!granted.ok) {
    if (!isShownInForm(granted.problem, [413, 503])) valueOf(granted);
    return refused(values, granted.problem);
  }
  const sent = await sendFile(context, locale, granted.data.url, file);
  if (!sent.ok) return refused(values, sent.problem);
  throw redirect(`${LIST}/${granted.data.id}`, { status: 303 });
}

interface SentValues {
  readonly kind: string;
  readonly gatewayAccountId: string;
  readonly bankAccount: string;
}

/** What is wrong with the fields, and with each line of the file. */
function refused(values: SentValues, { status, title, errors }: ApiProblem) {
  const entries = Object.entries(errors);
  const fields = entries.filter(([name]) => name in statementUploadRules);
  const lines = entries.flatMap(([name, texts]) =>
    /^\d+$/.test(name) ? texts.map((text) => ({ place: Number(name), text })) : [],
  );
  return data(
    {
      values,
      lines,
      errors: Object.fromEntries(fields.map(([name, texts]) => [name, texts[0] ?? ''])),
      message: title,
    },
    { status },
  );
}

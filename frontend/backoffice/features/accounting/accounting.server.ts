import { data, redirect } from '@remix-run/node';
import type { components } from '@guiche/api-client';
import { accountingFileRequestRules } from '@guiche/api-client/rules';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm } from '../../forms/read-form.server';
import { refusedForm } from '../../forms/send-form.server';
import { exportMessages } from '../exports/messages.server';
import { accountingFileName } from './file-name.server';
import { accountingMessages } from './messages.server';

/** The rule of each field with a choice lets no other value through. */
type Asked = components['schemas']['AccountingFileRequestDto'];

const PAGE = '/admin-root/export-accounting';

/** Until when the journal is closed, and the files of the accounting that the signed-in person asked for. */
export async function loadAccounting({ api, valueOf, locale, url }: AreaCall) {
  const [{ closed, today }, { items }] = await Promise.all([
    api.get('/api/admin/accounting').then(valueOf),
    api.get('/api/exports').then(valueOf),
  ]);
  const last = closed?.day ?? today;
  return {
    locale,
    texts: { ...compileMessages(exportMessages, locale), ...compileMessages(accountingMessages, locale) },
    ...{ address: '/admin-root/exports', closed, wasAsked: url.searchParams.has('asked') },
    initial: {
      content: 'journal',
      from: `${last.slice(0, 'YYYY-MM'.length)}-01`,
      to: last,
      format: 'csv',
    },
    files: items.flatMap((item) => {
      const name = accountingFileName(item, locale);
      return name === undefined ? [] : [{ ...item, name }];
    }),
  };
}

/** Asks for a file. */
export async function askForAccountingFile({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, accountingFileRequestRules, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/accounting/files', { body: read.values as Asked });
  if (answer.ok) throw redirect(`${PAGE}?asked=1`);
  return refusedForm({ form, valueOf }, accountingFileRequestRules, answer);
}

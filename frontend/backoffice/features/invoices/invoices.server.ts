import { randomUUID } from 'node:crypto';
import { redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import { invoicesList, ownInvoicesList } from '@guiche/lists';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { needsCodeOf, sendReadForm } from '../../forms/send-form.server';
import { loadRow } from '../../lists/list-loader.server';
import { platformChoices } from '../administrators/administrators.server';
import { findOrSend } from '../administrators/find-platform.server';
import { findPlatformMessages } from '../administrators/find-platform-messages.server';
import { INVOICE_FORM, NEW_INVOICE_FORM } from './invoice-forms';
import { invoiceMessages } from './messages.server';

const LIST = '/master-root/charges';

/** The form of a new invoice. */
export async function loadNewInvoice(call: AreaCall) {
  const [platforms, needsCode] = await Promise.all([platformChoices(call), needsCodeOf(call)]);
  return {
    texts: compileMessages({ ...invoiceMessages, ...findPlatformMessages }, call.locale),
    ...{ locale: call.locale, platforms, needsCode },
    // A form that is sent twice bills once.
    requestKey: randomUUID(),
  };
}

/** Bills a platform, or searches it. */
export const createInvoice = (call: AreaActionCall) =>
  findOrSend(call, {
    rules: NEW_INVOICE_FORM,
    choices: (q) => platformChoices(call, q),
    send: () => bill(call),
  });

const bill = (call: AreaActionCall) =>
  sendReadForm(call, NEW_INVOICE_FORM, {
    send: (values) => {
      // The rules of the form are those of the API, and every field was read by them.
      const body = { ...values, requestKey: String(call.form.get('requestKey') ?? '') } as never;
      return call.api.post('/api/master/invoices', { body });
    },
    sent: (): never => {
      throw redirect(LIST);
    },
  });

/** An invoice with its history. */
export async function loadInvoice(call: AreaCall) {
  const { api, params, valueOf, locale } = call;
  const [shown, events, needsCode] = await Promise.all([
    loadRow(invoicesList, call),
    api.get('/api/master/invoices/{id}/events', { params: { id: params.id ?? '' } }).then(valueOf),
    needsCodeOf(call),
  ]);
  return {
    ...shown,
    texts: { ...compileMessages(invoiceMessages, locale), ...shown.texts },
    events,
    needsCode,
  };
}

/** Does with an invoice what a master decided. */
export const decideInvoice = (call: AreaActionCall) =>
  sendReadForm(call, INVOICE_FORM, {
    send: (values) =>
      call.api.post('/api/master/invoices/{id}/decisions', {
        params: { id: call.params.id ?? '' },
        body: values as never,
      }),
    sent: () => {
      throw redirect(new URL(call.request.url).pathname);
    },
  });

/** An invoice of the platform with the PIX that pays it. */
export async function loadOwnInvoice(call: AreaCall) {
  const { api, params, valueOf, locale } = call;
  const [shown, { pixCode, pixQrCode }] = await Promise.all([
    loadRow(ownInvoicesList, call),
    api.get('/api/admin/invoices/{id}/code', { params: { id: params.id ?? '' } }).then(valueOf),
  ]);
  return {
    ...shown,
    texts: { ...compileMessages(invoiceMessages, locale), ...shown.texts },
    pixCode,
    pixQrCode,
  };
}

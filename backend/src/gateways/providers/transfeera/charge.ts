import { path, type NativeBody, type QueryOperation, type QueryOutcome } from '@guiche/gateway-kit';
import { notFound } from '../../formatting/not-found.js';
import { readCharge, slip } from './billet.js';
import { readCode, txidOf } from './pix.js';

const isPix = ({ paymentMethod }: { readonly paymentMethod: string }): boolean => paymentMethod === 'PIX';

export const query: QueryOperation = {
  send: (intent) => {
    const { reference = '' } = intent;
    return {
      method: 'GET',
      path: isPix(intent) ? path`/pix/qrcode/${reference}` : path`/charges/${reference}`,
    };
  },
  read: (body, intent) => (isPix(intent) ? readCode(body) : readCharge(body)),
  readError: notFound,
  file: slip,
};

/** A code by the id that we chose, a boleto by our reference. */
export const find: QueryOperation = {
  send: (intent) =>
    isPix(intent)
      ? { method: 'GET', path: path`/pix/qrcode/${txidOf(intent)}` }
      : { method: 'GET', path: '/charges', query: { external_id: intent.attemptId } },
  read: (body, intent) => (isPix(intent) ? readCode(body) : onlyOne(body, intent.attemptId)),
  readError: (status, _, intent) => (status === 404 && isPix(intent) ? { kind: 'notFound' } : undefined),
  file: slip,
};

function onlyOne(body: NativeBody, attemptId: string): QueryOutcome {
  const charges = body.isList ? body.list() : body.list('data');
  // Other charges in the answer mean that the filter was not applied: then the list is incomplete and proves nothing.
  if (charges.some((charge) => charge.text('external_id') !== attemptId))
    return { kind: 'unknown', why: 'the list is not of our reference' };
  const [charge, another] = charges;
  if (another) return { kind: 'unknown', why: 'several charges are of our reference' };
  return charge ? readCharge(charge) : { kind: 'notFound' };
}

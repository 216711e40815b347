import {
  path,
  readCents,
  statusTable,
  type NativeBody,
  type QueryOperation,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { saoPauloDate } from '@guiche/brazil';

const CLOCK_SKEW_MS = 10 * 60 * 1000;

const reported = (qrcode: NativeBody) => ({
  reference: qrcode.text('reference_code'),
  amount: readCents(qrcode, 'value_cents'),
});

const awaiting = (qrcode: NativeBody): QueryOutcome => {
  const copyPaste = qrcode.optionalText('content');
  return { kind: 'awaiting', ...reported(qrcode), ...(copyPaste ? { pix: { copyPaste } } : {}) };
};

const status = statusTable(
  {
    awaiting_payment: awaiting,
    pending: awaiting,
    paid: (qrcode) => {
      const approvedAt = qrcode.optionalInstant('payment_date');
      const endToEndId = qrcode.optionalText('end_to_end');
      return {
        kind: 'settled',
        ...reported(qrcode),
        ...(approvedAt ? { approvedAt } : {}),
        ...(endToEndId ? { providerData: { endToEndId } } : {}),
      };
    },
    // The typical line of payments.md §4: refunded or canceled is REFUNDED at most providers.
    canceled: (qrcode) => ({ kind: 'refunded', ...reported(qrcode) }),
  },
  { becomes: 'rejected', reported },
);

/** A charge in a query, a list or a webhook. */
export const readQrcode = (qrcode: NativeBody): QueryOutcome => status(qrcode.text('status'), qrcode);

export const queryQrcode: QueryOperation = {
  send: ({ reference = '' }) => ({ method: 'GET', path: path`/v1/pix/qrcodes/${reference}` }),
  read: (body) => readQrcode(body.at('qrcode')),
  readError: (status) => (status === 406 ? { kind: 'notFound' } : undefined),
};

/** There is no filter for our reference, so ours is searched page by page in the days around its creation. */
export const findQrcode: QueryOperation = {
  send: ({ createdAt, queriedAt }, { page }) => ({
    method: 'GET',
    path: '/v1/pix/qrcodes',
    query: {
      registration_start_date: saoPauloDate(new Date(createdAt.getTime() - CLOCK_SKEW_MS)),
      registration_end_date: saoPauloDate(new Date(queriedAt.getTime() + CLOCK_SKEW_MS)),
      page: page + 1,
    },
  }),
  read: (body, { attemptId }, { page }) => {
    const ours = body
      .list('qrcodes')
      .filter((one) => one.optionalText('external_reference') === attemptId)
      .map(readQrcode);
    const found = ours.find(({ kind }) => kind === 'settled') ?? ours[0];
    if (found) return found;
    return page + 1 < body.at('meta').number('total_pages') ? { kind: 'nextPage' } : { kind: 'notFound' };
  },
};

import {
  path,
  statusTable,
  toReaisNumber,
  type ChargeIntent,
  type ChargeOperation,
  type NativeBody,
  type FileDownload,
  type QueryIntent,
  type QueryOutcome,
} from '@guiche/gateway-kit';
import { billetDays } from '../../formatting/code-life.js';
import { dueDay, endOfDayAfter } from '../../formatting/due-day.js';
import { requiredCpf } from '../../formatting/cpf.js';
import { dayOrInstant } from '../../formatting/pix-expiry.js';
import { optionalReais } from '../../formatting/reported-amounts.js';
import { typicalStatuses } from '../../formatting/typical-statuses.js';

/**
 * The PDF is fetched and uploaded to our own storage (payments.md §7), because the provider serves it only to us. Its
 * address is stored with the attempt, so that later queries do not upload it again.
 */
export const slip: FileDownload<ChargeIntent | QueryIntent, QueryOutcome> = {
  when: (outcome, intent) =>
    outcome.kind === 'awaiting' &&
    intent.paymentMethod === 'BILLET' &&
    !('providerData' in intent && typeof intent.providerData?.['billetUrl'] === 'string'),
  send: (_, outcome) => ({
    method: 'GET',
    path: path`/charges/${('reference' in outcome && outcome.reference) || ''}/pdf`,
    headers: { accept: 'application/pdf' },
  }),
  name: ({ attemptId }) => `${attemptId}.pdf`,
  read: (url, outcome) =>
    outcome.kind === 'awaiting'
      ? {
          ...outcome,
          billet: { ...outcome.billet, url },
          providerData: { ...outcome.providerData, billetUrl: url },
        }
      : outcome,
  failure: 'Error on upload pdf',
};

export const chargeBillet: ChargeOperation = {
  send: (intent) => {
    // Payments.md §9: a boleto of Transfeera lives one day, unless the offer says otherwise.
    const lastDay = dueDay(intent.createdAt, billetDays(intent, 1));
    return {
      method: 'POST',
      path: '/charges',
      body: {
        payment_methods: ['boleto'],
        payer: {
          name: intent.customer.name,
          trade_name: intent.customer.name,
          tax_id: requiredCpf(intent.customer.document),
        },
        amount: toReaisNumber(intent.amount),
        due_date: lastDay,
        expiration_date: lastDay,
        description: intent.description,
        external_id: intent.attemptId,
      },
    };
  },
  read: (body, intent) => {
    const outcome = readCharge(body);
    const expiresAt = endOfDayAfter(intent.createdAt, billetDays(intent, 1));
    return outcome.kind === 'awaiting' ? { expiresAt, ...outcome } : outcome;
  },
  file: slip,
};

const reported = (charge: NativeBody) => ({
  reference: charge.text('id'),
  ...optionalReais(charge, 'amount'),
});

/** The line is with the charge's payment details, or beside them: which was never seen. */
function awaiting(charge: NativeBody): Partial<Extract<QueryOutcome, { kind: 'awaiting' }>> {
  const places = [...charge.optionalList('receivables'), charge];
  const digitableLine = places
    .map((place) => place.optionalText('digitable_line'))
    .find((line) => line !== undefined);
  const expiresAt = dayOrInstant(charge, 'expiration_date');
  return {
    ...(digitableLine ? { billet: { digitableLine } } : {}),
    ...(expiresAt ? { expiresAt } : {}),
  };
}

const status = statusTable(typicalStatuses({ reported, awaiting }), { becomes: 'rejected', reported });

/** A charge without a status was just created. */
export const readCharge = (charge: NativeBody): QueryOutcome =>
  status(charge.optionalText('status') ?? 'created', charge);

import { readReais, statusTable, type NativeBody, type QueryOutcome } from '@guiche/gateway-kit';
import { addCents, ZERO_CENTS, type Cents } from '@guiche/money';
import { buildBrCode } from '@guiche/brazil';

/** The recipient, as named in a BR Code that we build. */
export interface Payee {
  readonly merchantName?: string;
  readonly merchantCity?: string;
}

type ReportedFacts = Pick<
  Extract<QueryOutcome, { kind: 'settled' }>,
  'reference' | 'amount' | 'providerData'
>;

const reported = (cob: NativeBody): ReportedFacts => ({
  reference: cob.text('txid'),
  amount: readReais(cob.at('valor'), 'original'),
});

const awaiting = (cob: NativeBody): QueryOutcome => ({ kind: 'awaiting', ...reported(cob) });
const removed = (cob: NativeBody): QueryOutcome => ({
  kind: 'declined',
  reason: 'canceled',
  ...reported(cob),
});

/** The standard writes REMOVIDA in its enumeration and REMOVIDO in its text: both are accepted. */
const status = statusTable(
  {
    ATIVA: awaiting,
    REMOVIDA_PELO_PSP: awaiting,
    REMOVIDO_PELO_PSP: awaiting,
    CONCLUIDA: readPaid,
    LIQUIDATED: readPaid,
    REFUND: (cob) => ({ kind: 'chargedBack', returned: true, ...reported(cob) }),
    // Not specified; we, the receiver, cancelled the charge before it was paid.
    REMOVIDA_PELO_USUARIO_RECEBEDOR: removed,
    REMOVIDO_PELO_USUARIO_RECEBEDOR: removed,
  },
  { becomes: 'rejected', reported },
);

/** Reads a charge (cob) of the Central Bank's PIX API. */
export function readCharge(cob: NativeBody, payee: Payee): QueryOutcome {
  const outcome = status(cob.text('status'), cob);
  return outcome.kind === 'awaiting' ? { ...outcome, ...instruction(cob, payee) } : outcome;
}

/** What a buyer needs to pay, and the expiry. */
function instruction(cob: NativeBody, payee: Payee) {
  const copyPaste = cob.optionalText('pixCopiaECola') ?? codeOf(cob.optionalText('location'), payee);
  const expiresAt = expiry(cob.optionalAt('calendario'));
  return { ...(copyPaste ? { pix: { copyPaste } } : {}), ...(expiresAt ? { expiresAt } : {}) };
}

/** The text of the code is optional in the standard. Payers' apps read the payee from the location, not from the code. */
function codeOf(location: string | undefined, { merchantName, merchantCity }: Payee): string | undefined {
  return location === undefined
    ? undefined
    : buildBrCode({
        kind: 'dynamic',
        location,
        merchantName: merchantName ?? 'Recebedor',
        city: merchantCity ?? 'Brasil',
      });
}

/** The status does not change at expiry, so the expiry is computed. */
function expiry(calendar: NativeBody | undefined): Date | undefined {
  const createdAt = calendar?.optionalInstant('criacao');
  return calendar && createdAt
    ? new Date(createdAt.getTime() + calendar.number('expiracao') * 1000)
    : undefined;
}

function readPaid(cob: NativeBody): QueryOutcome {
  const payments = cob.optionalList('pix');
  return payments.length === 0
    ? { kind: 'settled', ...reported(cob) }
    : readReceived(cob.text('txid'), payments);
}

/**
 * The paid amount, which may differ from the charged one, and the returned amount. A full return is a refund, or a
 * chargeback where the anti-fraud mechanism (MED) made it; the mechanism often returns a part only.
 */
export function readReceived(reference: string, payments: readonly NativeBody[]): QueryOutcome {
  const amount = addCents(...payments.map((pix) => readReais(pix, 'valor')));
  const returns = payments.flatMap(returned);
  const refundedAmount = addCents(ZERO_CENTS, ...returns.map(({ value }) => value));
  const endToEndId = payments[0]?.optionalText('endToEndId');
  const facts = { reference, amount, ...(endToEndId ? { providerData: { endToEndId } } : {}) };

  if (refundedAmount > 0 && refundedAmount >= amount) {
    const isDispute = returns.some(({ nature }) => nature?.startsWith('MED_'));
    return { kind: isDispute ? 'chargedBack' : 'refunded', ...facts };
  }
  const approvedAt = payments[0]?.optionalInstant('horario');
  return {
    kind: 'settled',
    ...facts,
    ...(approvedAt ? { approvedAt } : {}),
    ...(refundedAmount > 0 ? { refundedAmount } : {}),
  };
}

/** The schema says a list, the standard's own example shows an object: both occur. */
function returned(pix: NativeBody): { value: Cents; nature: string | undefined }[] {
  if (!pix.has('devolucoes')) return [];
  const single = pix.optionalObject('devolucoes');
  return (single ? [single] : pix.list('devolucoes'))
    .filter((one) => one.text('status') === 'DEVOLVIDO')
    .map((one) => ({ value: readReais(one, 'valor'), nature: one.optionalText('natureza') }));
}

import type { Texts } from '@guiche/i18n';
import type { Cents, Currency } from '@guiche/money';
import type { Account, Bucket } from './account.js';
import { isPerson } from './account.js';
import type { MoneyReader, MoneySentence } from './explained-money.js';
import { say } from './money-words.js';
import type { Fact, PostedLeg } from './posting.js';

/** A transfer as it is written. */
export interface WrittenTransfer {
  readonly id: string;
  readonly kind: PostedLeg['kind'];
  readonly fact: Fact;
  readonly from: Account;
  readonly to: Account;
  readonly amount: Cents;
  readonly postedAt: Date;
}

/** What each transfer moved, in their order. A seller reads those of the own accounts; other people have no name there. */
export function explainTransfers(
  transfers: readonly WrittenTransfer[],
  currency: string,
  reader: MoneyReader,
): MoneySentence[] {
  const { sellerId } = reader;
  const isOwn = ({ from, to }: WrittenTransfer) => [from.ownerId, to.ownerId].includes(sellerId);
  return transfers
    .filter((one) => sellerId === null || isOwn(one))
    .map(({ id, kind, fact, from, to, amount, postedAt }) => ({
      ...{ rule: kind, amount, isPart: false, at: postedAt, transferId: id },
      text: say(TRANSFER, {
        ...{
          kind: KINDS[kind],
          fact: FACTS[fact],
          amount: { money: amount, currency: currency as Currency },
        },
        ...{ from: accountText(from, reader), to: accountText(to, reader) },
      }),
    }));
}

function accountText(account: Account, { sellerId, nameOf }: MoneyReader): Texts {
  const { ownerId, bucket } = account;
  if (!isPerson(account) || ownerId === null) return ACCOUNTS[bucket];
  if (sellerId !== null && ownerId !== sellerId) return SOMEBODY_ELSE;
  return say(OF_PERSON, { account: ACCOUNTS[bucket], who: nameOf(ownerId) });
}

const TRANSFER: Texts = {
  'pt-BR': '{kind} ({fact}): {amount} de {from} para {to}.',
  'en-US': '{kind} ({fact}): {amount} from {from} to {to}.',
  'es-ES': '{kind} ({fact}): {amount} de {from} a {to}.',
};
const OF_PERSON: Texts = {
  'pt-BR': '“{account}” de {who}',
  'en-US': '“{account}” of {who}',
  'es-ES': '“{account}” de {who}',
};
const SOMEBODY_ELSE: Texts = { 'pt-BR': 'outra pessoa', 'en-US': 'somebody else', 'es-ES': 'otra persona' };

const KINDS: Readonly<Record<PostedLeg['kind'], Texts>> = {
  APPROVAL: { 'pt-BR': 'Venda aprovada', 'en-US': 'Sale approved', 'es-ES': 'Venta aprobada' },
  PARTIAL_REFUND: { 'pt-BR': 'Reembolso parcial', 'en-US': 'Partial refund', 'es-ES': 'Reembolso parcial' },
  REFUND: { 'pt-BR': 'Reembolso', 'en-US': 'Refund', 'es-ES': 'Reembolso' },
  CHARGEBACK: { 'pt-BR': 'Chargeback', 'en-US': 'Chargeback', 'es-ES': 'Contracargo' },
  RESTORE: { 'pt-BR': 'Chargeback revertido', 'en-US': 'Chargeback won', 'es-ES': 'Contracargo ganado' },
  CORRECTION: { 'pt-BR': 'Correção', 'en-US': 'Correction', 'es-ES': 'Corrección' },
  RELEASE: { 'pt-BR': 'Liberação', 'en-US': 'Release', 'es-ES': 'Liberación' },
  RESERVE_RELEASE: {
    'pt-BR': 'Liberação da garantia',
    'en-US': 'Release of the reserve',
    'es-ES': 'Liberación de la garantía',
  },
  SETTLEMENT: { 'pt-BR': 'Repasse do provedor', 'en-US': 'Settlement', 'es-ES': 'Liquidación' },
  WITHDRAWAL: { 'pt-BR': 'Saque', 'en-US': 'Withdrawal', 'es-ES': 'Retiro' },
  WITHDRAWAL_RETURN: {
    'pt-BR': 'Saque devolvido',
    'en-US': 'Withdrawal returned',
    'es-ES': 'Retiro devuelto',
  },
  ANTICIPATION: { 'pt-BR': 'Antecipação', 'en-US': 'Anticipation', 'es-ES': 'Anticipo' },
  BLOCK: { 'pt-BR': 'Bloqueio', 'en-US': 'Block', 'es-ES': 'Bloqueo' },
  UNBLOCK: { 'pt-BR': 'Desbloqueio', 'en-US': 'Unblock', 'es-ES': 'Desbloqueo' },
  FEE: { 'pt-BR': 'Tarifa', 'en-US': 'Fee', 'es-ES': 'Tarifa' },
  CHARGE: { 'pt-BR': 'Cobrança', 'en-US': 'Charge', 'es-ES': 'Cobro' },
  WRITE_OFF: { 'pt-BR': 'Baixa', 'en-US': 'Write-off', 'es-ES': 'Baja' },
  ADJUSTMENT: { 'pt-BR': 'Ajuste', 'en-US': 'Adjustment', 'es-ES': 'Ajuste' },
};

const FACTS: Readonly<Record<Fact, Texts>> = {
  share: { 'pt-BR': 'parte do vendedor', 'en-US': 'share of the seller', 'es-ES': 'parte del vendedor' },
  platformFee: {
    'pt-BR': 'tarifa da plataforma',
    'en-US': 'platform fee',
    'es-ES': 'tarifa de la plataforma',
  },
  gatewayCost: {
    'pt-BR': 'custo do provedor',
    'en-US': 'cost of the provider',
    'es-ES': 'costo del proveedor',
  },
  commission: {
    'pt-BR': 'comissão do gerente',
    'en-US': 'commission of the manager',
    'es-ES': 'comisión del gerente',
  },
  interest: { 'pt-BR': 'acréscimo do parcelamento', 'en-US': 'interest', 'es-ES': 'recargo de las cuotas' },
  rounding: { 'pt-BR': 'arredondamento', 'en-US': 'rounding', 'es-ES': 'redondeo' },
  moneyBack: { 'pt-BR': 'dinheiro de volta', 'en-US': 'money back', 'es-ES': 'dinero devuelto' },
  debtRepayment: {
    'pt-BR': 'pagamento de dívida',
    'en-US': 'repayment of a debt',
    'es-ES': 'pago de una deuda',
  },
  correction: { 'pt-BR': 'correção', 'en-US': 'correction', 'es-ES': 'corrección' },
  release: { 'pt-BR': 'passa a disponível', 'en-US': 'becomes available', 'es-ES': 'pasa a disponible' },
  settlement: { 'pt-BR': 'repasse', 'en-US': 'settlement', 'es-ES': 'liquidación' },
  withdrawal: { 'pt-BR': 'saque', 'en-US': 'withdrawal', 'es-ES': 'retiro' },
  withdrawalFee: { 'pt-BR': 'tarifa de saque', 'en-US': 'withdrawal fee', 'es-ES': 'tarifa de retiro' },
  anticipation: { 'pt-BR': 'antecipação', 'en-US': 'anticipation', 'es-ES': 'anticipo' },
  anticipationFee: {
    'pt-BR': 'tarifa de antecipação',
    'en-US': 'anticipation fee',
    'es-ES': 'tarifa de anticipo',
  },
  block: { 'pt-BR': 'contestação', 'en-US': 'dispute', 'es-ES': 'disputa' },
  fee: { 'pt-BR': 'tarifa', 'en-US': 'fee', 'es-ES': 'tarifa' },
  charge: { 'pt-BR': 'cobrança', 'en-US': 'charge', 'es-ES': 'cobro' },
  writeOff: { 'pt-BR': 'baixa', 'en-US': 'write-off', 'es-ES': 'baja' },
  adjustment: { 'pt-BR': 'ajuste', 'en-US': 'adjustment', 'es-ES': 'ajuste' },
};

const ACCOUNTS: Readonly<Record<Bucket, Texts>> = {
  pending: { 'pt-BR': 'a liberar', 'en-US': 'to be released', 'es-ES': 'por liberar' },
  available: { 'pt-BR': 'disponível', 'en-US': 'available', 'es-ES': 'disponible' },
  reserve: { 'pt-BR': 'garantia', 'en-US': 'reserve', 'es-ES': 'garantía' },
  blocked: { 'pt-BR': 'bloqueado', 'en-US': 'blocked', 'es-ES': 'bloqueado' },
  debt: { 'pt-BR': 'dívida', 'en-US': 'debt', 'es-ES': 'deuda' },
  receivable: {
    'pt-BR': 'a receber do provedor',
    'en-US': 'receivable of the provider',
    'es-ES': 'por cobrar del proveedor',
  },
  cost: { 'pt-BR': 'custo do provedor', 'en-US': 'cost of the provider', 'es-ES': 'costo del proveedor' },
  revenue: {
    'pt-BR': 'receita da plataforma',
    'en-US': 'revenue of the platform',
    'es-ES': 'ingresos de la plataforma',
  },
  loss: {
    'pt-BR': 'perda da plataforma',
    'en-US': 'loss of the platform',
    'es-ES': 'pérdida de la plataforma',
  },
  rounding: { 'pt-BR': 'arredondamento', 'en-US': 'rounding', 'es-ES': 'redondeo' },
  refund_due: {
    'pt-BR': 'a devolver ao comprador',
    'en-US': 'due to the buyer',
    'es-ES': 'por devolver al comprador',
  },
  cash: { 'pt-BR': 'banco', 'en-US': 'bank', 'es-ES': 'banco' },
  payout_due: {
    'pt-BR': 'saques a caminho',
    'en-US': 'withdrawals on their way',
    'es-ES': 'retiros en camino',
  },
};

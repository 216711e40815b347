import type { ChargeStatus, MoneyBack } from '../simulation/charge.js';
import { reaisText } from '../simulation/reais.js';
import type { OnzCharge } from './charge.js';

// Nothing changes at expiry: the charge stays ATIVA and the reader computes the expiry.
const WORDS: Record<ChargeStatus, string> = {
  PENDING: 'ATIVA',
  DECLINED: 'ATIVA',
  EXPIRED: 'ATIVA',
  CANCELED: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
  PAID: 'CONCLUIDA',
  PARTIALLY_REFUNDED: 'CONCLUIDA',
  REFUNDED: 'CONCLUIDA',
  CHARGEBACK: 'CONCLUIDA',
};

export function statusWord(charge: OnzCharge): string {
  return WORDS[charge.status];
}

/** The charge as create, read and list answer it. */
export function cob(charge: OnzCharge): object {
  const { terms, location, createdAt } = charge;
  const received = pix(charge);
  return {
    revisao: charge.revision,
    loc: { id: charge.locationId, location, tipoCob: 'cob', criacao: createdAt },
    location,
    calendario: {
      criacao: createdAt,
      expiracao: Math.floor((charge.expiresAt.getTime() - createdAt.getTime()) / 1_000),
    },
    devedor: terms.devedor ?? {},
    valor: { original: reaisText(terms.amount), modalidadeAlteracao: terms.mayPayOther },
    chave: terms.chave,
    txid: charge.id,
    status: statusWord(charge),
    ...(terms.solicitacaoPagador === null ? {} : { solicitacaoPagador: terms.solicitacaoPagador }),
    infoAdicionais: terms.infoAdicionais,
    pixCopiaECola: charge.pixCode,
    ...(received === null ? {} : { pix: [received] }),
  };
}

/** The Pix that paid a charge; null while unpaid. */
export function pix(charge: OnzCharge): object | null {
  if (charge.endToEndId === null) return null;
  return {
    endToEndId: charge.endToEndId,
    txid: charge.id,
    valor: reaisText(charge.paidAmount),
    chave: charge.terms.chave,
    horario: charge.paidAt,
    pagador: payerOf(charge),
    devolucoes: charge.moneyBack.map(devolucao),
  };
}

export function devolucao(back: MoneyBack): object {
  return {
    id: back.id,
    rtrId: back.rtrId,
    valor: reaisText(back.amount),
    natureza: back.reason === 'FRAUD' ? 'MED_FRAUDE' : 'ORIGINAL',
    ...(back.description === null ? {} : { descricao: back.description }),
    horario: {
      solicitacao: back.requestedAt,
      ...(back.settledAt === null ? {} : { liquidacao: back.settledAt }),
    },
    status: back.settledAt === null ? 'EM_PROCESSAMENTO' : 'DEVOLVIDO',
  };
}

function payerOf(charge: OnzCharge): object {
  return charge.terms.devedor ?? { nome: 'PAGADOR DO SIMULADOR', cpf: '52998224725' };
}

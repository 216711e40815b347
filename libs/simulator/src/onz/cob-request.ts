import { fields, isFields, text } from '../http/fields.js';
import type { RequestFields } from '../http/fields.js';
import { centsOfText } from '../simulation/reais.js';
import type { CobTerms, Payer } from './charge.js';
import { refuse } from './refusal.js';

const DEFAULT_LIFETIME = 86_400;

/** Reads the body of a new charge as version 2.9 of the standard requires: valor, chave and calendario are mandatory. */
export function readCob(body: unknown): CobTerms {
  if (!isFields(body)) throw invalid('O corpo deve ser um objeto JSON.', 'cob');
  for (const field of ['calendario', 'valor', 'chave']) {
    if (body[field] === undefined) throw invalid(`O campo cob.${field} é obrigatório.`, `cob.${field}`);
  }
  return readTerms(body, {
    amount: 0,
    mayPayOther: 0,
    lifetime: DEFAULT_LIFETIME,
    devedor: null,
    chave: '',
    solicitacaoPagador: null,
    infoAdicionais: [],
  });
}

/** Reads a revision: what the body does not name stays as it was. */
export function readTerms(body: RequestFields, before: CobTerms): CobTerms {
  const { calendario, valor, devedor, chave, solicitacaoPagador, infoAdicionais } = body;
  return {
    ...before,
    ...(calendario === undefined ? {} : { lifetime: readLifetime(calendario) }),
    ...(valor === undefined ? {} : readValor(valor)),
    ...(devedor === undefined ? {} : { devedor: readPayer(devedor) }),
    ...(chave === undefined ? {} : { chave: readText(chave, 'cob.chave', 77) }),
    ...(solicitacaoPagador === undefined
      ? {}
      : { solicitacaoPagador: readText(solicitacaoPagador, 'cob.solicitacaoPagador', 140) }),
    ...(infoAdicionais === undefined ? {} : { infoAdicionais: readInfo(infoAdicionais) }),
  };
}

function readLifetime(calendario: unknown): number {
  const { expiracao = DEFAULT_LIFETIME } = isFields(calendario) ? calendario : { expiracao: null };
  if (typeof expiracao !== 'number' || !Number.isInteger(expiracao) || expiracao < 1) {
    throw invalid('O campo cob.calendario.expiracao não respeita o schema.', 'cob.calendario.expiracao');
  }
  return expiracao;
}

function readValor(valor: unknown): { amount: number; mayPayOther: 0 | 1 } {
  const { original, modalidadeAlteracao = 0 } = fields(valor);
  const amount = centsOfText(original);
  if (amount === undefined) {
    throw invalid('O campo cob.valor.original não respeita o schema.', 'cob.valor.original');
  }
  if (modalidadeAlteracao !== 0 && modalidadeAlteracao !== 1) {
    throw invalid('O campo cob.valor.modalidadeAlteracao deve ser 0 ou 1.', 'cob.valor.modalidadeAlteracao');
  }
  return { amount, mayPayOther: modalidadeAlteracao };
}

function readPayer(devedor: unknown): Payer {
  const { nome, cpf, cnpj } = fields(devedor);
  const name = readText(nome, 'cob.devedor.nome', 200);
  if ((cpf === undefined) === (cnpj === undefined)) {
    throw invalid('O devedor precisa de um CPF ou de um CNPJ.', 'cob.devedor');
  }
  if (typeof cpf === 'string' && /^\d{11}$/.test(cpf)) return { cpf, nome: name };
  if (typeof cnpj === 'string' && /^[0-9A-Z]{14}$/.test(cnpj)) return { cnpj, nome: name };
  throw invalid('O documento do devedor não respeita o schema.', 'cob.devedor');
}

function readInfo(list: unknown): { nome: string; valor: string }[] {
  if (!Array.isArray(list) || list.length > 50) {
    throw invalid('O campo cob.infoAdicionais não respeita o schema.', 'cob.infoAdicionais');
  }
  return list.map(fields).map((info, index) => ({
    nome: readText(info['nome'], `cob.infoAdicionais[${index}].nome`, 50),
    valor: readText(info['valor'], `cob.infoAdicionais[${index}].valor`, 200),
  }));
}

function readText(value: unknown, property: string, longest: number): string {
  const given = text(value);
  if (given === undefined || given.length > longest) {
    throw invalid(`O campo ${property} não respeita o schema.`, property);
  }
  return given;
}

function invalid(detail: string, property: string): Error {
  return refuse(400, 'CobOperacaoInvalida', detail, property);
}

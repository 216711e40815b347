import { fields } from '../http/fields.js';
import type { ChargeBook } from '../simulation/charge-book.js';
import type { OnzCharge } from './charge.js';
import { refuse } from './refusal.js';
import { cob, statusWord } from './wire.js';

/** GET /cob: the charges of a period, oldest first, page by page; inicio and fim are mandatory. */
export function listCobs(charges: ChargeBook<OnzCharge>, tenant: string, query: unknown): object {
  const wanted = fields(query);
  const inicio = instant(wanted['inicio'], 'inicio');
  const fim = instant(wanted['fim'], 'fim');
  if (fim < inicio) throw invalid('O fim do período é anterior ao seu início.', 'fim');
  const paginaAtual = whole(wanted['paginacao.paginaAtual'], 'paginaAtual', 0, 0, 1_000_000);
  const itensPorPagina = whole(wanted['paginacao.itensPorPagina'], 'itensPorPagina', 100, 1, 1_000);

  const found: OnzCharge[] = [];
  for (const charge of charges.newestFirst()) {
    if (charge.createdAt < inicio) break;
    if (charge.tenant === tenant && charge.createdAt <= fim && matches(charge, wanted)) found.push(charge);
  }
  found.reverse();
  const first = paginaAtual * itensPorPagina;
  return {
    parametros: {
      inicio: wanted['inicio'],
      fim: wanted['fim'],
      paginacao: {
        paginaAtual,
        itensPorPagina,
        quantidadeDePaginas: Math.max(1, Math.ceil(found.length / itensPorPagina)),
        quantidadeTotalDeItens: found.length,
      },
    },
    cobs: found.slice(first, first + itensPorPagina).map(cob),
  };
}

function matches(charge: OnzCharge, { cpf, cnpj, status }: Readonly<Record<string, unknown>>): boolean {
  const { devedor } = charge.terms;
  return (
    (cpf === undefined || devedor?.cpf === cpf) &&
    (cnpj === undefined || devedor?.cnpj === cnpj) &&
    (status === undefined || statusWord(charge) === status)
  );
}

function instant(value: unknown, name: string): Date {
  const isRfc3339 = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value);
  if (!isRfc3339 || Number.isNaN(Date.parse(value))) {
    throw invalid(`O parâmetro ${name} é obrigatório, no formato RFC 3339.`, name);
  }
  return new Date(value);
}

function whole(value: unknown, name: string, missing: number, least: number, most: number): number {
  const number = value === undefined ? missing : Number(value);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw invalid(`O parâmetro paginacao.${name} vai de ${least} a ${most}.`, `paginacao.${name}`);
  }
  return number;
}

function invalid(detail: string, property: string): Error {
  return refuse(400, 'CobConsultaInvalida', detail, property);
}

import { WireRefusal } from '../http/wire-refusal.js';

const TITLES: Record<string, string> = {
  AcessoNegado: 'Acesso negado.',
  CobNaoEncontrado: 'Cobrança não encontrada.',
  CobOperacaoInvalida: 'Cobrança inválida.',
  CobConsultaInvalida: 'Consulta de cobranças inválida.',
  NaoEncontrado: 'Não encontrado.',
  PixConsultaInvalida: 'Consulta inválida.',
  PixNaoEncontrado: 'Pix não encontrado.',
  PixDevolucaoInvalida: 'Devolução inválida.',
  PixDevolucaoNaoEncontrada: 'Devolução não encontrada.',
  RequisicaoInvalida: 'Requisição inválida.',
  WebhookNaoEncontrado: 'Webhook não encontrado.',
  WebhookOperacaoInvalida: 'Operação de webhook inválida.',
  ErroInternoDoServidor: 'Erro interno.',
};

/** RFC 7807 with the error names of the Central Bank. `property` names the wrong field, such as `cob.valor.original`. */
export function refuse(status: number, name: string, detail: string, property?: string): WireRefusal {
  const problem = {
    type: `https://pix.bcb.gov.br/api/v2/error/${name}`,
    title: TITLES[name] ?? name,
    status,
    detail,
    ...(property === undefined ? {} : { violacoes: [{ razao: detail, propriedade: property }] }),
  };
  return new WireRefusal(status, problem, 'application/problem+json; charset=utf-8');
}

export function refuseMalformed(status: number, message: string): WireRefusal {
  return refuse(status, status >= 500 ? 'ErroInternoDoServidor' : 'RequisicaoInvalida', message);
}

/** Wrong credentials, and credentials in the other API's format: the bank does not distinguish them. */
export function refuseCredentials(): WireRefusal {
  return new WireRefusal(
    401,
    { type: 'about:blank', title: 'Não autorizado.', status: 401, detail: 'Credenciais inválidas APC-001' },
    'application/problem+json; charset=utf-8',
  );
}

export function refuseToken(): WireRefusal {
  return refuse(401, 'AcessoNegado', 'Token ausente, desconhecido ou expirado.');
}

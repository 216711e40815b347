import type { Charge } from '../simulation/charge.js';

export interface Payer {
  readonly nome: string;
  readonly cpf?: string;
  readonly cnpj?: string;
}

/** The part of an unpaid charge that the merchant may change. Amount in cents, lifetime in seconds. */
export interface CobTerms {
  readonly amount: number;
  readonly mayPayOther: 0 | 1;
  readonly lifetime: number;
  readonly devedor: Payer | null;
  readonly chave: string;
  readonly solicitacaoPagador: string | null;
  readonly infoAdicionais: readonly { readonly nome: string; readonly valor: string }[];
}

export interface OnzCharge extends Charge {
  readonly pixCode: string;
  terms: CobTerms;
  revision: number;
  readonly locationId: number;
  readonly location: string;
}

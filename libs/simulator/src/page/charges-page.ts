import { allows } from '../simulation/charge-actions.js';
import type { Act } from '../simulation/charge-actions.js';
import type { Charge, ChargeStatus } from '../simulation/charge.js';
import { refundedAmount, statusAt } from '../simulation/charge.js';
import { reaisText } from '../simulation/reais.js';
import { localTime } from '../simulation/sao-paulo.js';
import type { DeliveryAttempt } from '../webhooks/delivery-log.js';
import { Html, html } from './html.js';
import { STYLE } from './style.js';

const STATUS_NAMES: Record<ChargeStatus, string> = {
  PENDING: 'Aguardando pagamento',
  PAID: 'Paga',
  DECLINED: 'Recusada',
  EXPIRED: 'Expirada',
  CANCELED: 'Cancelada',
  PARTIALLY_REFUNDED: 'Estornada em parte',
  REFUNDED: 'Estornada',
  CHARGEBACK: 'Contestada',
};

const BUTTONS: readonly [Act, string][] = [
  ['pay', 'Pagar'],
  ['decline', 'Recusar'],
  ['expire', 'Expirar'],
  ['refund', 'Estornar'],
  ['chargeback', 'Contestar'],
  ['webhook', 'Reenviar webhook'],
];

/** The list of charges, newest first. */
export function chargesPage(
  charges: readonly Charge[],
  wanted: string,
  notice: string | null,
  now: Date,
): string {
  const body = html` <h1>Simulador de provedores de pagamento</h1>
    <p class="lead">
      O mundo lá fora: pague, expire ou estorne as cobranças como o pagador e o banco fariam.
    </p>
    ${noticeBox(notice)}
    <div class="bar">
      <form method="get" action="/" role="search">
        <input
          name="q"
          value="${wanted}"
          aria-label="Buscar por id, código, referência ou comprador"
          placeholder="id, código, referência ou comprador"
        />
        <button>Buscar</button>
      </form>
      <form method="get" action="/"><button data-action="refresh">Atualizar</button></form>
    </div>
    <div class="card">
      <table>
        <thead>
          <tr>
            <th>Provedor</th>
            <th>Id</th>
            <th class="number">Valor</th>
            <th>Comprador</th>
            <th>Situação</th>
            <th>Criada em</th>
            <th>Ações</th>
          </tr>
        </thead>
        <tbody>
          ${charges.length ? charges.map((charge) => row(charge, now)) : NOTHING}
        </tbody>
      </table>
    </div>`;
  return document('Cobranças', body);
}

/** One charge, with everything that a tester may copy and its webhooks. */
export function chargePage(
  charge: Charge,
  webhookUrls: readonly string[],
  deliveries: readonly DeliveryAttempt[],
  notice: string | null,
  now: Date,
): string {
  const body = html` <p><a href="/">Todas as cobranças</a></p>
    <h1>${charge.provider} <span class="id">${charge.id}</span></h1>
    <p class="lead">${statusBadge(charge, now)}</p>
    ${noticeBox(notice)}
    <div class="bar acts">${buttons(charge, now, chargePath(charge))}</div>
    <div class="card padded">
      <dl>
        <dt>Valor</dt>
        <dd>${money(charge, charge.amount)}</dd>
        <dt>Comprador</dt>
        <dd>${charge.buyer.name}</dd>
        <dt>Referência do lojista</dt>
        <dd><code>${charge.externalRef ?? '—'}</code></dd>
        <dt>Criada em</dt>
        <dd>${localTime(charge.createdAt)}</dd>
        <dt>Expira em</dt>
        <dd>${localTime(charge.expiresAt)}</dd>
        <dt>Paga em</dt>
        <dd>${charge.paidAt ? localTime(charge.paidAt) : '—'}</dd>
        <dt>Valor recebido</dt>
        <dd>${money(charge, charge.paidAmount)}</dd>
        <dt>Valor devolvido</dt>
        <dd>${money(charge, refundedAmount(charge))}</dd>
        <dt>Id ponta a ponta</dt>
        <dd><code>${charge.endToEndId ?? '—'}</code></dd>
        <dt>PIX copia e cola</dt>
        <dd><code>${charge.pixCode ?? '—'}</code></dd>
        <dt>Linha do boleto</dt>
        <dd><code>${charge.billet?.digitableLine ?? '—'}</code></dd>
        <dt>Cartão</dt>
        <dd>${charge.card ? `${charge.card.brand} ${charge.card.lastDigits}` : '—'}</dd>
        <dt>Webhooks para</dt>
        <dd>${webhookUrls.length ? webhookUrls.join(' ') : '—'}</dd>
      </dl>
    </div>
    <h2>Webhooks enviados</h2>
    <div class="card">
      <table>
        <thead>
          <tr>
            <th>Quando</th>
            <th>Evento</th>
            <th class="number">Tentativa</th>
            <th>Resposta</th>
          </tr>
        </thead>
        <tbody>
          ${
            deliveries.length
              ? deliveries.map(deliveryRow)
              : html`<tr>
                  <td colspan="4">Nenhum.</td>
                </tr>`
          }
        </tbody>
      </table>
    </div>`;
  return document(`${charge.provider} ${charge.id}`, body);
}

export function messagePage(title: string): string {
  return document(
    title,
    html`<h1>${title}</h1>
      <p><a href="/">Todas as cobranças</a></p>`,
  );
}

export function chargePath(charge: Charge): string {
  return `/charges/${charge.provider}/${encodeURIComponent(charge.id)}`;
}

const NOTHING = html`<tr>
  <td colspan="7">Nenhuma cobrança ainda. Compre algo no checkout com PIX.</td>
</tr>`;

function row(charge: Charge, now: Date): Html {
  return html` <tr data-charge="${charge.id}" data-provider="${charge.provider}">
    <td>${charge.provider}</td>
    <td class="id"><a href="${chargePath(charge)}">${charge.id}</a></td>
    <td class="number">${money(charge, charge.amount)}</td>
    <td>${charge.buyer.name}</td>
    <td>${statusBadge(charge, now)}</td>
    <td class="number">
      <time datetime="${charge.createdAt.toISOString()}">${localTime(charge.createdAt)}</time>
    </td>
    <td class="acts">${buttons(charge, now, '/')}</td>
  </tr>`;
}

function buttons(charge: Charge, now: Date, back: string): Html[] {
  return BUTTONS.map(([act, label]) => {
    const disabled = allows(charge, act, now) ? null : new Html('disabled');
    return html` <form method="post" action="${chargePath(charge)}/${act}">
      <input type="hidden" name="back" value="${back}" />
      <button data-action="${act}" ${disabled}>${label}</button>
    </form>`;
  });
}

function statusBadge(charge: Charge, now: Date): Html {
  const status = statusAt(charge, now);
  return html`<span class="status" data-status="${status}">${STATUS_NAMES[status]}</span>`;
}

function deliveryRow({ at, event, attempt, answer }: DeliveryAttempt): Html {
  return html`<tr>
    <td>${localTime(at)}</td>
    <td>${event}</td>
    <td class="number">${attempt}</td>
    <td>${answer}</td>
  </tr>`;
}

function noticeBox(notice: string | null): Html | null {
  return notice === null ? null : html`<p class="notice" role="alert">${notice}</p>`;
}

const SIGNS: Readonly<Record<string, string>> = { BRL: 'R$', USD: '$', EUR: '€', MXN: 'MX$' };

function money({ currency }: Charge, cents: number): string {
  return `${SIGNS[currency] ?? currency}\u00a0${reaisText(cents)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.')}`;
}

function document(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Simulador</title>
        <link rel="icon" href="data:," />
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.source;
}

import { SOURCE_LOCALE, type Locale, type Texts } from '@guiche/i18n';
import { CURRENCIES, DEFAULT_CURRENCY, formatMoney } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../runtime/context/index.js';
import { AuditLog } from '../audit/index.js';
import { Ledger, PAYOUT_DUE } from '../ledger/index.js';
import { MailQueue } from '../mail/index.js';
import { payMove, payerOf, returnMove } from './withdrawal-moves.js';
import { OPEN_STATES, moneyOf, type WithdrawalState } from './domain/withdrawal-states.js';
import { WithdrawalFacts } from './store/withdrawal-facts.js';
import {
  Withdrawals,
  type Withdrawal,
  type WithdrawalOwner,
  type WithdrawalProgress,
} from './store/withdrawals.js';

/** What the owner reads where no person gave a reason. */
const RETURNED_TEXTS: Texts = {
  'pt-BR': 'O banco não aceitou o pagamento. Confira a conta ou a chave.',
  'en-US': 'The bank did not accept the payment. Check the account or the key.',
  'es-ES': 'El banco no aceptó el pago. Revise la cuenta o la clave.',
};

const PAGES = { seller: '/platform/financial/withdrawals', manager: '/manager-root/withdrawals' } as const;

/** What changes beside the state, and when. */
export interface Change {
  readonly patch?: Partial<Omit<WithdrawalProgress, 'state' | 'endedAt' | 'paidAt'>>;
  /** When it was paid, as the provider reports it. */
  readonly paidAt?: Date;
  /** The owner took it back, and knows. */
  readonly isByOwner?: true;
  readonly now: Date;
  /** The address of the platform, for links in mails. */
  readonly origin: string;
}

/** The only writer of the state of a withdrawal that exists. The caller has locked it and asked the table of states. */
@Injectable()
export class WithdrawalChanges {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly facts: WithdrawalFacts,
    private readonly ledger: Ledger,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
  ) {}

  /** Leads a locked withdrawal to a state, with its money, its mail and its record. The ledger is locked last. */
  async lead(
    ctx: TenantContext,
    tx: EntityManager,
    withdrawal: Withdrawal,
    to: WithdrawalState,
    { patch = {}, paidAt, isByOwner, now, origin }: Change,
  ): Promise<Withdrawal> {
    const led: Withdrawal = {
      ...withdrawal,
      dueAt: null,
      ...patch,
      state: to,
      paidAt: to === 'PAID' ? (paidAt ?? now) : withdrawal.paidAt,
      endedAt: OPEN_STATES.includes(to) ? null : now,
    };
    await this.withdrawals.save(ctx, tx, led);
    const { id, reason, provider, withdrawId } = led;
    this.audit.record(ctx, tx, {
      ...{ action: 'withdrawal.changed', subject: 'withdrawals', subjectId: id },
      ...{ before: { state: withdrawal.state }, after: { state: to, provider, withdrawId } },
      ...(patch.reason && { reason }),
    });
    // Of a test the owner reads on the own page of accounts.
    if (!isByOwner && led.owner !== 'platform')
      await this.tell(ctx, tx, { ...led, owner: led.owner }, { now, origin });
    await this.move(ctx, tx, withdrawal, led, now);
    return led;
  }

  private async move(
    ctx: TenantContext,
    tx: EntityManager,
    before: Withdrawal,
    led: Withdrawal,
    now: Date,
  ): Promise<void> {
    const money = moneyOf(before.state, led.state);
    if (money === null) return;
    const payer = payerOf(led.paidByHand ? null : led.gatewayAccountId);
    const move =
      money === 'pay'
        ? payMove(led, payer, led.paidAt ?? now)
        : returnMove(led, money === 'takeBack' ? payer : PAYOUT_DUE, now);
    await this.ledger.move(ctx, tx, now, [move]);
  }

  /** A mail where the money arrived or is available again. */
  private async tell(
    ctx: TenantContext,
    tx: EntityManager,
    {
      state,
      owner,
      ownerId,
      amount,
      fee,
      currency,
      destination,
      reason,
    }: Withdrawal & { readonly owner: WithdrawalOwner },
    { now, origin }: { readonly now: Date; readonly origin: string },
  ): Promise<void> {
    if (OPEN_STATES.includes(state)) return;
    const person = await this.facts.ownerIn(ctx, tx, ownerId, now);
    if (!person) return;
    const wanted: Locale = person.locale ?? SOURCE_LOCALE;
    const known = CURRENCIES.find((one) => one === currency) ?? DEFAULT_CURRENCY;
    const net = (amount - fee) as typeof amount;
    const values = (locale: Locale) => ({
      ...{ name: person.name, destination, link: `${origin}${PAGES[owner]}` },
      amount: formatMoney(state === 'PAID' ? net : amount, known, locale),
    });
    const mail = { platformId: ctx.platformId, to: person.email, locale: wanted };
    if (state === 'PAID') await this.mail.add(tx, { ...mail, kind: 'withdrawalPaid', values });
    else
      await this.mail.add(tx, {
        ...{ ...mail, kind: 'withdrawalReturned' },
        values: (locale) => ({ ...values(locale), reason: reason ?? RETURNED_TEXTS[locale] }),
      });
  }
}

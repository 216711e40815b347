import { SOURCE_LOCALE, type Locale } from '@guiche/i18n';
import { DEFAULT_CURRENCY, cents, formatMoney, type Cents } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TenantContext } from '../../runtime/context/index.js';
import { MailQueue } from '../mail/index.js';
import type { Anticipation } from './store/anticipations.js';
import { AskingSellers } from './store/asking-sellers.js';

/** Tells a seller that another rate waits for an answer. */
@Injectable()
export class TellOfferedRate {
  constructor(
    private readonly sellers: AskingSellers,
    private readonly mail: MailQueue,
  ) {}

  async tell(
    ctx: TenantContext,
    tx: EntityManager,
    { id, sellerId, amount, fee }: Anticipation,
    { origin, reason, now }: { readonly origin: string; readonly reason: string; readonly now: Date },
  ): Promise<void> {
    const person = await this.sellers.find(ctx, tx, sellerId, now);
    if (!person) return;
    const wanted: Locale = person.locale ?? SOURCE_LOCALE;
    const shown = (money: Cents, locale: Locale): string => formatMoney(money, DEFAULT_CURRENCY, locale);
    await this.mail.add(tx, {
      ...{ platformId: ctx.platformId, to: person.email, locale: wanted, kind: 'anticipationOffered' },
      values: (locale) => ({
        ...{ name: person.name, net: shown(cents(amount - fee), locale), fee: shown(fee, locale), reason },
        link: `${origin}/platform/financial/anticipations/${id}`,
      }),
    });
  }
}

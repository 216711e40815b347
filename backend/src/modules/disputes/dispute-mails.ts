import { SOURCE_LOCALE, type Locale } from '@guiche/i18n';
import { CURRENCIES, DEFAULT_CURRENCY, formatMoney } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sql, statement } from '../../database/index.js';
import type { TenantContext } from '../../runtime/context/index.js';
import { MailQueue, dayText } from '../mail/index.js';
import { Hosts } from '../platforms/index.js';
import type { Dispute } from './store/disputes.js';

/** What a seller is told: a notice came, its deadline is near, or there is a result. */
type DisputeMail = 'disputeOpened' | 'disputeDueSoon' | 'disputeWon' | 'disputeLost';

const SELLER = sql<{ platformId: string; id: string }>(
  'seller-of-dispute',
  'select name, email, locale from users_read where platform_id = :platformId and id = :id',
);

/** Mails to the producer of a disputed sale, written with what they tell. */
@Injectable()
export class DisputeMails {
  constructor(
    private readonly mail: MailQueue,
    private readonly hosts: Hosts,
  ) {}

  async tell(
    ctx: TenantContext,
    tx: EntityManager,
    { id, sellerId, amount, currency, dueAt }: Dispute,
    kind: DisputeMail,
  ): Promise<void> {
    type Person = { readonly name: string; readonly email: string; readonly locale: string | null };
    const [person] = await statement<Person>(tx, SELLER({ platformId: ctx.platformId, id: sellerId }));
    if (!person) return;
    const wanted = (person.locale ?? SOURCE_LOCALE) as Locale;
    const origin = (await this.hosts.originOfPlatform(ctx.platformId)) ?? '';
    const known = CURRENCIES.find((one) => one === currency) ?? DEFAULT_CURRENCY;
    // The deadline is the first instant after its day.
    const lastDay = new Date(dueAt.getTime() - 1);
    await this.mail.add(tx, {
      ...{ platformId: ctx.platformId, to: person.email, locale: wanted, kind },
      values: (locale) => ({
        ...{ name: person.name, amount: formatMoney(amount, known, locale), due: dayText(lastDay, locale) },
        link: `${origin}/platform/disputes/${id}`,
      }),
    });
  }
}

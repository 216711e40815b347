import { SOURCE_LOCALE, type Locale } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { systemContext } from '../../../runtime/context/index.js';
import { MailQueue, dayText } from '../../mail/index.js';
import { Hosts } from '../../platforms/index.js';
import { Invoices } from '../store/invoices.js';
import { TrialNotices, type TrialNotice } from '../store/trial-notices.js';

/** Tells the administrators of a platform seven days and one day before its trial ends, once each (decision 0218). */
@Injectable()
export class TellTrialEnds {
  constructor(
    private readonly notices: TrialNotices,
    private readonly invoices: Invoices,
    private readonly mail: MailQueue,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Returns how many ends were to be told. */
  async tellDue(stopping?: AbortSignal): Promise<number> {
    const due = await this.notices.due(this.clock.now());
    for (const notice of due) {
      if (stopping?.aborted === true) break;
      await this.tell(notice);
    }
    return due.length;
  }

  private async tell(notice: TrialNotice): Promise<void> {
    const { platformId, endsAt } = notice;
    const ctx = systemContext('trials').forPlatform(platformId);
    const origin = (await this.hosts.originOfPlatform(platformId)) ?? '';
    // The end is the midnight after the last day.
    const lastDay = new Date(endsAt.getTime() - 1);
    await this.transactions.run('tellEndOfTrial', async (tx) => {
      if (!(await this.notices.tell(ctx, tx, notice, this.clock.now()))) return;
      const people = await this.invoices.administrators(ctx, tx);
      await this.mail.addAll(
        tx,
        people.map(({ name, email, locale: wanted }) => ({
          ...{
            platformId,
            to: email,
            locale: (wanted ?? SOURCE_LOCALE) as Locale,
            kind: 'trialEnds' as const,
          },
          values: (locale: Locale) => ({
            ...{ name, end: dayText(lastDay, locale) },
            link: `${origin}/admin-root/invoices`,
          }),
        })),
      );
    });
  }
}

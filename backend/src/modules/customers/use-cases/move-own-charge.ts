import { saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import type { Texts } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { AuditLog } from '../../audit/index.js';
import { FoundSales } from '../../sales/index.js';
import { Subscriptions, chargeDays } from '../../subscriptions/index.js';
import { customersProblem } from '../customers-problems.js';

/** A customer chooses the day of the next charge of a subscription. Later ones are counted from it. */
@Injectable()
export class MoveOwnCharge {
  constructor(
    private readonly sales: FoundSales,
    private readonly subscriptions: Subscriptions,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * The same day again changes nothing.
   * @param date YYYY-MM-DD in São Paulo
   * @throws Problem notFound: no purchase of this customer; chargeNotMovable (409): nothing is charged any more, or it is due;
   *   validation (422): another day than those that are offered
   */
  async move(ctx: TenantContext, { person }: Session, orderId: string, date: string): Promise<void> {
    await this.sales.ofBuyer(ctx, orderId, person.email);
    await this.transactions.run('moveOwnCharge', async (tx) => {
      const charge = await this.subscriptions.lockNextCharge(ctx, tx, orderId);
      const today = saoPauloDate(this.clock.now());
      const days = charge && chargeDays({ ...charge, today });
      if (!charge || !days) throw customersProblem('chargeNotMovable');
      // Dates of this form are compared as texts, between which a day that does not exist may lie.
      if (startOfSaoPauloDay(date) === null || date < days.from || date > days.until)
        throw runtimeProblem('validation', { errors: { date: [otherDayTexts] } });
      if (date === charge.next) return;
      await this.subscriptions.moveCharge(ctx, tx, { orderId, date });
      this.audit.record(ctx, tx, {
        ...{ action: 'subscription.chargeMoved', subject: 'subscriptions', subjectId: charge.id },
        ...{ before: { date: charge.next }, after: { date } },
      });
    });
  }
}

const otherDayTexts: Texts = {
  'pt-BR': 'Escolha um dia do período indicado.',
  'en-US': 'Choose a day of the period that is shown.',
  'es-ES': 'Elija un día del período indicado.',
};

import { Button, Group, Text } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { purchaseMessages } from './messages.server';
import { MOVE_CHARGE_FORM } from './move-charge-form';
import { PurchaseMoney } from './purchase-money';
import styles from './purchase.module.css';
import type { PurchaseReply, loadPurchase } from './purchases.server';

type Shown = Awaited<ReturnType<typeof loadPurchase>>;

/** What is charged next and when, and the button that ends it. */
export function SubscriptionPanel() {
  const t = useTexts<typeof purchaseMessages>();
  const locale = useLocale();
  const { purchase } = useLoaderData<Shown>();
  const { subscription, currency } = purchase;
  if (!subscription) return null;
  const { nextChargeDate, frequencyInDays, recurrencePrice, chargeDays } = subscription;
  return (
    <Panel title={t('subscription')}>
      {nextChargeDate === null ? (
        <Text size="sm">{t('subscriptionEnded')}</Text>
      ) : (
        <>
          <Group justify="space-between">
            <Text size="sm">
              {t('subscriptionText', { date: showDate(nextChargeDate, locale), days: frequencyInDays })}{' '}
              <PurchaseMoney amount={recurrencePrice} currency={currency} />
            </Text>
            <Form method="post">
              <Button type="submit" name="intent" value="cancel" variant="default">
                {t('cancelSubscription')}
              </Button>
            </Form>
          </Group>
          {/* Its form begins anew with the day that was saved. */}
          {chargeDays ? <ChargeDate key={nextChargeDate} date={nextChargeDate} days={chargeDays} /> : null}
        </>
      )}
    </Panel>
  );
}

interface ChargeDateProps {
  readonly date: string;
  readonly days: { readonly from: string; readonly until: string };
}

function ChargeDate({ date, days }: ChargeDateProps) {
  const t = useTexts<typeof purchaseMessages>();
  const locale = useLocale();
  const reply = useActionData<PurchaseReply>()?.move ?? undefined;
  const state = useServerForm({ rules: MOVE_CHARGE_FORM, initial: { date }, reply });
  const hint = t('chargeDateHint', {
    ...{ from: showDate(days.from, locale), until: showDate(days.until, locale) },
  });
  return (
    <details className={styles.ask} open={reply !== undefined}>
      <summary>{t('chargeMove')}</summary>
      <ServerForm
        state={state}
        labels={{ date: t('chargeDate') }}
        submitLabel={t('chargeMove')}
        hidden={{ intent: 'move' }}
      >
        <TextField state={state} name="date" type="date" label={t('chargeDate')} hint={hint} />
      </ServerForm>
    </details>
  );
}

import { Paper, Stack, Text, Title } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { moneyText } from '../../components/money-text';
import { MoneyField, PercentField, TextField } from '../../fields/fields';
import { fieldText } from '../../forms/field-text';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { platformMessages } from './messages.server';
import { PLATFORM_PLAN_FORM } from './platform-forms';
import { useReplyTo, type PlatformPageData } from './platform-page-data';

type Plan = PlatformPageData['plans'][number];

/** What the platform pays the operator, and what it paid before. */
export function PlanForm() {
  const t = useTexts<typeof platformMessages>();
  const locale = useLocale();
  const { plans, now } = useLoaderData<PlatformPageData>();
  const [newest] = plans;
  const rules = PLATFORM_PLAN_FORM;
  const values = {
    ...{ name: '', monthly: 0, perSale: 0, shareBps: 0, minimum: 0, dueDays: 10, ...newest },
    ...{ startsIn: now.slice(0, 7), reason: '' },
  };
  const initial = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, fieldText(rule, Reflect.get(values, name), locale)]),
  ) as Record<keyof typeof rules, string>;
  const state = useServerForm({ rules, initial, reply: useReplyTo('plan') });
  const labels = {
    ...{ name: t('planName'), monthly: t('planMonthly'), perSale: t('planPerSale') },
    ...{ shareBps: t('planShare'), minimum: t('planMinimum'), dueDays: t('planDueDays') },
    ...{ startsIn: t('planStartsIn'), reason: t('reason') },
  };
  return (
    <>
      <Text c="dimmed" mb="md" maw={640}>
        {t('planText')}
      </Text>
      <ServerForm state={state} labels={labels} hidden={newest ? { basedOn: newest.id } : {}}>
        <Stack gap="md" maw={560}>
          <TextField state={state} name="name" label={labels.name} />
          <MoneyField state={state} name="monthly" label={labels.monthly} />
          <MoneyField state={state} name="perSale" label={labels.perSale} />
          <PercentField state={state} name="shareBps" label={labels.shareBps} />
          <MoneyField state={state} name="minimum" label={labels.minimum} hint={t('planMinimumHint')} />
          <TextField state={state} name="dueDays" label={labels.dueDays} />
          <TextField
            state={state}
            name="startsIn"
            type="month"
            label={labels.startsIn}
            hint={t('planStartsInHint')}
          />
          <TextField state={state} name="reason" label={labels.reason} hint={t('reasonHint')} />
        </Stack>
      </ServerForm>
      <PlanHistory plans={plans} />
    </>
  );
}

function useSpan(): (plan: Plan) => string {
  const t = useTexts<typeof platformMessages>();
  return ({ startsOn, endsIn }) => {
    const month = monthText(startsOn);
    if (endsIn === null) return t('planFrom', { month });
    return endsIn < startsOn ? t('planReplaced') : t('planUntil', { month, until: monthText(endsIn) });
  };
}

function PlanHistory({ plans }: { readonly plans: readonly Plan[] }) {
  const t = useTexts<typeof platformMessages>();
  const locale = useLocale();
  const spanOf = useSpan();
  return (
    <section>
      <Title order={2} mt="xl" mb="sm">
        {t('planHistory')}
      </Title>
      {plans.length === 0 ? <Text c="dimmed">{t('planNone')}</Text> : null}
      <Stack gap="md">
        {plans.map((plan) => (
          <Paper key={plan.id} maw={820}>
            <Text size="sm" fw={500}>
              {plan.name} · {spanOf(plan)}
            </Text>
            <Text size="sm">
              {t('planTerms', {
                monthly: moneyText(plan.monthly, locale),
                perSale: moneyText(plan.perSale, locale),
                share: fieldText(PLATFORM_PLAN_FORM.shareBps, plan.shareBps, locale),
                minimum: moneyText(plan.minimum, locale),
                days: plan.dueDays,
              })}
            </Text>
            <Text size="sm" c="dimmed">
              {showInstant(plan.createdAt, locale)} · {plan.createdBy} · {plan.reason}
            </Text>
          </Paper>
        ))}
      </Stack>
    </section>
  );
}

const monthText = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

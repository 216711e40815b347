import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate, showInstant } from '../../../shared/lib/show-date';
import { BackLink } from '../../components/back-link';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { MoneyReceipt, ReceiptLine } from '../../components/receipt';
import { MoneyField, PasswordField, SelectField, TextField } from '../../fields/fields';
import type { FormRules } from '../../forms/field-text';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { withdrawMessages } from './messages.server';
import type { loadWithdraw, withdraw } from './own-withdrawals.server';
import { CONFIRM_FORM, WITHDRAW_FORM } from './withdrawal-forms';

type Shown = Awaited<ReturnType<ReturnType<typeof loadWithdraw>>>;
type Reply = Awaited<ReturnType<ReturnType<typeof withdraw>>>['data'];

export const withdrawTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.withdrawTitle)} · Guichê` : 'Guichê' },
];

/** A person withdraws: how much and where to, then what it costs, then the proof of who asks. */
export function WithdrawPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Withdraw />
    </TextsProvider>
  );
}

function Withdraw() {
  const t = useTexts<typeof withdrawMessages>();
  const { terms, places } = useLoaderData<Shown>();
  const review = useActionData<Reply>()?.review ?? null;
  const isUsable = terms.destinations.some(({ usableFrom }) => usableFrom === null);
  return (
    <>
      <BackLink to={places.page}>{t('backToWithdrawals')}</BackLink>
      <Title order={1} my="md">
        {t('withdrawTitle')}
      </Title>
      <Stack gap="md" maw={640}>
        <Balance />
        <WhyNot />
        {review ? <Confirm key="confirm" review={review} /> : null}
        {!review && isUsable && !terms.isBlocked && !terms.overdueCharge ? <Ask key="ask" /> : null}
      </Stack>
    </>
  );
}

function Balance() {
  const t = useTexts<typeof withdrawMessages>();
  const locale = useLocale();
  const { available, withdrawable, moreOn, minAmount, dailyLimit, leftToday, fromHour, toHour } =
    useLoaderData<Shown>().terms;
  const values = {
    ...{ min: moneyText(minAmount, locale), limit: moneyText(dailyLimit, locale) },
    ...{ from: fromHour, to: toHour },
  };
  return (
    <MoneyReceipt title={t('availableNow')}>
      <ReceiptLine strong label={t('availableNow')} cents={available} />
      {moreOn === null ? null : (
        <ReceiptLine
          label={t('keptUntil', { day: showDate(moreOn, locale) })}
          cents={withdrawable - available}
        />
      )}
      <ReceiptLine label={t('leftToday')} cents={Math.min(leftToday, withdrawable)} />
      <Text size="sm" c="dimmed" px="md" pb="md">
        {t('limits', values)}
      </Text>
    </MoneyReceipt>
  );
}

/** Why nothing can be withdrawn, or not to every account. */
function WhyNot() {
  const t = useTexts<typeof withdrawMessages>();
  const locale = useLocale();
  const { terms, places } = useLoaderData<Shown>();
  const { isBlocked, overdueCharge, destinations } = terms;
  if (isBlocked) return <Alert color="red">{t('whyNotBlocked')}</Alert>;
  if (overdueCharge) return <Overdue charge={overdueCharge} />;
  const waiting = destinations.filter(({ usableFrom }) => usableFrom !== null);
  return (
    <>
      {destinations.length === waiting.length ? (
        <Alert color="yellow">
          {t('whyNotAccount')}{' '}
          <Anchor component={Link} to={places.accounts} size="sm">
            {t('toAccounts')}
          </Anchor>
        </Alert>
      ) : null}
      {waiting.map(({ id, label, usableFrom }) => (
        <Text key={id} size="sm">
          {t('accountFrom', { account: label, date: showInstant(String(usableFrom), locale) })}
        </Text>
      ))}
    </>
  );
}

function Overdue({ charge }: { readonly charge: NonNullable<Shown['terms']['overdueCharge']> }) {
  const t = useTexts<typeof withdrawMessages>();
  const locale = useLocale();
  const { id, reference, left, dueAt } = charge;
  const values = { reference, amount: moneyText(left, locale), date: showInstant(String(dueAt), locale) };
  return (
    <Alert color="red">
      {t('whyNotOverdue', values)}{' '}
      <Anchor component={Link} to={`/platform/charges/${id}`} size="sm">
        {t('payCharge')}
      </Anchor>
    </Alert>
  );
}

function useChoices() {
  const t = useTexts<typeof withdrawMessages>();
  const { destinations } = useLoaderData<Shown>().terms;
  const usable = destinations.filter(({ usableFrom }) => usableFrom === null);
  return usable.map(({ id, label, isReceiver }) => ({
    value: id,
    label: isReceiver ? t('receiver') : label,
  }));
}

function Ask() {
  const t = useTexts<typeof withdrawMessages>();
  const choices = useChoices();
  const reply = useActionData<Reply>()?.form;
  const initial = { amount: '', destination: choices[0]?.value ?? '' };
  const state = useServerForm<string>({ rules: WITHDRAW_FORM, initial, reply });
  const labels = { amount: t('field_amount'), destination: t('field_destination') };
  return (
    <Panel title={t('withdrawTitle')}>
      <ServerForm state={state} labels={labels} submitLabel={t('goOn')} hidden={{ intent: 'review' }}>
        <Stack gap="md" maw={480}>
          <MoneyField state={state} name="amount" label={labels.amount} />
          <SelectField state={state} name="destination" label={labels.destination} choices={choices} />
        </Stack>
      </ServerForm>
    </Panel>
  );
}

type Review = NonNullable<Reply['review']>;

function Confirm({ review }: { readonly review: Review }) {
  const t = useTexts<typeof withdrawMessages>();
  const { needsCode, requestKey } = useLoaderData<Shown>();
  const given = useActionData<Reply>()?.form;
  const rules: FormRules = CONFIRM_FORM;
  const values = { amount: given?.values.amount ?? '', destination: review.destination };
  const initial = { ...values, password: '', code: '' };
  // One object for each answer: the form takes another one for another answer.
  const reply = useMemo(
    () => given && { ...given, values: { ...given.values, password: '', code: '' } },
    [given],
  );
  const state = useServerForm<string>({ rules, initial, reply });
  const labels = { password: t('password'), code: t('code') };
  return (
    <>
      <MoneyReceipt title={t('confirmTitle')} note={review.label}>
        <ReceiptLine label={t('lineAmount')} cents={review.amount} />
        <ReceiptLine label={t('lineFee')} cents={-review.fee} />
        <ReceiptLine strong label={t('lineNet')} cents={review.net} />
        <Text size="sm" c="dimmed" px="md" pb="md">
          {t('confirmText')}
        </Text>
      </MoneyReceipt>
      <Panel title={t('confirm')}>
        <ServerForm
          state={state}
          labels={labels}
          submitLabel={t('confirm')}
          hidden={{ ...values, requestKey }}
          buttons={
            <Button type="submit" name="intent" value="change" variant="default" formNoValidate>
              {t('change')}
            </Button>
          }
        >
          <Stack gap="md" maw={480}>
            <PasswordField
              state={state}
              name="password"
              label={labels.password}
              autoComplete="current-password"
            />
            {needsCode ? (
              <TextField state={state} name="code" label={labels.code} autoComplete="one-time-code" />
            ) : null}
          </Stack>
        </ServerForm>
      </Panel>
    </>
  );
}

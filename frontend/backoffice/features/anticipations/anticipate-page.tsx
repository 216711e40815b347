import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useMemo, useState } from 'react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { BackLink } from '../../components/back-link';
import { FigureTable } from '../../components/figure-table';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { MoneyReceipt, ReceiptLine } from '../../components/receipt';
import { MoneyField, PasswordField, TextField } from '../../fields/fields';
import { fieldText, type FormRules } from '../../forms/field-text';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { percentText } from '../../lists/list-value';
import { ANTICIPATE_FORM, CONFIRM_ANTICIPATION_FORM } from './anticipation-forms';
import type { anticipateMessages } from './messages.server';
import type { anticipate, loadAnticipate } from './own-anticipations.server';

type Shown = Awaited<ReturnType<typeof loadAnticipate>>;
type Reply = Awaited<ReturnType<typeof anticipate>>['data'];

export const anticipateTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.anticipateTitle)} · Guichê` : 'Guichê' },
];

/** A seller is paid early: how much, then what it costs and of which sales, then the proof of who asks. */
export function AnticipatePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Anticipate />
    </TextsProvider>
  );
}

function Anticipate() {
  const t = useTexts<typeof anticipateMessages>();
  const { terms } = useLoaderData<Shown>();
  const review = useActionData<Reply>()?.review ?? null;
  const isPossible = terms.isEnabled && terms.limit >= terms.minAmount;
  return (
    <>
      <BackLink to="/platform/financial/anticipations">{t('backToAnticipations')}</BackLink>
      <Title order={1} my="md">
        {t('anticipateTitle')}
      </Title>
      <Stack gap="md" maw={640}>
        <Limit />
        {isPossible ? null : <Alert color="yellow">{t(terms.isEnabled ? 'whyNotLimit' : 'whyNotOff')}</Alert>}
        {review ? <Confirm key={review.amount} review={review} /> : null}
        {!review && isPossible ? <Ask key="ask" /> : null}
      </Stack>
    </>
  );
}

function Limit() {
  const t = useTexts<typeof anticipateMessages>();
  const locale = useLocale();
  const { limit, limitBps, feeBps, minAmount } = useLoaderData<Shown>().terms;
  const values = {
    ...{ limit: percentText(limitBps, locale), rate: percentText(feeBps, locale) },
    min: moneyText(minAmount, locale),
  };
  return (
    <MoneyReceipt title={t('limitNow')}>
      <ReceiptLine strong label={t('limitNow')} cents={limit} />
      <Text size="sm" c="dimmed" px="md" pb="md">
        {t('limitText', values)}
      </Text>
    </MoneyReceipt>
  );
}

function Ask() {
  const t = useTexts<typeof anticipateMessages>();
  const locale = useLocale();
  const { limit } = useLoaderData<Shown>().terms;
  const reply = useActionData<Reply>()?.form;
  const inField = (cents: number): string => fieldText(ANTICIPATE_FORM.amount, cents, locale);
  const state = useServerForm<string>({ rules: ANTICIPATE_FORM, initial: { amount: inField(limit) }, reply });
  const labels = { amount: t('field_amount') };
  return (
    <Panel title={t('anticipateTitle')}>
      <ServerForm state={state} labels={labels} submitLabel={t('goOn')} hidden={{ intent: 'review' }}>
        <Stack gap="md" maw={480}>
          <MoneyField state={state} name="amount" label={labels.amount} />
          <Slider onChange={(cents) => state.form.setFieldValue('amount', inField(cents))} />
        </Stack>
      </ServerForm>
    </Panel>
  );
}

/** Fills in the field. It is drawn by scripts alone, as it does nothing without them. */
function Slider({ onChange }: { readonly onChange: (cents: number) => void }) {
  const t = useTexts<typeof anticipateMessages>();
  const locale = useLocale();
  const { limit, minAmount } = useLoaderData<Shown>().terms;
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return null;
  return (
    <input
      type="range"
      aria-label={t('slider')}
      min={minAmount}
      max={limit}
      defaultValue={limit}
      onChange={({ currentTarget }) => {
        currentTarget.setAttribute('aria-valuetext', moneyText(Number(currentTarget.value), locale));
        onChange(Number(currentTarget.value));
      }}
    />
  );
}

type Review = NonNullable<Reply['review']>;

function Confirm({ review }: { readonly review: Review }) {
  const t = useTexts<typeof anticipateMessages>();
  const locale = useLocale();
  const { amount, fee, net, averageDays, monthlyRateBps } = review;
  return (
    <>
      <MoneyReceipt title={t('confirmTitle')}>
        <ReceiptLine label={t('lineAmount')} cents={amount} />
        <ReceiptLine label={t('lineFee')} cents={-fee} />
        <ReceiptLine strong label={t('lineNet')} cents={net} />
        <Text size="sm" c="dimmed" px="md" pb="md">
          {t('costText', { days: averageDays, rate: percentText(monthlyRateBps, locale) })}
        </Text>
      </MoneyReceipt>
      <Panel title={t('coveredSales')}>
        <FigureTable
          label={t('coveredSales')}
          words={1}
          columns={[t('release'), t('early'), t('saleFee')]}
          rows={review.covered.map((share) => ({
            key: share.paymentId,
            cells: [
              { value: showDate(String(share.dueAt), locale) },
              { value: moneyText(share.amount, locale) },
              { value: moneyText(share.fee, locale) },
            ],
          }))}
        />
      </Panel>
      <Proof review={review} />
    </>
  );
}

function Proof({ review }: { readonly review: Review }) {
  const t = useTexts<typeof anticipateMessages>();
  const { needsCode, requestKey } = useLoaderData<Shown>();
  const given = useActionData<Reply>()?.form;
  const rules: FormRules = CONFIRM_ANTICIPATION_FORM;
  const amount = given?.values.amount ?? '';
  // One object for each answer: the form takes another one for another answer.
  const reply = useMemo(
    () => given && { ...given, values: { ...given.values, password: '', code: '' } },
    [given],
  );
  const state = useServerForm<string>({ rules, initial: { amount, password: '', code: '' }, reply });
  const labels = { password: t('password'), code: t('code') };
  return (
    <Panel title={t('confirm')}>
      <ServerForm
        state={state}
        labels={labels}
        submitLabel={t('confirm')}
        hidden={{ amount, fee: String(review.fee), requestKey }}
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
  );
}

import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { CancelVersion, DatedHistory, type DatedVersion } from '../../components/dated-history';
import { UndoVersion } from '../../components/undo-version';
import { MoneyField, PercentField, SelectField, SwitchField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm, type ServerFormState } from '../../forms/use-server-form';
import { COUNTS, cardFixedName, cardPercentName } from '../settings/setting-forms';
import styles from '../settings/settings.module.css';
import type { sellerTermsMessages } from './messages.server';
import { TERMS_FORM } from './seller-terms-form';
import { BackLink } from '../../components/back-link';
import type { changeSellerTerms, loadSellerTerms } from './seller-terms.server';

type Terms = Awaited<ReturnType<typeof loadSellerTerms>>;
type Reply = Awaited<ReturnType<typeof changeSellerTerms>>['data'];
type State = ServerFormState<string>;

export const sellerTermsTitle = (shown: Terms | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · ${shown.seller.name} · Guichê` : 'Guichê' },
];

/** Own fees, limits, blocks and gateway accounts of a seller. */
export function SellerTermsPage() {
  const { locale, texts, seller, newest } = useLoaderData<Terms>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <SellerTermsHeader id={seller.id} name={seller.name} />
      <TermsForm key={newest ?? ''} />
      <History />
    </TextsProvider>
  );
}

function SellerTermsHeader({ id, name }: Terms['seller']) {
  const t = useTexts<typeof sellerTermsMessages>();
  return (
    <>
      <BackLink to={`/admin-root/manage-users/${id}`}>{t('back')}</BackLink>
      <Title order={1} my="md">
        {t('title')}: {name}
      </Title>
      <Text c="dimmed" mb="lg" maw={820}>
        {t('text')}
      </Text>
    </>
  );
}

function Fields({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper component="fieldset" m={0} mb="md" maw={820}>
      <Text component="legend" fw={500} px={4}>
        {title}
      </Text>
      <Stack gap="md">{children}</Stack>
    </Paper>
  );
}

interface AnticipationProps {
  readonly field: (name: string) => Parameters<typeof PercentField<string>>[0];
}

function Anticipation({ field }: AnticipationProps) {
  const t = useTexts<typeof sellerTermsMessages>();
  const choices = [
    { value: '', label: t('asPlatform') },
    { value: 'ON', label: t('anticipationOn') },
    { value: 'OFF', label: t('anticipationOff') },
  ];
  return (
    <Fields title={t('group_anticipation')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SelectField {...field('anticipation')} choices={choices} />
        <PercentField {...field('anticipationFeeBasisPoints')} hint={t('serviceFeeHint')} />
      </SimpleGrid>
    </Fields>
  );
}

function TermsForm() {
  const t = useTexts<typeof sellerTermsMessages>();
  const { initial, labels, newest, accounts } = useLoaderData<Terms>();
  const reply = useActionData<Reply>();
  const state = useServerForm<string>({ rules: TERMS_FORM, initial, reply: reply?.form ?? undefined });
  const field = (name: string) => ({ state, name, label: labels[name] ?? name });
  const choices = [
    { value: '', label: t('asPlatform') },
    ...accounts.map(({ id, provider }) => ({ value: id, label: provider })),
  ];
  return (
    <ServerForm state={state} labels={labels} hidden={newest === null ? {} : { basedOn: newest }}>
      <Fields title={t('group_blocks')}>
        <SwitchField {...field('salesBlocked')} hint={t('salesBlockedHint')} />
        <SwitchField {...field('cashOutBlocked')} hint={t('cashOutBlockedHint')} />
      </Fields>
      <Fees state={state} />
      <Fields title={t('group_serviceFees')}>
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          {['withdrawalFee', 'refundFee', 'chargebackFee', 'medFee'].map((name) => (
            <MoneyField key={name} {...field(name)} hint={t('serviceFeeHint')} />
          ))}
        </SimpleGrid>
      </Fields>
      <Anticipation field={field} />
      <Fields title={t('group_release')}>
        <SwitchField {...field('releaseOwn')} hint={t('releaseOwnHint')} />
        {(['pix', 'billet', 'card'] as const).map((method) => (
          <SimpleGrid key={method} cols={{ base: 2, sm: 5 }} style={{ alignItems: 'end' }}>
            <TextField {...field(`${method}Days`)} />
            <TextField {...field(`${method}AffiliateDays`)} />
            <TextField {...field(`${method}CoProducerDays`)} />
            <PercentField {...field(`${method}ReserveBasisPoints`)} />
            <TextField {...field(`${method}ReserveDays`)} />
          </SimpleGrid>
        ))}
        <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ alignItems: 'end' }}>
          <PercentField {...field('rollingBasisPoints')} />
          <TextField {...field('rollingDays')} />
          <TextField {...field('rollingSaleDays')} />
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          {t('rollingHint')}
        </Text>
      </Fields>
      <Fields title={t('group_methods')}>
        {['pixOffered', 'cardOffered', 'billetOffered'].map((name) => (
          <SwitchField key={name} {...field(name)} />
        ))}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField {...field('maxInstallments')} hint={t('maxInstallmentsHint')} />
          <TextField {...field('softDescriptor')} hint={t('softDescriptorHint')} />
        </SimpleGrid>
      </Fields>
      <Fields title={t('group_gateways')}>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {['pixGateway', 'cardGateway', 'billetGateway'].map((name) => (
            <SelectField key={name} {...field(name)} choices={choices} />
          ))}
        </SimpleGrid>
      </Fields>
      <SimpleGrid cols={{ base: 1, sm: 2 }} maw={820} style={{ alignItems: 'end' }}>
        <TextField {...field('validFrom')} type="date" hint={t('validFromHint')} />
        <TextField {...field('reason')} hint={t('reasonHint')} />
      </SimpleGrid>
    </ServerForm>
  );
}

function Fees({ state }: { readonly state: State }) {
  const t = useTexts<typeof sellerTermsMessages>();
  const { labels, initial } = useLoaderData<Terms>();
  const pair = (percent: string, fixed: string) => [
    <PercentField key={percent} state={state} name={percent} label={labels[percent] ?? percent} />,
    <MoneyField key={fixed} state={state} name={fixed} label={labels[fixed] ?? fixed} />,
  ];
  return (
    <Fields title={t('group_fees')}>
      <SwitchField state={state} name="pixOwn" label={labels['pixOwn'] ?? ''} />
      <SimpleGrid cols={2} maw={560}>
        {pair('pixBasisPoints', 'pixFixed')}
      </SimpleGrid>
      <SwitchField state={state} name="billetOwn" label={labels['billetOwn'] ?? ''} />
      <SimpleGrid cols={2} maw={560}>
        {pair('billetBasisPoints', 'billetFixed')}
      </SimpleGrid>
      <SwitchField state={state} name="cardOwn" label={labels['cardOwn'] ?? ''} />
      <details className={styles.undo} open={initial['cardOwn'] === 'on'}>
        <summary>{t('cardFees')}</summary>
        <SimpleGrid cols={2} maw={560} mt="sm" style={{ alignItems: 'end' }}>
          {COUNTS.flatMap((count) => pair(cardPercentName(count), cardFixedName(count)))}
        </SimpleGrid>
      </details>
    </Fields>
  );
}

function History() {
  const t = useTexts<typeof sellerTermsMessages>();
  const { history } = useLoaderData<Terms>();
  const reply = useActionData<Reply>();
  const versionOf = useVersion();
  return (
    <DatedHistory
      title={t('history')}
      empty={t('historyEmpty')}
      to={t('to')}
      done={reply?.done ? t('done') : null}
      problem={reply?.message ?? null}
      versions={history.map(versionOf)}
    />
  );
}

function useVersion() {
  const t = useTexts<typeof sellerTermsMessages>();
  const locale = useLocale();
  return (version: Terms['history'][number]): DatedVersion => {
    const { id, createdAt, createdBy, reason, differences, validFrom, canceledAt, isInEffect } = version;
    const since = `${t(isInEffect ? 'since' : 'from')} ${showInstant(validFrom, locale)}`;
    return {
      ...{ id, differences, reason },
      written: `${showInstant(createdAt, locale)} · ${createdBy}`,
      state: canceledAt ? t('canceled') : since,
      action: <VersionAction version={version} />,
    };
  };
}

function VersionAction({
  version: { id, canceledAt, isInEffect },
}: {
  readonly version: Terms['history'][number];
}) {
  const t = useTexts<typeof sellerTermsMessages>();
  if (canceledAt) return null;
  if (!isInEffect) return <CancelVersion name="version" id={id} label={t('cancel')} />;
  return <UndoVersion id={id} label={t('undo')} reasonLabel={t('field_reason')} />;
}

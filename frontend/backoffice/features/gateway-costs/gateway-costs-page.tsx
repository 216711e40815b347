import { Alert, Anchor, Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { BackLink } from '../../components/back-link';
import { CancelVersion, DatedHistory, type DatedVersion } from '../../components/dated-history';
import { Panel } from '../../components/panel';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { ACCOUNTS_PAGE } from '../acquirings/accounts-page-data';
import { FEE_FORM } from '../installation-fees/fee-form';
import { brandName } from '../disputes/brand-name';
import { Differences } from '../settings/differences';
import { CardFeeFields, FeeFields } from '../settings/setting-fields';
import type { changeGatewayCosts, loadGatewayCosts } from './gateway-costs.server';
import type { gatewayCostsMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadGatewayCosts>>;
type Reply = Awaited<ReturnType<typeof changeGatewayCosts>>['data'];
type Messages = typeof gatewayCostsMessages;

export const gatewayCostsTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.title} · Guichê` : 'Guichê' },
];

/** What the provider of an account takes, by method and number of installments, from a day on. */
export function GatewayCostsPage() {
  const { locale, texts, newest, brand } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Intro />
      {brand === null ? <CostsForm key={newest ?? ''} /> : <BrandForm key={`${brand.name} ${newest}`} />}
      {brand === null ? <Brands /> : null}
      <History />
    </TextsProvider>
  );
}

function Intro() {
  const t = useTexts<Messages>();
  const { title, accountId } = useLoaderData<Shown>();
  return (
    <>
      <BackLink to={`${ACCOUNTS_PAGE}/${accountId}`}>{t('costsBack')}</BackLink>
      <Title order={1} my="md">
        {title}
      </Title>
      <Text c="dimmed" mb="lg" maw={820}>
        {t('costsText')}
      </Text>
    </>
  );
}

function CostsForm() {
  const t = useTexts<Messages>();
  const { labels, initial, newest } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm<string>({ rules: FEE_FORM, initial, reply: reply?.form ?? undefined });
  return (
    <ServerForm
      state={state}
      labels={labels}
      hidden={newest === null ? {} : { basedOn: newest }}
      buttons={
        <Button type="submit" name="intent" value="preview" variant="default" formNoValidate>
          {t('preview')}
        </Button>
      }
    >
      <FeeFields state={state} labels={labels} />
      <Preview differences={reply?.preview ?? null} />
      <WhenAndWhy state={state} />
    </ServerForm>
  );
}

/** What cards of one brand cost. */
function BrandForm() {
  const t = useTexts<Messages>();
  const { labels, initial, newest, brand, accountId } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const rules = Object.fromEntries(
    Object.entries(FEE_FORM).filter(([name]) => name in initial),
  ) as typeof FEE_FORM;
  const state = useServerForm<string>({ rules, initial, reply: reply?.form ?? undefined });
  return (
    <>
      <Title order={2} mb="xs">
        {t('costsOfBrand', { brand: brandName(brand?.name ?? '') })}
      </Title>
      <Anchor component={Link} to={`${ACCOUNTS_PAGE}/${accountId}/costs`} size="sm" display="block" mb="md">
        {t('costsOfAll')}
      </Anchor>
      <ServerForm
        state={state}
        labels={labels}
        hidden={newest === null ? {} : { basedOn: newest }}
        buttons={
          brand?.isSet ? (
            <Button type="submit" name="intent" value="removeBrand" variant="default" formNoValidate>
              {t('costsBrandRemove')}
            </Button>
          ) : null
        }
      >
        <CardFeeFields state={state} labels={labels} />
        <WhenAndWhy state={state} />
      </ServerForm>
    </>
  );
}

/** The brands whose cards cost something else, and those that may. */
function Brands() {
  const t = useTexts<Messages>();
  const { brands } = useLoaderData<Shown>();
  return (
    <Panel title={t('costsBrands')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('costsBrandsText')}
      </Text>
      <Stack gap="xs">
        {brands.map(({ brand, line }) => (
          <Text key={brand} size="sm">
            <Anchor component={Link} to={`?brand=${brand}`}>
              {brandName(brand)}
            </Anchor>
            {`: ${line ?? t('costsBrandNone')}`}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}

function WhenAndWhy({ state }: { readonly state: ReturnType<typeof useServerForm<string>> }) {
  const t = useTexts<Messages>();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} mt="lg" maw={820} style={{ alignItems: 'end' }}>
      <TextField
        {...{ state, name: 'validFrom', type: 'date' }}
        label={t('setting_validFrom')}
        hint={t('validFromHint')}
      />
      <TextField state={state} name="reason" label={t('setting_reason')} hint={t('reasonHint')} />
    </SimpleGrid>
  );
}

function Preview({ differences }: { readonly differences: Reply['preview'] }) {
  const t = useTexts<Messages>();
  if (!differences) return null;
  return (
    <Alert title={t('previewTitle')} mt="lg" maw={820} role="status" color="accent">
      {differences.length === 0 ? <Text size="sm">{t('previewNone')}</Text> : null}
      <Differences differences={differences} />
    </Alert>
  );
}

function History() {
  const t = useTexts<Messages>();
  const { history } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const versionOf = useVersion();
  return (
    <DatedHistory
      title={t('costsHistory')}
      empty={t('costsNoHistory')}
      to={t('to')}
      done={reply?.done ? t('undone') : null}
      problem={reply?.message ?? null}
      versions={history.map(versionOf)}
    />
  );
}

type Version = Shown['history'][number];

/** Whether a version holds, held or is to come, and until when. */
function useStateOf() {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const { now } = useLoaderData<Shown>();
  return ({ validFrom, until, canceledAt, isInEffect }: Version): string => {
    const from = showInstant(validFrom, locale);
    if (canceledAt !== null) return t('state_canceled');
    if (until === null) return isInEffect ? t('costsHolds', { from }) : t('costsStarts', { from });
    const span = { from, until: showInstant(until, locale) };
    if (until === validFrom) return t('costsReplaced', { from });
    if (!isInEffect) return t('costsStartsUntil', span);
    return until > now ? t('costsHoldsUntil', span) : t('costsEnded', span);
  };
}

function useVersion() {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const stateOf = useStateOf();
  return (version: Version): DatedVersion => {
    const { id, createdAt, createdBy, reason, differences, canceledAt, isInEffect } = version;
    return {
      ...{ id, differences },
      written: `${showInstant(createdAt, locale)} ${t('by')} ${createdBy}`,
      state: stateOf(version),
      reason: `${t('setting_reason')}: ${reason}`,
      action:
        canceledAt === null && !isInEffect ? (
          <CancelVersion name="version" id={id} label={t('cancel')} />
        ) : null,
    };
  };
}

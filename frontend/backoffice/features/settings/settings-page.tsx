import { Alert, Button, SimpleGrid, Text } from '@mantine/core';
import { DEFAULT_CURRENCY, formatMoney, type Cents } from '@guiche/money';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { showDate } from '../../../shared/lib/show-date';
import { TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { Differences } from './differences';
import type { settingsMessages } from './messages.server';
import { SettingFields } from './setting-fields';
import { settingForm } from './setting-forms';
import { SettingsFrame } from './settings-frame';
import type { ExampleGuarantee, ExampleRelease } from './setting-values';
import styles from './settings.module.css';
import type { changeSettings, loadSettings } from './settings.server';

type Settings = Awaited<ReturnType<typeof loadSettings>>;
type Reply = Awaited<ReturnType<typeof changeSettings>>['data'];

export const settingsTitle = (
  shown: { readonly texts: { readonly title?: unknown } } | undefined,
): { title: string }[] => [{ title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' }];

/** One group of the settings of a platform. */
export function SettingsPage() {
  const { locale, texts, group, version } = useLoaderData<Settings>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <SettingsFrame tab={group}>
        <SettingsForm key={`${group} ${version}`} />
      </SettingsFrame>
    </TextsProvider>
  );
}

function SettingsForm() {
  const t = useTexts<typeof settingsMessages>();
  const { group, labels, initial, version } = useLoaderData<Settings>();
  const answered = useActionData<Reply>();
  const reply = answered && 'reason' in answered.values ? answered : undefined;
  const state = useServerForm<string>({ rules: settingForm(group), initial, reply });
  return (
    <ServerForm
      state={state}
      labels={labels}
      hidden={{ version: String(version) }}
      buttons={
        <Button type="submit" name="intent" value="preview" variant="default" formNoValidate>
          {t('preview')}
        </Button>
      }
    >
      <SettingFields group={group} state={state} labels={labels} />
      <Preview preview={reply?.preview ?? null} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="lg" maw={820} style={{ alignItems: 'end' }}>
        <TextField
          state={state}
          name="validFrom"
          type="date"
          label={t('setting_validFrom')}
          hint={t('validFromHint')}
        />
        <TextField state={state} name="reason" label={t('setting_reason')} hint={t('reasonHint')} />
      </SimpleGrid>
    </ServerForm>
  );
}

/** What the scheme does with a share of R$ 100,00. */
function ExampleReleases({
  releases,
  guarantee,
}: {
  readonly releases: readonly ExampleRelease[];
  readonly guarantee: ExampleGuarantee | null;
}) {
  const t = useTexts<typeof settingsMessages>();
  const { locale } = useLoaderData<Settings>();
  const money = (amount: Cents) => formatMoney(amount, DEFAULT_CURRENCY, locale);
  if (releases.length === 0) return null;
  return (
    <>
      <Text size="sm" mt="sm" fw={500}>
        {t('exampleTitle')}
      </Text>
      <ul className={styles.differences}>
        {releases.map(({ method, amount, on, reserve }) => {
          const values = {
            method: t(method === 'CREDIT_CARD' ? 'release_card' : `fees_${method}`),
            ...{ amount: money(amount), on: showDate(on, locale) },
          };
          const held = reserve && { reserve: money(reserve.amount), reserveOn: showDate(reserve.on, locale) };
          return (
            <Text key={method} component="li" size="sm">
              {held ? t('exampleReserve', { ...values, ...held }) : t('exampleLine', values)}
            </Text>
          );
        })}
      </ul>
      {guarantee ? (
        <Text size="sm">
          {t('exampleGuarantee', {
            ...{ earned: money(guarantee.earned), biggest: money(guarantee.biggest) },
            kept: money(guarantee.kept),
          })}
        </Text>
      ) : null}
    </>
  );
}

type Demand = NonNullable<NonNullable<Reply['preview']>['demand']>;

/** Whom a change of the demanded documents concerns. */
function AffectedByDemand({ demand: { incomplete, verified } }: { readonly demand: Demand }) {
  const t = useTexts<typeof settingsMessages>();
  const values = ({ count, names }: Demand['verified']) => ({
    count,
    names: [...names, ...(count > names.length ? ['…'] : [])].join(', '),
  });
  return (
    <>
      <Text size="sm" mt="xs" fw={500}>
        {t('demandIncomplete', values(incomplete))}
      </Text>
      <Text size="sm">{t('demandVerified', values(verified))}</Text>
    </>
  );
}

function Preview({ preview }: { readonly preview: Reply['preview'] }) {
  const t = useTexts<typeof settingsMessages>();
  if (!preview) return null;
  const { differences, sellers, releases, guarantee, demand } = preview;
  return (
    <Alert title={t('previewTitle')} mt="lg" maw={820} role="status" color="accent">
      {differences.length === 0 ? (
        <Text size="sm">{t('previewNone')}</Text>
      ) : (
        <>
          <Differences differences={differences} />
          <Text size="sm" mt="xs">
            {t('previewSellers', { count: sellers })}
          </Text>
          {demand ? <AffectedByDemand demand={demand} /> : null}
          <ExampleReleases releases={releases} guarantee={guarantee} />
        </>
      )}
    </Alert>
  );
}

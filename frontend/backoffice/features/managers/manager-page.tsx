import { Alert, Button, Checkbox, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { managersList } from '@guiche/lists';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { BackLink } from '../../components/back-link';
import { DetailPage } from '../../components/detail-page';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import { UndoVersion } from '../../components/undo-version';
import { MoneyField, PercentField, SelectField, SwitchField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { LostFactorPanel } from '../lost-factor/lost-factor-panel';
import styles from '../settings/settings.module.css';
import { MANAGER_FORM, NEW_MANAGER_FORM, RULE_FORM, TRANSFER_FORM } from './manager-forms';
import type { inviteManager, loadManager, loadNewManager, ManagerReply } from './managers.server';
import type { managerMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadManager>>;
type NewShown = Awaited<ReturnType<typeof loadNewManager>>;
type NewReply = Awaited<ReturnType<typeof inviteManager>>['data'];

const LIST = '/admin-root/manage-managers';

export const newManagerTitle = (shown: NewShown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.newTitle)} · Guichê` : 'Guichê' },
];

export const managerTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.manager.name} · Guichê` : 'Guichê' },
];

/** Invites a manager. */
export function NewManagerPage() {
  const { locale, texts } = useLoaderData<NewShown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewManager />
    </TextsProvider>
  );
}

function NewManager() {
  const t = useTexts<typeof managerMessages>();
  const { initial } = useLoaderData<NewShown>();
  const reply = useActionData<NewReply>();
  const state = useServerForm({ rules: NEW_MANAGER_FORM, initial, reply });
  const labels = { name: t('name'), email: t('email'), code: t('code') };
  return (
    <>
      <BackLink to={LIST}>{t('back')}</BackLink>
      <Title order={1} my="md">
        {t('newTitle')}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('newText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('invite')}>
        <Stack gap="md" maw={480}>
          <TextField state={state} name="name" label={t('name')} />
          <TextField state={state} name="email" label={t('email')} type="email" />
          <TextField state={state} name="code" label={t('code')} hint={t('codeHint')} />
        </Stack>
      </ServerForm>
    </>
  );
}

function useReply(of: ManagerReply['of']): ManagerReply | undefined {
  const reply = useActionData<ManagerReply>();
  return reply?.of === of ? reply : undefined;
}

/** A manager: what they earn, whose sellers are theirs, and their account. */
export function ManagerPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ManagerDetail />
    </TextsProvider>
  );
}

function ManagerDetail() {
  const t = useTexts<typeof managerMessages>();
  const { manager, presentWords, newest } = useLoaderData<Shown>();
  const factorReply = useReply('factor');
  const { tones } = managersList.columns.status;
  return (
    <DetailPage
      back={{ to: LIST, label: t('back') }}
      title={manager.name}
      status={
        <StatusMark tone={tones[manager.status as keyof typeof tones]}>
          {t(`status_${manager.status}` as 'status_ACTIVE')}
        </StatusMark>
      }
      subtitle={[manager.email, manager.code, presentWords].filter(Boolean).join(' · ')}
      side={
        <>
          {manager.link ? (
            <Panel title={t('link')}>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {manager.link}
              </Text>
              <Text size="sm" c="dimmed" mt="xs">
                {t('linkHint')}
              </Text>
            </Panel>
          ) : null}
          <AccountSection key={manager.version} />
          <LostFactorPanel hasSecondFactor={manager.hasSecondFactor} reply={factorReply?.form ?? undefined} />
        </>
      }
    >
      <RuleSection key={newest ?? ''} />
      <HistorySection />
      <TransferSection />
    </DetailPage>
  );
}

function AccountSection() {
  const t = useTexts<typeof managerMessages>();
  const { manager, initial } = useLoaderData<Shown>();
  const reply = useReply('manager');
  const state = useServerForm({ rules: MANAGER_FORM, initial, reply: reply?.form ?? undefined });
  return (
    <Panel title={t('account')}>
      {manager.status === 'CREATED' ? (
        <Form method="post">
          <Button type="submit" name="intent" value="inviteAgain" variant="default" mb="md">
            {t('inviteAgain')}
          </Button>
        </Form>
      ) : null}
      <ServerForm
        state={state}
        labels={{ name: t('name'), code: t('code'), blocked: t('blocked'), managerReason: t('reason') }}
        hidden={{ version: String(manager.version) }}
      >
        <Stack gap="md">
          <TextField state={state} name="name" label={t('name')} />
          <TextField state={state} name="code" label={t('code')} hint={t('codeHint')} />
          <SwitchField state={state} name="blocked" label={t('blocked')} hint={t('blockedHint')} />
          <TextField state={state} name="managerReason" label={t('reason')} />
        </Stack>
      </ServerForm>
    </Panel>
  );
}

function RuleSection() {
  const t = useTexts<typeof managerMessages>();
  const { initialRule, newest } = useLoaderData<Shown>();
  const reply = useReply('rule');
  const state = useServerForm({ rules: RULE_FORM, initial: initialRule, reply: reply?.form ?? undefined });
  const labels = Object.fromEntries(
    Object.keys(RULE_FORM).map((name) => [name, t(`rule_${name}` as 'rule_base')]),
  ) as Record<keyof typeof RULE_FORM, string>;
  const field = <N extends keyof typeof RULE_FORM>(name: N) => ({ state, name, label: labels[name] });
  return (
    <Panel title={t('rule')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('ruleText')}
      </Text>
      <ServerForm
        state={state}
        labels={labels}
        hidden={{ intent: 'rule', ...(newest !== null && { basedOn: newest }) }}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
          <SelectField
            {...field('base')}
            choices={(['MARGIN', 'FEE', 'GMV'] as const).map((value) => ({
              value,
              label: t(`base_${value}`),
            }))}
          />
          <PercentField {...field('basisPoints')} />
          <PercentField {...field('pixBasisPoints')} />
          <PercentField {...field('cardBasisPoints')} />
          <PercentField {...field('billetBasisPoints')} />
          <MoneyField {...field('cap')} />
          <TextField {...field('months')} hint={t('monthsHint')} />
          <TextField {...field('until')} type="date" />
          <TextField {...field('validFrom')} type="date" hint={t('validFromHint')} />
          <TextField {...field('reason')} />
        </SimpleGrid>
      </ServerForm>
    </Panel>
  );
}

function HistorySection() {
  const t = useTexts<typeof managerMessages>();
  const { history } = useLoaderData<Shown>();
  const reply = useReply('history');
  return (
    <Panel title={t('history')}>
      {reply?.message ? (
        <Alert color="accent" role="status" mb="md">
          {reply.message}
        </Alert>
      ) : null}
      {history.length === 0 ? <Text c="dimmed">{t('historyEmpty')}</Text> : null}
      <Stack component="ul" gap="md" className={styles.changes}>
        {history.map((version) => (
          <HistoryItem key={version.id} version={version} />
        ))}
      </Stack>
    </Panel>
  );
}

function HistoryItem({ version }: { readonly version: Shown['history'][number] }) {
  const t = useTexts<typeof managerMessages>();
  const locale = useLocale();
  const { id, words, reason, createdBy, createdAt, validFrom, canceledAt, isInEffect } = version;
  const state = canceledAt
    ? t('canceled')
    : `${t(isInEffect ? 'since' : 'from')} ${showInstant(validFrom, locale)}`;
  return (
    <li>
      <Text size="sm" fw={500}>
        {words}
      </Text>
      <Text size="sm" c="dimmed">
        {state} · {createdBy} · {showInstant(createdAt, locale)}
      </Text>
      <Text size="sm">{reason}</Text>
      {canceledAt ? null : isInEffect ? (
        <UndoVersion id={id} label={t('undo')} reasonLabel={t('reason')} />
      ) : (
        <Form method="post">
          <input type="hidden" name="version" value={id} />
          <Button type="submit" name="intent" value="cancel" variant="default" size="xs" mt="xs">
            {t('cancel')}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** The boxes beside the fields of a transfer. */
const TRANSFER_BOXES = ['everybody', 'sellerIds'];

function TransferSection() {
  const t = useTexts<typeof managerMessages>();
  const { sellers, others } = useLoaderData<Shown>();
  const reply = useReply('transfer');
  const initial = { to: '', transferFrom: '', transferReason: '' };
  const state = useServerForm({ rules: TRANSFER_FORM, initial, reply: reply?.form ?? undefined });
  const wasTicked = (name: string, value: string) => state.kept?.ticked[name]?.includes(value) ?? false;
  const choices = [
    { value: '', label: t('nobody') },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Panel title={t('transfer')}>
      {reply?.message ? (
        <Alert color="accent" role="status" mb="md">
          {reply.message}
        </Alert>
      ) : null}
      {sellers.length === 0 ? (
        <Text c="dimmed">{t('noSellers')}</Text>
      ) : (
        <ServerForm
          state={state}
          labels={{ to: t('to'), transferFrom: t('rule_validFrom'), transferReason: t('reason') }}
          hidden={{ intent: 'transfer' }}
          ticked={TRANSFER_BOXES}
          submitLabel={t('transferSubmit')}
        >
          <Stack gap="sm">
            <Checkbox
              name="everybody"
              value="on"
              label={t('everybody')}
              defaultChecked={wasTicked('everybody', 'on')}
            />
            <fieldset className={styles.changes} style={{ border: 0 }}>
              <legend>{t('chosen')}</legend>
              <Stack gap="xs" mt="xs">
                {sellers.map(({ id, name, email }) => (
                  <Checkbox
                    key={id}
                    {...{ name: 'sellerIds', value: id, label: `${name} (${email})` }}
                    defaultChecked={wasTicked('sellerIds', id)}
                  />
                ))}
              </Stack>
            </fieldset>
            <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
              <SelectField state={state} name="to" label={t('to')} choices={choices} />
              <TextField
                state={state}
                name="transferFrom"
                label={t('rule_validFrom')}
                type="date"
                hint={t('validFromHint')}
              />
              <TextField state={state} name="transferReason" label={t('reason')} />
            </SimpleGrid>
          </Stack>
        </ServerForm>
      )}
    </Panel>
  );
}

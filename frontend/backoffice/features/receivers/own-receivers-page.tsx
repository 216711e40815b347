import { Anchor, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { moneyText } from '../../components/money-text';
import { StatusMark } from '../../components/status-mark';
import { ReceiverForm } from './receiver-form';
import type { loadOwnReceivers, openOwnReceiver } from './own-receivers.server';
import type { ownReceiverMessages } from './own-messages.server';

type Shown = Awaited<ReturnType<typeof loadOwnReceivers>>;
type Item = Shown['items'][number];

const TONES = { PENDING: 'progress', ACTIVE: 'ok', REJECTED: 'bad' } as const;

export const ownReceiversTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** The accounts of a seller at providers. */
export function OwnReceiversPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ReceiverItems />
      <NewReceiver />
    </TextsProvider>
  );
}

function ReceiverItems() {
  const t = useTexts<typeof ownReceiverMessages>();
  const { items } = useLoaderData<Shown>();
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg" maw={820}>
        {t('text')}
      </Text>
      {items.length === 0 ? <Text mb="lg">{t('none')}</Text> : null}
      <Stack component="ul" gap="md" m={0} mb="xl" p={0} style={{ listStyle: 'none' }}>
        {items.map((item) => (
          <ReceiverItem key={item.id} item={item} />
        ))}
      </Stack>
    </>
  );
}

function ReceiverItem({ item }: { readonly item: Item }) {
  const t = useTexts<typeof ownReceiverMessages>();
  const locale = useLocale();
  const { provider, status, reason, bankAccount, balance, balanceAt, requestedAt, canRetry } = item;
  const facts = [
    requestedAt === null ? null : t('requestedAt', { at: showInstant(requestedAt, locale) }),
    bankAccount === null ? null : t('account', { account: bankAccount }),
  ].filter((one) => one !== null);
  return (
    <Paper component="li" maw={820}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Text fw={500}>{provider}</Text>
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
          {balance === null || balanceAt === null ? null : (
            <Text size="sm">
              {t('balance', { amount: moneyText(balance, locale), at: showInstant(balanceAt, locale) })}
            </Text>
          )}
          {status === 'PENDING' ? <Text size="sm">{t('pendingText')}</Text> : null}
          {reason === null ? null : <Text size="sm">{reason}</Text>}
          {canRetry ? (
            <Anchor component={Link} to={`?provider=${encodeURIComponent(provider)}#new`} size="sm">
              {t('retry')}
            </Anchor>
          ) : null}
        </div>
        <StatusMark tone={TONES[status]}>{t(`status_${status}`)}</StatusMark>
      </Group>
    </Paper>
  );
}

function NewReceiver() {
  const t = useTexts<typeof ownReceiverMessages>();
  const shown = useLoaderData<Shown>();
  const reply = useActionData<Awaited<ReturnType<typeof openOwnReceiver>>['data']>();
  const { documentType, bankAccounts, providers, initial } = shown;
  if (documentType === null)
    return <Hint to="/platform/my-profile/data" text={t('noDocument')} link={t('toProfile')} />;
  if (bankAccounts.length === 0)
    return (
      <Hint to="/platform/my-profile/accounts?kind=BANK" text={t('noBankAccount')} link={t('toAccounts')} />
    );
  if (providers.length === 0) return <Text>{t('noProviders')}</Text>;
  return (
    <Paper component="section" id="new" maw={820} aria-labelledby="new-title">
      <Title order={2} mb="xs" id="new-title">
        {t('newTitle')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('newText')}{' '}
        <Anchor component={Link} to="/platform/my-profile/documents" size="sm">
          {t('toDocuments')}
        </Anchor>
      </Text>
      <ReceiverForm
        key={`${documentType} ${providers.length} ${initial['gatewayAccountId']}`}
        shown={shown}
        reply={reply}
      />
    </Paper>
  );
}

interface HintProps {
  readonly to: string;
  readonly text: string;
  readonly link: string;
}

function Hint({ to, text, link }: HintProps) {
  return (
    <SimpleGrid cols={1} spacing="xs" maw={820}>
      <Text>{text}</Text>
      <Anchor component={Link} to={to}>
        {link}
      </Anchor>
    </SimpleGrid>
  );
}

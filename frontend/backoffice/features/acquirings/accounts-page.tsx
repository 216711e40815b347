import { Alert, Anchor, Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { StatusMark } from '../../components/status-mark';
import type { loadAccounts } from './acquirings.server';
import type { acquiringMessages } from './messages.server';
import { ROUTED_METHODS } from './route-form';

type Accounts = Awaited<ReturnType<typeof loadAccounts>>;
type Account = Accounts['accounts'][number];

const PAGE = '/admin-root/platform-settings/acquirings';

/** The accounts of a platform at payment providers. */
export function AccountsPage() {
  const { locale, texts } = useLoaderData<Accounts>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <AccountList />
    </TextsProvider>
  );
}

function AccountList() {
  const t = useTexts<typeof acquiringMessages>();
  const { accounts } = useLoaderData<Accounts>();
  return (
    <>
      <Group justify="space-between" mb="md">
        <Title order={1}>{t('title')}</Title>
        <Button component={Link} to={`${PAGE}/new`}>
          {t('connect')}
        </Button>
      </Group>
      <Text c="dimmed" mb="md">
        {t('text')}
      </Text>
      <Group component="nav" aria-label={t('routes')} mb="lg" gap="md">
        <Text size="sm">{t('routes')}:</Text>
        {ROUTED_METHODS.map((method) => (
          <Anchor key={method} component={Link} to={`${PAGE}/routes/${method}`} size="sm">
            {t(`method_${method}`)}
          </Anchor>
        ))}
      </Group>
      {accounts.length === 0 ? <Text c="dimmed">{t('empty')}</Text> : null}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        {accounts.map((account) => (
          <AccountCard key={account.id} account={account} />
        ))}
      </SimpleGrid>
    </>
  );
}

function AccountCard({ account }: { readonly account: Account }) {
  const t = useTexts<typeof acquiringMessages>();
  const { id, name, provider, problems, evidence } = account;
  return (
    <Paper component="section" aria-label={name}>
      <Group justify="space-between" align="flex-start" mb="xs" wrap="nowrap">
        <Anchor component={Link} to={`${PAGE}/${id}`} fw={500}>
          {name}
        </Anchor>
        <AccountState account={account} />
      </Group>
      <Text size="sm" c="dimmed">
        {provider} · {evidence ? t(`evidence_${evidenceKey(evidence)}`) : t('unsupported')}
      </Text>
      <AccountHealth account={account} />
      {problems.length > 0 ? (
        <Alert color="red" mt="sm" p="xs">
          <Text size="sm">{t('incomplete')}</Text>
        </Alert>
      ) : null}
    </Paper>
  );
}

type EvidenceKey = 'documented' | 'part' | 'family' | 'unverified';

export const evidenceKey = (evidence: string): EvidenceKey =>
  evidence === 'documented in part'
    ? 'part'
    : evidence === 'documented' || evidence === 'family'
      ? evidence
      : 'unverified';

function AccountState({ account: { active, problems } }: { readonly account: Account }) {
  const t = useTexts<typeof acquiringMessages>();
  if (!active) return <StatusMark tone="quiet">{t('inactive')}</StatusMark>;
  if (problems.length > 0) return <StatusMark tone="bad">{t('broken')}</StatusMark>;
  return <StatusMark tone="ok">{t('active')}</StatusMark>;
}

function AccountHealth({ account: { health } }: { readonly account: Account }) {
  const t = useTexts<typeof acquiringMessages>();
  const locale = useLocale();
  if (!health)
    return (
      <Text size="sm" mt="xs">
        {t('noCharges')}
      </Text>
    );
  const { attempts, paid, declined, unknown, answerMs } = health;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Text size="sm" mt="xs">
      {t('charges', { count: attempts })} · {percent.format(paid / attempts)} {t('paid')} ·{' '}
      {percent.format(declined / attempts)} {t('declined')}
      {unknown > 0 ? ` · ${t('unknown', { count: unknown })}` : ''}
      {answerMs === null ? '' : ` · ${t('answer', { milliseconds: answerMs })}`}
    </Text>
  );
}

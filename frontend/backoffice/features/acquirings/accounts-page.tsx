import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import { AccountState } from './account-state';
import { ACCOUNTS_PAGE, type AccountsPageData } from './accounts-page-data';
import styles from './acquirings.module.css';
import { evidenceKey } from './evidence-key';
import type { acquiringMessages } from './messages.server';
import { MethodPanel } from './method-panel';
import { SimulationPanel } from './simulation-panel';

/** The accounts of a platform at payment providers, which of them charges what, and what would be chosen. */
export function AccountsPage() {
  const { locale, texts } = useLoaderData<AccountsPageData>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Content />
    </TextsProvider>
  );
}

function Content() {
  const t = useTexts<typeof acquiringMessages>();
  const { methods } = useLoaderData<AccountsPageData>();
  return (
    <>
      <Group justify="space-between" mb="md">
        <div>
          <Title order={1}>{t('title')}</Title>
          <Text size="sm" c="dimmed">
            {t('text')}
          </Text>
        </div>
        <Button component={Link} to={`${ACCOUNTS_PAGE}/new`}>
          {t('connect')}
        </Button>
      </Group>
      <div className={styles.columns}>
        <Stack gap="md" miw={0}>
          {methods.map(({ method, routes }) => (
            <MethodPanel key={method} method={method} routes={routes} />
          ))}
        </Stack>
        <Stack gap="md" miw={0}>
          <SimulationPanel />
          <AllAccounts />
        </Stack>
      </div>
    </>
  );
}

function AllAccounts() {
  const t = useTexts<typeof acquiringMessages>();
  const { accounts } = useLoaderData<AccountsPageData>();
  return (
    <Panel title={t('allAccounts')} flush>
      {accounts.length === 0 ? (
        <Text size="sm" c="dimmed" p="md">
          {t('empty')}
        </Text>
      ) : null}
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account.id} className={styles.account}>
            <div>
              <Anchor
                component={Link}
                to={`${ACCOUNTS_PAGE}/${account.id}`}
                underline="hover"
                size="sm"
                fw={500}
              >
                {account.name}
              </Anchor>
              <Text size="xs" c="dimmed">
                {account.provider} ·{' '}
                {account.evidence ? t(`evidence_${evidenceKey(account.evidence)}`) : t('unsupported')}
              </Text>
              {account.problems.length > 0 ? (
                <Text size="xs" c="var(--bad)">
                  {t('incomplete')}
                </Text>
              ) : null}
            </div>
            <AccountState account={account} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { Anchor, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { StatusMark } from '../../components/status-mark';
import { PasswordField, SelectField, TextField } from '../../fields/fields';
import type { FormRules } from '../../forms/field-text';
import { ServerForm } from '../../forms/server-form';
import { useServerForm, type ServerFormState } from '../../forms/use-server-form';
import { BANK_FORM, PIX_FORM } from './bank-account-forms';
import type { bankAccountMessages } from './messages.server';
import type { changeBankAccounts, loadBankAccounts } from './own-bank-accounts.server';

type Shown = Awaited<ReturnType<ReturnType<typeof loadBankAccounts>>>;
type Account = Shown['accounts'][number];
type Reply = Awaited<ReturnType<ReturnType<typeof changeBankAccounts>>>['data'];

const TONES = { PENDING: 'warn', ACTIVE: 'ok', REJECTED: 'bad', BLOCKED: 'bad' } as const;

export const bankAccountsTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** Where a person is paid to. */
export function OwnBankAccountsPage() {
  const { locale, texts, kind, accounts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <AccountList />
      <NewBankAccount key={`${kind} ${accounts.length}`} />
    </TextsProvider>
  );
}

function AccountList() {
  const t = useTexts<typeof bankAccountMessages>();
  const { accounts } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('text')}
      </Text>
      <Text role="status" size="sm" c="var(--ok)">
        {reply?.removed ? t('removed') : ''}
      </Text>
      {accounts.length === 0 ? <Text mb="lg">{t('noAccounts')}</Text> : null}
      <Stack component="ul" gap="md" m={0} mb="xl" p={0} style={{ listStyle: 'none' }}>
        {accounts.map((account) => (
          <AccountItem key={account.id} account={account} />
        ))}
      </Stack>
    </>
  );
}

function AccountItem({ account }: { readonly account: Account }) {
  const t = useTexts<typeof bankAccountMessages>();
  const locale = useLocale();
  const { id, status, reason, usableFrom, createdAt, lastTest } = account;
  const words = t(`status_${status as keyof typeof TONES}`);
  return (
    <Paper component="li" maw={820}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            <Destination account={account} />
          </Text>
          <Text size="sm" c="dimmed">
            {t('added')} {showInstant(createdAt, locale)}
            {usableFrom ? ` · ${t('usableFrom')} ${showInstant(usableFrom, locale)}` : ''}
          </Text>
          {reason && status !== 'ACTIVE' ? <Text size="sm">{reason}</Text> : null}
          {lastTest ? (
            <Text size="sm" c="dimmed">
              {t('tests')}, {showInstant(lastTest.at, locale)}: {t(`test_${lastTest.result}`)}
            </Text>
          ) : null}
        </div>
        <Group gap="sm">
          <StatusMark tone={TONES[status as keyof typeof TONES]}>{words}</StatusMark>
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="remove" variant="default" size="xs">
              {t('removeAccount')}
            </Button>
          </Form>
        </Group>
      </Group>
    </Paper>
  );
}

function Destination({ account }: { readonly account: Account }) {
  const t = useTexts<typeof bankAccountMessages>();
  if (account.kind === 'PIX') return `${t('pix')} ${account.pixKey}`;
  const { bank, bankCode, branchNumber, branchDigit, accountNumber, accountDigit } = account;
  const branch = branchDigit ? `${branchNumber}-${branchDigit}` : branchNumber;
  return `${bank ?? bankCode} · ${t('branch')} ${branch} · ${t('account')} ${accountNumber}-${accountDigit}`;
}

function NewBankAccount() {
  const t = useTexts<typeof bankAccountMessages>();
  const { kind, needsCode } = useLoaderData<Shown>();
  const reply = useActionData<Reply>()?.form ?? undefined;
  const rules: FormRules = kind === 'BANK' ? BANK_FORM : PIX_FORM;
  const initial = Object.fromEntries(Object.keys(rules).map((name) => [name, '']));
  const state = useServerForm<string>({ rules, initial, reply });
  const labels = Object.fromEntries(Object.keys(rules).map((name) => [name, t(`field_${name as 'pixKey'}`)]));
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="xs">
        {t(kind === 'BANK' ? 'newBank' : 'newPix')}
      </Title>
      <Anchor component={Link} to={kind === 'BANK' ? '?' : '?kind=BANK'} size="sm">
        {t(kind === 'BANK' ? 'pixInstead' : 'bankInstead')}
      </Anchor>
      <Text size="sm" c="dimmed" my="md">
        {t('ownOnly')}
      </Text>
      <ServerForm state={state} labels={labels} hidden={{ kind }} submitLabel={t('add')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" style={{ alignItems: 'end' }}>
          {kind === 'BANK' ? <BankFields state={state} /> : <PixFields state={state} />}
          <PasswordField
            state={state}
            name="password"
            label={t('field_password')}
            autoComplete="current-password"
          />
          {needsCode ? (
            <TextField state={state} name="code" label={t('field_code')} autoComplete="one-time-code" />
          ) : null}
        </SimpleGrid>
      </ServerForm>
    </Paper>
  );
}

interface FieldsProps {
  readonly state: ServerFormState<string>;
}

function PixFields({ state }: FieldsProps) {
  const t = useTexts<typeof bankAccountMessages>();
  const types = (['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM'] as const).map((type) => ({
    value: type,
    label: t(`pix_${type}`),
  }));
  return (
    <>
      <TextField state={state} name="pixKey" label={t('field_pixKey')} />
      <SelectField
        state={state}
        name="pixType"
        label={t('field_pixType')}
        choices={[{ value: '', label: t('pixDetected') }, ...types]}
      />
    </>
  );
}

function BankFields({ state }: FieldsProps) {
  const t = useTexts<typeof bankAccountMessages>();
  const { banks } = useLoaderData<Shown>();
  const types = (['CHECKING', 'SAVINGS'] as const).map((type) => ({ value: type, label: t(`type_${type}`) }));
  const choose = { value: '', label: t('choose') };
  return (
    <>
      <SelectField state={state} name="bankCode" label={t('field_bankCode')} choices={[choose, ...banks]} />
      <SelectField
        state={state}
        name="accountType"
        label={t('field_accountType')}
        choices={[choose, ...types]}
      />
      <TextField state={state} name="branchNumber" label={t('field_branchNumber')} />
      <TextField state={state} name="branchDigit" label={t('field_branchDigit')} />
      <TextField state={state} name="accountNumber" label={t('field_accountNumber')} />
      <TextField state={state} name="accountDigit" label={t('field_accountDigit')} />
    </>
  );
}

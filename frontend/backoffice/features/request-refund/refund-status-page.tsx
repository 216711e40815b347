import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { moneyText } from '../../components/money-text';
import listStyles from '../../lists/list-page.module.css';
import { EntryFrame } from '../../shell/entry-frame';
import type { requestRefundMessages } from './messages.server';
import type { RequestRefundReply, loadRefundStatus } from './request-refund.server';

type Shown = Awaited<ReturnType<typeof loadRefundStatus>>['data'];
type Asked = NonNullable<Shown['request']>;

/** How a request for the money stands, for its buyer; without one, the form that finds it. */
export function RefundStatusPage() {
  const { locale, texts, brand, request } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <EntryFrame brand={brand}>{request ? <Status request={request} /> : <Find />}</EntryFrame>
    </TextsProvider>
  );
}

function Status({ request }: { readonly request: Asked }) {
  const t = useTexts<typeof requestRefundMessages>();
  const locale = useLocale();
  const { protocol, state, amount, createdAt, decidedAt, decision, seller, items } = request;
  const facts: (readonly [string, string] | null)[] = [
    [t('protocol'), protocol],
    amount === null ? null : [t('amount'), moneyText(amount, locale)],
    [t('itemsOfRequest'), items.join(', ')],
    [t('seller'), seller],
    [t('askedOn'), showInstant(createdAt, locale)],
    decidedAt === null ? null : [t('decidedOn'), showInstant(decidedAt, locale)],
    state === 'REFUSED' && decision !== null ? [t('answer'), decision] : null,
  ];
  return (
    <Stack gap="md">
      <Title order={1} size="h3">
        {t('statusTitle', { protocol })}
      </Title>
      <Text fw={600} role="status">
        {t(`requestState_${state as 'DONE'}`)}
      </Text>
      <dl className={listStyles.facts}>
        {facts
          .filter((fact) => fact !== null)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd style={{ overflowWrap: 'anywhere' }}>{value}</dd>
            </div>
          ))}
      </dl>
      <Text size="sm" c="dimmed">
        {t('keepNumber')}
      </Text>
    </Stack>
  );
}

function Find() {
  const t = useTexts<typeof requestRefundMessages>();
  const reply = useActionData<RequestRefundReply>();
  return (
    <Form method="post">
      <Stack gap="md">
        <Title order={1} size="h3">
          {t('findTitle')}
        </Title>
        <Text c="dimmed">{t('findText')}</Text>
        {reply ? <Alert color="red" role="alert" title={reply.problem} /> : null}
        <TextInput
          name="protocol"
          label={t('protocol')}
          defaultValue={reply?.values.protocol}
          autoComplete="off"
          minLength={8}
          maxLength={8}
          withAsterisk={false}
          required
        />
        <TextInput
          name="email"
          type="email"
          label={t('email')}
          defaultValue={reply?.values.email}
          autoComplete="email"
          maxLength={254}
          withAsterisk={false}
          required
        />
        <Button type="submit" fullWidth>
          {t('find')}
        </Button>
        <Anchor component={Link} to="/request-refund" size="sm" ta="center">
          {t('title')}
        </Anchor>
      </Stack>
    </Form>
  );
}

import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { ownChargesList } from '@guiche/lists';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { CopyTextButton } from '../../components/copy-text-button';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { RowPage } from '../../lists/row-page';
import type { ownChargeMessages } from './own-charge-messages.server';
import type { loadOwnCharge, payOwnCharge } from './own-charges.server';

type Shown = Awaited<ReturnType<typeof loadOwnCharge>>;
type Code = NonNullable<Shown['code']>;
type Reply = Awaited<ReturnType<typeof payOwnCharge>>['data'];

/** A charge of the platform: how to pay it, while something is left. */
export function OwnChargePage() {
  const { row, code } = useLoaderData<Shown>();
  const isUnpaid = row.state === 'OPEN' || row.state === 'OVERDUE';
  return (
    <RowPage list={ownChargesList}>
      {isUnpaid ? (
        <Stack gap="md">
          <Pay />
          {code ? <PaymentCode code={code} /> : null}
        </Stack>
      ) : null}
    </RowPage>
  );
}

function Pay() {
  const t = useTexts<typeof ownChargeMessages>();
  const locale = useLocale();
  const { row } = useLoaderData<Shown>();
  const problem = useActionData<Reply>()?.problem;
  return (
    <Panel title={t('payTitle')}>
      {row.state === 'OVERDUE' ? (
        <Alert color="red" mb="md">
          {t('overdueText')}
        </Alert>
      ) : null}
      {problem ? (
        <Alert color="red" role="alert" mb="md">
          {problem}
        </Alert>
      ) : null}
      <Text size="sm" mb="md">
        {t('payText', { amount: moneyText(Number(row.amount) - Number(row.paid), locale) })}
      </Text>
      <Form method="post">
        <Group gap="sm">
          <Button type="submit" name="intent" value="PIX">
            {t('payByPix')}
          </Button>
          <Button type="submit" name="intent" value="BILLET" variant="default">
            {t('payByBillet')}
          </Button>
          {row.kind === 'NEGATIVE_BALANCE' ? null : (
            <Button type="submit" name="intent" value="balance" variant="default">
              {t('payFromBalance')}
            </Button>
          )}
        </Group>
      </Form>
    </Panel>
  );
}

function PaymentCode({ code }: { readonly code: Code }) {
  const t = useTexts<typeof ownChargeMessages>();
  const locale = useLocale();
  const { row } = useLoaderData<Shown>();
  const { method, amount, status, confirming, expiresAt } = code;
  if (status === 'REJECTED') return <Alert color="yellow">{t('refused')}</Alert>;
  if (status !== 'PENDING') return null;
  const name = method === 'PIX' ? 'PIX' : 'Boleto';
  return (
    <Panel title={t('codeTitle')}>
      <Text size="sm" mb="md">
        {confirming ? t('confirming') : t('codeText', { method: name, amount: moneyText(amount, locale) })}{' '}
        {expiresAt ? t('expires', { date: showInstant(String(expiresAt), locale) }) : null}
      </Text>
      <CodeToCopy code={code} />
      <Button component={Link} to={`/platform/charges/${row.id}`} variant="default" mt="md">
        {t('check')}
      </Button>
    </Panel>
  );
}

function CodeToCopy({ code: { pixCode, pixQrCode, billetCode, billetUrl } }: { readonly code: Code }) {
  const t = useTexts<typeof ownChargeMessages>();
  const text = pixCode ?? billetCode;
  return (
    <Stack gap="sm">
      {pixQrCode ? <img src={pixQrCode} alt={t('qrAlt')} width={200} height={200} /> : null}
      {text ? (
        <Group gap="sm" align="flex-end">
          <TextInput
            readOnly
            label={t(pixCode ? 'pixCode' : 'billetCode')}
            value={text}
            style={{ flex: '1 1 12rem' }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyTextButton text={text} />
        </Group>
      ) : null}
      {billetUrl ? (
        <Anchor href={billetUrl} target="_blank" rel="noreferrer">
          {t('openBillet')}
        </Anchor>
      ) : null}
    </Stack>
  );
}

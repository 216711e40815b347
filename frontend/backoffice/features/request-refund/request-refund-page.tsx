import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  NativeSelect,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { moneyText } from '../../components/money-text';
import { EntryFrame } from '../../shell/entry-frame';
import { REQUEST_REASONS } from '../purchases/refund-request-form';
import type { requestRefundMessages } from './messages.server';
import type { RequestRefundReply, loadRequestRefund } from './request-refund.server';

type Shown = Awaited<ReturnType<typeof loadRequestRefund>>['data'];
type Purchase = NonNullable<Shown['purchase']>;

export const requestRefundPageTitle = (
  shown: Pick<Shown, 'texts' | 'brand'> | undefined,
): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · ${shown.brand.name}` : 'Guichê' },
];

/** A buyer asks for the money back without an account: names the purchase, proves it, chooses items. */
export function RequestRefundPage() {
  const { locale, texts, brand, purchase, challenge } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <EntryFrame brand={brand}>
        {purchase ? <Items purchase={purchase} /> : challenge === null ? <Begin /> : <Code id={challenge} />}
      </EntryFrame>
    </TextsProvider>
  );
}

function Begin() {
  const t = useTexts<typeof requestRefundMessages>();
  const values = useActionData<RequestRefundReply>()?.values;
  return (
    <RefundStep step="begin" title={t('title')} text={t('beginText')} button={t('sendCode')}>
      <TextInput
        name="who"
        label={t('who')}
        defaultValue={values?.who}
        autoComplete="email"
        maxLength={254}
        withAsterisk={false}
        required
      />
      <TextInput
        name="reference"
        label={t('reference')}
        description={t('referenceHint')}
        defaultValue={values?.reference}
        autoComplete="off"
        minLength={4}
        maxLength={64}
        withAsterisk={false}
        required
      />
    </RefundStep>
  );
}

function Code({ id }: { readonly id: string }) {
  const t = useTexts<typeof requestRefundMessages>();
  return (
    <RefundStep step="code" title={t('codeTitle')} text={t('codeText')} button={t('goOn')}>
      <input type="hidden" name="challenge" value={id} />
      <TextInput
        name="code"
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        withAsterisk={false}
        required
      />
    </RefundStep>
  );
}

function Items({ purchase }: { readonly purchase: Purchase }) {
  const t = useTexts<typeof requestRefundMessages>();
  const { mayAsk } = purchase.rights;
  if (mayAsk) return <Choice purchase={purchase} />;
  return (
    <Stack gap="md">
      <Title order={1} size="h3">
        {purchase.productName}
      </Title>
      <Text>{t('nothingToReturn')}</Text>
      {purchase.viewToken === null ? null : (
        <Button component={Link} to={`/request-refund/status?token=${purchase.viewToken}`}>
          {t('seeRequest')}
        </Button>
      )}
      <BeginAgain />
    </Stack>
  );
}

function Choice({ purchase }: { readonly purchase: Purchase }) {
  const t = useTexts<typeof requestRefundMessages>();
  const locale = useLocale();
  const reply = useActionData<RequestRefundReply>();
  const { until, isGranted } = purchase.rights;
  const rights =
    until === null
      ? t('refundNotSent')
      : t(isGranted ? 'refundUntil' : 'refundLate', { date: showInstant(until, locale) });
  return (
    <RefundStep step="ask" title={purchase.productName} text={rights} button={t('ask')}>
      <Checkbox.Group label={t('items')} defaultValue={chosen(purchase, reply)}>
        <Stack gap="xs" mt="xs">
          {purchase.items.map(({ id, title, amount, isReturned }) => (
            <Checkbox
              key={id}
              name="item"
              value={id}
              disabled={isReturned}
              label={`${title} · ${isReturned ? t('itemReturned') : moneyText(amount, locale)}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect
        name="reason"
        label={t('reason')}
        defaultValue={reply?.values.reason ?? 'REGRET'}
        data={REQUEST_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }))}
      />
      <Textarea name="details" label={t('details')} defaultValue={reply?.values.details} maxLength={1_000} />
      {purchase.method === 'BILLET' ? (
        <TextInput
          name="pixKey"
          label={t('pixKey')}
          description={t('pixKeyHint')}
          defaultValue={reply?.values.pixKey}
          maxLength={77}
          withAsterisk={false}
          required
        />
      ) : null}
      <Text size="sm" c="dimmed">
        {t('accessEnds')}
      </Text>
    </RefundStep>
  );
}

const chosen = ({ items }: Purchase, reply: RequestRefundReply | undefined): string[] =>
  reply ? [...reply.items] : items.filter(({ isReturned }) => !isReturned).map(({ id }) => id);

interface RefundStepProps {
  readonly step: 'begin' | 'code' | 'ask';
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly children: ReactNode;
}

/** One step: its form, and why the last try was refused. */
function RefundStep({ step, title, text, button, children }: RefundStepProps) {
  const reply = useActionData<RequestRefundReply>();
  const sending = useNavigation().state !== 'idle';
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reply) problem.current?.focus();
  }, [reply]);
  return (
    <Form method="post">
      <input type="hidden" name="step" value={step} />
      <Stack gap="md">
        <Title order={1} size="h3" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        {reply ? <Alert ref={problem} tabIndex={-1} color="red" role="alert" title={reply.problem} /> : null}
        {children}
        <Button type="submit" fullWidth aria-disabled={sending || undefined}>
          {button}
        </Button>
        {step === 'begin' ? <FollowRequest /> : <BeginAgain />}
      </Stack>
    </Form>
  );
}

function FollowRequest() {
  const t = useTexts<typeof requestRefundMessages>();
  return (
    <Anchor component={Link} to="/request-refund/status" size="sm" ta="center">
      {t('findTitle')}
    </Anchor>
  );
}

function BeginAgain() {
  const t = useTexts<typeof requestRefundMessages>();
  return (
    <Anchor component={Link} to="/request-refund?again" reloadDocument size="sm" ta="center">
      {t('again')}
    </Anchor>
  );
}

import { Button, Group, NativeSelect, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { cents, formatMoney } from '@guiche/money';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { StatusMark } from '../../components/status-mark';
import type { checkoutMessages } from './checkout-messages.server';
import type { checkoutTestMessages } from './checkout-test-messages.server';
import type { changeCheckoutTest, loadCheckoutTest } from './checkout-test.server';
import type { productMessages } from './messages.server';
import { ProductFrame } from './product-frame';

type Shown = Awaited<ReturnType<typeof loadCheckoutTest>>;
type Reply = Awaited<ReturnType<typeof changeCheckoutTest>>['data'];
type Results = NonNullable<Shown['results']>;
type Messages = typeof productMessages & typeof checkoutMessages & typeof checkoutTestMessages;

const HUNDRED = 100;

export const checkoutTestTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.product.name} · Guichê` : 'Guichê' },
];

/** Two checkouts of an offer, compared: what each sold, what the difference means, and what to do next. */
export function CheckoutTestPage() {
  const { locale, texts, product, test } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ProductFrame product={product} tab="checkouts" refused={reply?.refused ?? null}>
        <TestHead />
        <ResultPanel />
        {test?.status === 'RUNNING' ? <EndForm /> : <StartForm />}
      </ProductFrame>
    </TextsProvider>
  );
}

function TestHead() {
  const t = useTexts<Messages>();
  const { product, offer, test } = useLoaderData<Shown>();
  return (
    <>
      <BackLink to={`/platform/my-products/checkouts/${product.id}`}>{t('testBack')}</BackLink>
      <Group justify="space-between" align="flex-start" gap="sm" mt="xs" mb="xs" maw={820}>
        <Title order={2} style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {t('testTitle', { offer: offer.title })}
        </Title>
        {test ? (
          <StatusMark tone={test.status === 'RUNNING' ? 'ok' : 'quiet'}>
            {t(test.status === 'RUNNING' ? 'testRunning' : 'testOver')}
          </StatusMark>
        ) : null}
      </Group>
      <Text c="dimmed" mb="md" maw={820}>
        {t('testText')}
      </Text>
    </>
  );
}

function ResultPanel() {
  const t = useTexts<Messages>();
  const { results, names, test } = useLoaderData<Shown>();
  if (!results || !names || !test) return null;
  return (
    <Paper component="section" maw={820} mb="lg">
      <Title order={3} size="h2" mb="sm">
        {t('testResults')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }} mb="md">
        {results.variants.map((result) => (
          <Variant
            key={result.variant}
            result={result}
            currency={results.currency}
            name={names[result.variant] ?? t('checkoutPlain')}
          />
        ))}
      </SimpleGrid>
      <Meaning results={results} />
      {test.winner ? (
        <Text mt="sm" fw={500}>
          {t('testWinner', { variant: test.winner })}
        </Text>
      ) : null}
    </Paper>
  );
}

interface VariantProps {
  readonly result: Results['variants'][number];
  readonly currency: Results['currency'];
  readonly name: string;
}

function Variant({ result, currency, name }: VariantProps) {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const { variant, views, starts, sales, orders, value } = result;
  const number = (amount: number, digits = 0): string =>
    amount.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const figures = [
    [t('testViews'), number(views)],
    [t('testStarts'), number(starts)],
    [t('testOrders'), number(orders)],
    [t('testSales'), number(sales)],
    [t('testConversion'), views === 0 ? '–' : `${number((sales / views) * HUNDRED, 1)} %`],
    [t('testValue'), formatMoney(cents(value), currency, locale)],
    [
      t('testValuePerView'),
      views === 0 ? '–' : formatMoney(cents(Math.round(value / views)), currency, locale),
    ],
  ];
  return (
    <section aria-label={t('testVariant', { variant })}>
      <Text fw={600}>{t('testVariant', { variant })}</Text>
      <Text size="sm" c="dimmed" mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <dl style={{ margin: 0 }}>
        {figures.map(([label, figure]) => (
          <Group key={label} justify="space-between" gap="sm" wrap="nowrap">
            <Text component="dt" size="sm">
              {label}
            </Text>
            <Text component="dd" m={0} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {figure}
            </Text>
          </Group>
        ))}
      </dl>
    </section>
  );
}

/** What the difference means, in words. */
function Meaning({ results }: { readonly results: Results }) {
  const t = useTexts<Messages>();
  const locale = useLocale();
  const { verdict, lowPer100: low, highPer100: high, viewsNeeded, ranDays } = results;
  const number = (amount: number): string =>
    Math.abs(amount).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const needed =
    viewsNeeded === null ? null : (
      <Text mt="xs" size="sm" c="dimmed">
        {t('testNeeded', { views: viewsNeeded.toLocaleString(locale) })}
      </Text>
    );
  if (verdict === 'TOO_FEW')
    return (
      <>
        <Text>{t('testTooFew', { days: ranDays })}</Text>
        {needed}
      </>
    );
  if (verdict === 'OPEN')
    return (
      <>
        <Text>{t('testOpen', { less: number(low), more: number(high) })}</Text>
        {needed}
      </>
    );
  const [least, most] = verdict === 'B' ? [low, high] : [high, low];
  const other = verdict === 'B' ? 'A' : 'B';
  return (
    <>
      <Text fw={500}>{t('testBetter', { better: verdict })}</Text>
      <Text>{t('testHowMuch', { other, least: number(least), most: number(most) })}</Text>
    </>
  );
}

function EndForm() {
  const t = useTexts<Messages>();
  const { test } = useLoaderData<Shown>();
  if (!test) return null;
  return (
    <Paper component="section" maw={820}>
      <Title order={3} size="h2" mb="xs">
        {t('testEnd')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t('testEndText')}
      </Text>
      <Form method="post" key={test.version}>
        <input type="hidden" name="test" value={test.id} />
        <input type="hidden" name="version" value={test.version} />
        <Group gap="sm">
          <Button type="submit" name="intent" value="A" variant="default">
            {t('testKeep', { variant: 'A' })}
          </Button>
          <Button type="submit" name="intent" value="B" variant="default">
            {t('testKeep', { variant: 'B' })}
          </Button>
          <Button type="submit" name="intent" value="stop" variant="default">
            {t('testStop')}
          </Button>
        </Group>
      </Form>
    </Paper>
  );
}

function StartForm() {
  const t = useTexts<Messages>();
  const { choices, shown } = useLoaderData<Shown>();
  return (
    <Paper component="section" maw={820}>
      <Title order={3} size="h2" mb="xs">
        {t('testNew')}
      </Title>
      <Text mb="md">{t('testFirst', { name: shown ?? t('checkoutPlain') })}</Text>
      {choices.length === 0 ? (
        <Text c="dimmed">{t('testNoChoice')}</Text>
      ) : (
        <Form method="post">
          <Group align="end" gap="sm">
            <NativeSelect
              name="checkout"
              label={t('testSecond')}
              style={{ flex: '1 1 240px', minWidth: 0 }}
              data={choices.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button type="submit" name="intent" value="start">
              {t('testStart')}
            </Button>
          </Group>
        </Form>
      )}
    </Paper>
  );
}

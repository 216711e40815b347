import { Alert, Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { StatusMark } from '../../components/status-mark';
import type { productMessages } from './messages.server';
import type { changeOrderBumps, loadOrderBumps } from './order-bumps.server';
import { ProductFrame } from './product-frame';

const MOST_BUMPS = 5;

type Shown = Awaited<ReturnType<typeof loadOrderBumps>>;
type Bump = Shown['shown'][number];
type Reply = Awaited<ReturnType<typeof changeOrderBumps>>['data'];

export const orderBumpsTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.product.name} · Guichê` : 'Guichê' },
];

/** The offers that the checkout of a product shows beside it, in their order. */
export function OrderBumpsPage() {
  const { locale, texts, product } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ProductFrame product={product} tab="bumps" refused={reply?.refused ?? null}>
        <ShownBumps />
        <AddBump />
      </ProductFrame>
    </TextsProvider>
  );
}

function ShownBumps() {
  const t = useTexts<typeof productMessages>();
  const { shown } = useLoaderData<Shown>();
  if (shown.length === 0)
    return (
      <Text c="dimmed" mb="md" maw={820}>
        {t('bumpsNone')}
      </Text>
    );
  return (
    <Stack component="ol" gap="md" m={0} mb="md" p={0} style={{ listStyle: 'none' }}>
      {shown.map((bump, index) => (
        <BumpItem key={bump.offerId} bump={bump} isFirst={index === 0} isLast={index === shown.length - 1} />
      ))}
    </Stack>
  );
}

const useMoney = () => {
  const locale = useLocale();
  return ({ price, currency }: Bump): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(price / 100);
};

interface BumpItemProps {
  readonly bump: Bump;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function BumpItem({ bump, isFirst, isLast }: BumpItemProps) {
  const t = useTexts<typeof productMessages>();
  const { product } = useLoaderData<Shown>();
  const money = useMoney();
  return (
    <Paper component="li" maw={820}>
      <Group justify="space-between" align="center" gap="sm">
        <Group gap="sm" wrap="nowrap" style={{ minWidth: 0 }}>
          {bump.imageUrl === null ? null : (
            <img src={bump.imageUrl} alt="" width={48} height={48} style={{ borderRadius: 6 }} />
          )}
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Text fw={500}>{bump.title}</Text>
            <Text size="sm" c="dimmed">
              {bump.productName} · {money(bump)}
            </Text>
            {bump.isActive ? null : <StatusMark tone="warn">{t('bumpNotSold')}</StatusMark>}
          </div>
        </Group>
        <Form method="post">
          <input type="hidden" name="offer" value={bump.offerId} />
          <input type="hidden" name="version" value={product.version} />
          <Group gap="xs">
            {isFirst ? null : <Step intent="up" label={`${t('moveUp')}: ${bump.title}`} text={t('moveUp')} />}
            {isLast ? null : (
              <Step intent="down" label={`${t('moveDown')}: ${bump.title}`} text={t('moveDown')} />
            )}
            <Step intent="remove" label={`${t('takeOut')}: ${bump.title}`} text={t('takeOut')} />
          </Group>
        </Form>
      </Group>
    </Paper>
  );
}

interface StepProps {
  readonly intent: string;
  readonly label: string;
  readonly text: string;
}

function Step({ intent, label, text }: StepProps) {
  return (
    <Button type="submit" name="intent" value={intent} variant="default" size="xs" aria-label={label}>
      {text}
    </Button>
  );
}

function AddBump() {
  const t = useTexts<typeof productMessages>();
  const { shown, others, product } = useLoaderData<Shown>();
  const money = useMoney();
  const choices = others.filter(({ isActive }) => isActive);
  if (shown.length >= MOST_BUMPS)
    return (
      <Text size="sm" c="dimmed">
        {t('bumpsFull')}
      </Text>
    );
  if (choices.length === 0) return <Alert maw={820}>{t('bumpsNoChoice')}</Alert>;
  return (
    <Paper component="section" maw={820}>
      <Form method="post">
        <input type="hidden" name="version" value={product.version} />
        <Group align="end" gap="sm">
          <NativeSelect
            name="offer"
            label={t('bumpAdd')}
            style={{ flex: '1 1 260px', minWidth: 0 }}
            data={choices.map((choice) => ({
              value: choice.offerId,
              label: `${choice.productName}: ${choice.title}, ${money(choice)}`,
            }))}
          />
          <Button type="submit" name="intent" value="add">
            {t('add')}
          </Button>
        </Group>
      </Form>
    </Paper>
  );
}

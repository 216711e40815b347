import { Alert, Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData, useSubmit } from '@remix-run/react';
import type { DragEvent } from 'react';
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
        <BumpItem key={bump.offerId} bump={bump} place={index} isLast={index === shown.length - 1} />
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
  /** In the list, from 0. */
  readonly place: number;
  readonly isLast: boolean;
}

const DRAGGED = 'application/x-order-bump';

/** An item is dragged to the place of another. The buttons do the same by keyboard, one place at a time. */
function useDragging(offerId: string, place: number) {
  const { product } = useLoaderData<Shown>();
  const submit = useSubmit();
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(DRAGGED, offerId),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const offer = event.dataTransfer.getData(DRAGGED);
      const form = { intent: 'place', offer, place: String(place), version: String(product.version) };
      if (offer !== '' && offer !== offerId) submit(form, { method: 'post' });
    },
  };
}

function BumpItem({ bump, place, isLast }: BumpItemProps) {
  const t = useTexts<typeof productMessages>();
  const { product } = useLoaderData<Shown>();
  const money = useMoney();
  return (
    <Paper component="li" maw={820} {...useDragging(bump.offerId, place)}>
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
            <Limit bump={bump} />
            {bump.isActive ? null : <StatusMark tone="warn">{t('bumpNotSold')}</StatusMark>}
          </div>
        </Group>
        <Form method="post">
          <input type="hidden" name="offer" value={bump.offerId} />
          <input type="hidden" name="version" value={product.version} />
          <Group gap="xs">
            {place === 0 ? null : (
              <Step intent="up" label={`${t('moveUp')}: ${bump.title}`} text={t('moveUp')} />
            )}
            {isLast ? null : (
              <Step intent="down" label={`${t('moveDown')}: ${bump.title}`} text={t('moveDown')} />
            )}
            <Button
              component={Link}
              to={`/platform/my-products/order-bumps/${product.id}/${bump.offerId}`}
              variant="default"
              size="xs"
              aria-label={`${t('bumpChange')}: ${bump.title}`}
            >
              {t('bumpChange')}
            </Button>
            <Step intent="remove" label={`${t('takeOut')}: ${bump.title}`} text={t('takeOut')} />
          </Group>
        </Form>
      </Group>
      <Counts offerId={bump.offerId} />
    </Paper>
  );
}

const ALL_METHODS = 3;

/** With which methods it is sold, where not with all. */
function Limit({ bump: { settings } }: { readonly bump: Bump }) {
  const t = useTexts<typeof productMessages>();
  const locale = useLocale();
  const methods = settings.methods.map((method) => t(`bumpMethod_${method}`));
  if (methods.length === ALL_METHODS) return null;
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(methods);
  return <Text size="sm">{t('bumpLimited', { methods: names })}</Text>;
}

/** What buyers made of it since it is shown. */
function Counts({ offerId }: { readonly offerId: string }) {
  const t = useTexts<typeof productMessages>();
  const locale = useLocale();
  const { counts } = useLoaderData<Shown>();
  const found = counts.find((one) => one.offerId === offerId);
  if (!found) return null;
  const { shown, ticked, paid, sold } = found;
  const number = new Intl.NumberFormat(locale);
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const figures = [
    [t('bumpShown'), number.format(shown)],
    [t('bumpTicked'), number.format(ticked)],
    [t('bumpPaid'), number.format(paid)],
    [t('bumpRate'), sold === 0 ? '–' : rate.format(paid / sold)],
  ] as const;
  return (
    <Group component="dl" gap="lg" mt="sm" mb={0}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} fw={500} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Text>
        </div>
      ))}
    </Group>
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

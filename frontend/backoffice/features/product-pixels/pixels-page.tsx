import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { StatusMark } from '../../components/status-mark';
import { SelectField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { ProductFrame } from '../products/product-frame';
import type { productPixelMessages } from './messages.server';
import { PixelFields, usePixelLabels } from './pixel-fields';
import { EVENT_FIELDS, EVENT_NAMES, NEW_PRODUCT_PIXEL_FORM } from './pixel-forms';
import type { addPixel, loadPixels } from './product-pixels.server';

type Shown = Awaited<ReturnType<typeof loadPixels>>;
type Pixel = Shown['pixels'][number];
type Reply = Awaited<ReturnType<typeof addPixel>>['data'];

const TYPES = ['FACEBOOK', 'GOOGLE_ADS', 'GOOGLE_ANALYTICS', 'TIKTOK', 'KWAI'] as const;
const MOST_PIXELS = 20;
const EMPTY = {
  ...{ type: 'FACEBOOK', pixelId: '', label: '', token: '', isActive: 'on', needsConsent: '' },
  ...{ sendsPageView: 'on', sendsInitiateCheckout: 'on', sendsAddPaymentInfo: 'on', sendsPurchase: 'on' },
  ...{ purchaseOn: 'APPROVED', valueSent: 'TOTAL' },
};

export const pixelsTitle = (shown: Pick<Shown, 'product'> | undefined): { title: string }[] => [
  { title: shown ? `${shown.product.name} · Guichê` : 'Guichê' },
];

/** The pixels of a product by network, and the form of a new one. */
export function PixelsPage() {
  const { locale, texts, product, pixels } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ProductFrame product={product} tab="pixels" refused={null}>
        <Pixels />
        {pixels.length < MOST_PIXELS ? <NewPixel key={pixels.length} /> : null}
      </ProductFrame>
    </TextsProvider>
  );
}

function Pixels() {
  const t = useTexts<typeof productPixelMessages>();
  const { pixels } = useLoaderData<Shown>();
  return (
    <>
      <Text c="dimmed" mb="md" maw={820}>
        {t(pixels.length === 0 ? 'pixelsNone' : 'pixelsText')}
      </Text>
      {TYPES.map((type) => (
        <Network key={type} type={type} pixels={pixels.filter((pixel) => pixel.type === type)} />
      ))}
    </>
  );
}

function Network({
  type,
  pixels,
}: {
  readonly type: (typeof TYPES)[number];
  readonly pixels: readonly Pixel[];
}) {
  const t = useTexts<typeof productPixelMessages>();
  if (pixels.length === 0) return null;
  return (
    <Paper component="section" maw={820} mb="md">
      <Title order={2} mb="xs">
        {t(`pixel_${type}`)}
      </Title>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {pixels.map((pixel) => (
          <PixelItem key={pixel.id} pixel={pixel} />
        ))}
      </Stack>
    </Paper>
  );
}

function PixelItem({ pixel }: { readonly pixel: Pixel }) {
  const t = useTexts<typeof productPixelMessages>();
  const { product } = useLoaderData<Shown>();
  const { id, pixelId, label, isActive, events } = pixel;
  const told = EVENT_NAMES.filter((name) => events.includes(EVENT_FIELDS[name])).map((name) =>
    t(`pixel_${name}`),
  );
  return (
    <li>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={`/platform/my-products/pixels/${product.id}/${id}`} fw={500}>
            {pixelId}
          </Anchor>
          {label === null ? null : <Text size="sm">{label}</Text>}
          <Text size="sm" c="dimmed">
            {told.length === 0 ? t('pixelTellsNothing') : told.join(' · ')}
          </Text>
        </div>
        <StatusMark tone={isActive ? 'ok' : 'quiet'}>{t(isActive ? 'pixelOn' : 'pixelOff')}</StatusMark>
      </Group>
    </li>
  );
}

function NewPixel() {
  const t = useTexts<typeof productPixelMessages>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: NEW_PRODUCT_PIXEL_FORM, initial: EMPTY, reply });
  const labels = usePixelLabels(NEW_PRODUCT_PIXEL_FORM);
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="md">
        {t('pixelNew')}
      </Title>
      <ServerForm state={state} labels={labels} submitLabel={t('pixelAdd')}>
        <Stack gap="md">
          <Stack gap="md" maw={480}>
            <SelectField
              state={state}
              name="type"
              label={labels.type}
              choices={TYPES.map((value) => ({ value, label: t(`pixel_${value}`) }))}
            />
            <TextField state={state} name="pixelId" label={labels.pixelId} hint={t('pixelIdHint')} />
          </Stack>
          <PixelFields state={state} labels={labels} hasToken={false} />
        </Stack>
      </ServerForm>
    </Paper>
  );
}

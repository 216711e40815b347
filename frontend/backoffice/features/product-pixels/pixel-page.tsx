import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { AskFirst } from '../../components/ask-first';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { ProductFrame } from '../products/product-frame';
import type { productPixelMessages } from './messages.server';
import { PixelFields, usePixelLabels } from './pixel-fields';
import { EVENT_FIELDS, EVENT_NAMES, PRODUCT_PIXEL_FORM, type EventField } from './pixel-forms';
import { BackLink } from '../../components/back-link';
import type { ProductPixelReply, loadProductPixel } from './product-pixels.server';

type Shown = Awaited<ReturnType<typeof loadProductPixel>>;

const HTTP_REFUSED = 400;

/** A pixel of a product: its events, a test event, and its removal. */
export function ProductPixelPage() {
  const { locale, texts, product, pixel } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ProductFrame product={product} tab="pixels" refused={null}>
        <Stack gap="lg">
          <PixelHead />
          <Settings key={pixel.version} />
          <TestEvent />
        </Stack>
      </ProductFrame>
    </TextsProvider>
  );
}

function PixelHead() {
  const t = useTexts<typeof productPixelMessages>();
  const { product, pixel } = useLoaderData<Shown>();
  return (
    <div>
      <BackLink to={`/platform/my-products/pixels/${product.id}`}>{t('backToPixels')}</BackLink>
      <Title order={2} mt="xs" style={{ overflowWrap: 'anywhere' }}>
        {t(`pixel_${pixel.type}`)}: {pixel.pixelId}
      </Title>
    </div>
  );
}

function Settings() {
  const { pixel } = useLoaderData<Shown>();
  const reply = useActionData<ProductPixelReply>()?.form ?? undefined;
  const onOff = (isOn: boolean): string => (isOn ? 'on' : '');
  const events = Object.fromEntries(
    EVENT_NAMES.map((name) => [name, onOff(pixel.events.includes(EVENT_FIELDS[name]))]),
  ) as Record<EventField, string>;
  const initial = {
    ...{ label: pixel.label ?? '', token: '', ...events },
    ...{ purchaseOn: pixel.purchaseOn, valueSent: pixel.valueSent },
    ...{ isActive: onOff(pixel.isActive), needsConsent: onOff(pixel.needsConsent) },
  };
  const state = useServerForm({ rules: PRODUCT_PIXEL_FORM, initial, reply });
  const labels = usePixelLabels(PRODUCT_PIXEL_FORM);
  return (
    <Paper component="section" maw={820}>
      <ServerForm state={state} labels={labels} hidden={{ version: String(pixel.version) }}>
        <PixelFields state={state} labels={labels} hasToken={pixel.hasToken} />
      </ServerForm>
    </Paper>
  );
}

function TestEvent() {
  const t = useTexts<typeof productPixelMessages>();
  const { pixel } = useLoaderData<Shown>();
  const reply = useActionData<ProductPixelReply>();
  return (
    <Paper component="section" maw={820}>
      <Title order={2} mb="xs">
        {t('pixelTestTitle')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t('pixelTestText')}
      </Text>
      {reply?.problem ? <Alert color="red" role="alert" mb="md" title={reply.problem} /> : null}
      <Form method="post">
        <Group gap="md">
          <Button type="submit" name="intent" value="test" variant="default">
            {t('pixelTest')}
          </Button>
          <AskFirst intent="remove" text={t('pixelRemove')} of={pixel.pixelId} />
          <Text role="status" size="sm">
            {typeof reply?.status === 'number'
              ? t(reply.status < HTTP_REFUSED ? 'pixelAccepted' : 'pixelRefused', { status: reply.status })
              : ''}
          </Text>
        </Group>
      </Form>
    </Paper>
  );
}

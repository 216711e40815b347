import { Button, Fieldset, Paper, Radio, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import type { DeliveryRow, loadDelivery, saveDelivery } from './delivery.server';
import type { productMessages } from './messages.server';
import { ProductFrame } from './product-frame';

type Shown = Awaited<ReturnType<typeof loadDelivery>>;
type Reply = Awaited<ReturnType<typeof saveDelivery>>['data'];

export const deliveryTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.product.name} · Guichê` : 'Guichê' },
];

/** How a product is sent, and for how much. */
export function DeliveryPage() {
  const { locale, texts, product } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ProductFrame product={product} tab="delivery" refused={reply?.refused ?? null}>
        <Options key={product.version} />
      </ProductFrame>
    </TextsProvider>
  );
}

function Options() {
  const t = useTexts<typeof productMessages>();
  const { rows: stored, product } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const rows = reply?.rows ?? stored;
  return (
    <Form method="post">
      <input type="hidden" name="version" value={product.version} />
      <Text c="dimmed" mb="md" maw={820}>
        {t('deliveryText')}
      </Text>
      <Stack gap="md" maw={820}>
        {rows.map((row, index) => (
          <Option key={row.id || `new-${index}`} row={row} index={index} />
        ))}
      </Stack>
      <Button type="submit" mt="md">
        {t('save')}
      </Button>
      <Text role="status" aria-live="polite" size="sm" c="var(--ok)">
        {reply?.saved ? t('deliverySaved') : ''}
      </Text>
    </Form>
  );
}

function Option({ row, index }: { readonly row: DeliveryRow; readonly index: number }) {
  const t = useTexts<typeof productMessages>();
  const legend = row.id === '' ? t('deliveryNew') : row.description;
  return (
    <Paper>
      <Fieldset legend={legend} variant="unstyled">
        <input type="hidden" name="id" value={row.id} />
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <TextInput
            name="description"
            label={t('deliveryDescription')}
            maxLength={80}
            defaultValue={row.description}
          />
          <TextInput
            name="deliveryTime"
            label={t('deliveryTime')}
            maxLength={60}
            defaultValue={row.deliveryTime}
          />
          <TextInput name="fare" label={t('deliveryFare')} inputMode="decimal" defaultValue={row.fare} />
        </SimpleGrid>
        <Radio
          name="preSelected"
          value={String(index)}
          label={t('deliveryPreSelected')}
          defaultChecked={row.preSelected}
          mt="sm"
        />
      </Fieldset>
    </Paper>
  );
}

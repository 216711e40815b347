import { Text, Title } from '@mantine/core';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { createProduct, loadNewProduct } from './create-product.server';
import type { productMessages } from './messages.server';
import { NewProductFields } from './product-fields';
import { NEW_PRODUCT_FORM } from './product-forms';
import { useProductLabels } from './use-product-labels';

type Shown = Awaited<ReturnType<typeof loadNewProduct>>;
type Reply = Awaited<ReturnType<typeof createProduct>>['data'];

const EMPTY = {
  ...Object.fromEntries(Object.keys(NEW_PRODUCT_FORM).map((name) => [name, ''])),
  ...{ productType: 'DIGITAL', type: 'ONE_TIME', guaranteeDays: '7', template: 'DEFAULT' },
  ...{ pixEnabled: 'on', creditCardEnabled: 'on', billetEnabled: 'on' },
} as Readonly<Record<keyof typeof NEW_PRODUCT_FORM, string>>;

export const newProductTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.newTitle)} · Guichê` : 'Guichê' },
];

/** What is needed to sell, on one page. */
export function CreateProductPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <NewProduct />
    </TextsProvider>
  );
}

function NewProduct() {
  const t = useTexts<typeof productMessages>();
  const { refundWindows } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: NEW_PRODUCT_FORM, initial: EMPTY, reply });
  const labels = useProductLabels(NEW_PRODUCT_FORM);
  return (
    <>
      <Title order={1} mb="xs">
        {t('newTitle')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('newText')}
      </Text>
      <ServerForm state={state} labels={labels} submitLabel={t('create')}>
        <NewProductFields state={state} windows={refundWindows} />
      </ServerForm>
    </>
  );
}

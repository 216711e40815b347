import { Anchor, Text, TextInput, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { ProductFrame } from '../products/product-frame';
import { FileUpload } from './file-upload';
import type { productContentMessages } from './messages.server';
import { OrderedFiles } from './ordered-files';
import type { changeProductContent, loadProductContent } from './product-content.server';

type Shown = Awaited<ReturnType<typeof loadProductContent>>;
type Reply = Awaited<ReturnType<typeof changeProductContent>>['data'];
type ProductFile = Shown['items'][number];

export const productContentTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.product.name} · Guichê` : 'Guichê' },
];

/** What the buyers of a product get. */
export function ProductContentPage() {
  const { locale, texts, product } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ProductFrame product={product} tab="content" refused={reply?.refused ?? null}>
        <Files />
      </ProductFrame>
    </TextsProvider>
  );
}

function Files() {
  const t = useTexts<typeof productContentMessages>();
  const { items } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <section aria-labelledby="files">
      <Title order={2} id="files">
        {t('filesTitle')}
      </Title>
      <Text size="sm" c="dimmed" maw={820}>
        {t('filesText')} {t('externalText')}
      </Text>
      {items.length === 0 ? <Text my="md">{t('filesNone')}</Text> : null}
      <OrderedFiles
        files={items}
        saved={reply?.saved ?? null}
        fields={(file) => <DownloadLimit file={file} />}
      />
      <FileUpload />
      <Text mt="md">
        <Anchor component={Link} to="/platform/member-areas">
          {t('areas')}
        </Anchor>
      </Text>
    </section>
  );
}

function DownloadLimit({ file }: { readonly file: ProductFile }) {
  const t = useTexts<typeof productContentMessages>();
  return (
    <TextInput
      name="downloadLimit"
      label={t('limit')}
      description={t('limitHint')}
      inputMode="numeric"
      maxLength={4}
      defaultValue={file.downloadLimit ?? ''}
      style={{ flex: '0 1 180px' }}
    />
  );
}

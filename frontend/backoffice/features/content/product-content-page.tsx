import { Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { ProductFrame } from '../products/product-frame';
import { fileFacts } from './file-facts';
import { FileUpload } from './file-upload';
import type { productContentMessages } from './messages.server';
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
  return (
    <section aria-labelledby="files">
      <Title order={2} id="files">
        {t('filesTitle')}
      </Title>
      <Text size="sm" c="dimmed" maw={820}>
        {t('filesText')} {t('externalText')}
      </Text>
      {items.length === 0 ? <Text my="md">{t('filesNone')}</Text> : null}
      <Stack component="ol" gap="md" m={0} my="md" p={0} maw={820} style={{ listStyle: 'none' }}>
        {items.map((file, index) => (
          <FileItem
            key={`${file.id} ${file.version}`}
            file={file}
            isFirst={index === 0}
            isLast={index === items.length - 1}
          />
        ))}
      </Stack>
      <FileUpload />
      <Text mt="md">
        <Anchor component={Link} to="/platform/member-areas">
          {t('areas')}
        </Anchor>
      </Text>
    </section>
  );
}

interface FileItemProps {
  readonly file: ProductFile;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function FileItem({ file, isFirst, isLast }: FileItemProps) {
  const t = useTexts<typeof productContentMessages>();
  const locale = useLocale();
  const saved = useActionData<Reply>()?.saved === file.id;
  return (
    <Paper component="li">
      <Form method="post">
        <input type="hidden" name="file" value={file.id} />
        <input type="hidden" name="version" value={file.version} />
        <Group gap="sm" align="flex-end">
          <TextInput
            name="title"
            label={t('title')}
            description={fileFacts(file, locale)}
            maxLength={80}
            required
            defaultValue={file.title}
            style={{ flex: '1 1 240px' }}
          />
          <TextInput
            name="downloadLimit"
            label={t('limit')}
            description={t('limitHint')}
            inputMode="numeric"
            maxLength={4}
            defaultValue={file.downloadLimit ?? ''}
            style={{ flex: '0 1 180px' }}
          />
        </Group>
        <Group gap="xs" mt="sm">
          <Step intent="save" of={file.title} text={t('saveFile')} />
          {isFirst ? null : <Step intent="up" of={file.title} text={t('up')} />}
          {isLast ? null : <Step intent="down" of={file.title} text={t('down')} />}
          <Step intent="remove" of={file.title} text={t('removeFile')} />
          <Text role="status" aria-live="polite" size="sm" c="var(--ok)">
            {saved ? t('saved') : ''}
          </Text>
        </Group>
      </Form>
    </Paper>
  );
}

interface StepProps {
  readonly intent: string;
  /** The title of the file, for screen readers. */
  readonly of: string;
  readonly text: string;
}

function Step({ intent, of, text }: StepProps) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant="default"
      size="xs"
      aria-label={`${text}: ${of}`}
    >
      {text}
    </Button>
  );
}

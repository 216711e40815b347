import { Button, Group, Paper, TextInput, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { AskFirst } from '../../components/ask-first';
import { CopyTextButton } from '../../components/copy-text-button';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { endHint } from './end-hint';
import type { productMessages } from './messages.server';
import { ProductFields } from './product-fields';
import { PRODUCT_FORM } from './product-forms';
import { ProductFrame } from './product-frame';
import { ProductImage } from './product-image';
import type { changeProduct, loadProduct } from './product.server';
import { useProductLabels } from './use-product-labels';

type Shown = Awaited<ReturnType<typeof loadProduct>>;
type Reply = Awaited<ReturnType<typeof changeProduct>>['data'];

export const productTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.product.name} · Guichê` : 'Guichê' },
];

/** A product of the signed-in seller. */
export function ProductPage() {
  const { locale, texts, product } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ProductFrame product={product} tab="general" refused={reply?.refused ?? null}>
        <SalesLink />
        <ProductImage product={product} problem={imageProblem(reply)} />
        <ProductForm key={product.version} />
        <OtherSteps />
      </ProductFrame>
    </TextsProvider>
  );
}

const imageProblem = (reply: Reply | undefined): string | null =>
  reply && 'problem' in reply ? (reply.problem as string | null) : null;

function SalesLink() {
  const t = useTexts<typeof productMessages>();
  const { link, product } = useLoaderData<Shown>();
  if (link === null || product.status !== 'ACTIVE') return null;
  return (
    <Paper component="section" mb="lg" maw={820}>
      <Title order={2} mb="xs">
        {t('link')}
      </Title>
      <Group gap="sm" align="center">
        <TextInput
          readOnly
          value={link}
          aria-label={t('link')}
          style={{ flex: '1 1 260px' }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyTextButton text={link} />
        <Button component="a" href={link} target="_blank" rel="noreferrer" variant="default">
          {t('open')}
        </Button>
      </Group>
    </Paper>
  );
}

function ProductForm() {
  const { initial, product, refundWindows, cookieDays } = useLoaderData<Shown>();
  const reply = useActionData<Reply>()?.form ?? undefined;
  const state = useServerForm({ rules: PRODUCT_FORM, initial, reply });
  const labels = useProductLabels(PRODUCT_FORM);
  return (
    <Paper component="section" mb="lg" maw={820}>
      <ServerForm state={state} labels={labels} hidden={{ version: String(product.version) }}>
        <ProductFields
          state={state}
          windows={refundWindows}
          cookieDays={cookieDays}
          isPhysical={product.type === 'FISICO'}
          stockLeft={product.stockLeft}
        />
      </ServerForm>
    </Paper>
  );
}

function OtherSteps() {
  const t = useTexts<typeof productMessages>();
  const { product } = useLoaderData<Shown>();
  return (
    <Paper component="section" maw={820}>
      <Form method="post">
        <Group align="end" gap="sm">
          <TextInput
            name="name"
            label={t('copyName')}
            defaultValue={`${product.name} 2`.slice(-120)}
            style={{ flex: '1 1 260px' }}
          />
          <Button type="submit" name="intent" value="duplicate" variant="default">
            {t('duplicate')}
          </Button>
        </Group>
      </Form>
      {product.status === 'BLOCKED' || product.endsAt !== null ? null : (
        <Form method="post">
          <Group mt="md">
            {product.affiliates === 0 ? (
              <AskFirst intent="remove" text={t('discard')} of={product.name} />
            ) : (
              <AskFirst
                intent="endByDelete"
                text={t('endByDelete')}
                of={product.name}
                says={endHint(product, t)}
              />
            )}
          </Group>
        </Form>
      )}
    </Paper>
  );
}

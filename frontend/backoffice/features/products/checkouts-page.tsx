import { Anchor, Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { AskFirst } from '../../components/ask-first';
import { CopyTextButton } from '../../components/copy-text-button';
import { StatusMark } from '../../components/status-mark';
import type { checkoutMessages } from './checkout-messages.server';
import type { checkoutTestMessages } from './checkout-test-messages.server';
import type { changeCheckouts, loadCheckouts } from './checkouts.server';
import type { productMessages } from './messages.server';
import { ProductFrame } from './product-frame';

const MOST_CHECKOUTS = 10;

type Shown = Awaited<ReturnType<typeof loadCheckouts>>;
type Checkout = Shown['items'][number];
type Reply = Awaited<ReturnType<typeof changeCheckouts>>['data'];
type Messages = typeof productMessages & typeof checkoutMessages & typeof checkoutTestMessages;

export const checkoutsTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.product.name} · Guichê` : 'Guichê' },
];

/** The checkouts of a product, and which of them each offer shows. */
export function CheckoutsPage() {
  const { locale, texts, product } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <ProductFrame product={product} tab="checkouts" refused={reply?.refused ?? null}>
        <Checkouts />
        <OffersWithCheckout isSaved={reply?.isSaved ?? false} />
        <NewCheckout />
      </ProductFrame>
    </TextsProvider>
  );
}

function Checkouts() {
  const t = useTexts<Messages>();
  const { items } = useLoaderData<Shown>();
  return (
    <>
      <Text c="dimmed" mb="md" maw={820}>
        {t(items.length === 0 ? 'checkoutsNone' : 'checkoutsText')}
      </Text>
      <Stack component="ul" gap="md" m={0} mb="lg" p={0} style={{ listStyle: 'none' }}>
        {items.map((checkout) => (
          <CheckoutItem key={checkout.id} checkout={checkout} />
        ))}
      </Stack>
    </>
  );
}

function CheckoutItem({ checkout }: { readonly checkout: Checkout }) {
  const t = useTexts<Messages>();
  const { offers, address } = useLoaderData<Shown>();
  const { id, name, publishedNumber: number, hasDraft } = checkout;
  const isShown = offers.some(({ checkoutId }) => checkoutId === id);
  return (
    <Paper component="li" maw={820}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text fw={500}>{name}</Text>
          {number > 0 && address !== null ? (
            <Text size="sm" c="dimmed">
              {t('checkoutAddress')}: {`${address}?checkout=${id}`}
            </Text>
          ) : null}
        </div>
        <Group gap="sm">
          {hasDraft && number > 0 ? <StatusMark tone="warn">{t('checkoutChanged')}</StatusMark> : null}
          <StatusMark tone={number > 0 ? 'ok' : 'quiet'}>
            {number > 0 ? `${t('checkoutLive')}, ${t('checkoutVersion', { number })}` : t('checkoutDraft')}
          </StatusMark>
        </Group>
      </Group>
      <Group gap="sm" mt="sm">
        <Button
          component={Link}
          to={`/platform/checkout-builder/${id}`}
          size="xs"
          aria-label={`${t('checkoutEdit')}: ${name}`}
        >
          {t('checkoutEdit')}
        </Button>
        {number > 0 && address !== null ? (
          <CopyTextButton text={`${address}?checkout=${id}`} label={t('checkoutCopy')} />
        ) : null}
        {isShown ? null : (
          <Form method="post">
            <input type="hidden" name="checkout" value={id} />
            <AskFirst intent="remove" text={t('checkoutRemove')} of={name} />
          </Form>
        )}
      </Group>
    </Paper>
  );
}

/** Each offer with a choice of the published checkouts. */
function OffersWithCheckout({ isSaved }: { readonly isSaved: boolean }) {
  const t = useTexts<Messages>();
  const { items, offers, product } = useLoaderData<Shown>();
  const published = items.filter(({ publishedNumber }) => publishedNumber > 0);
  if (published.length === 0) return null;
  const choices = [
    { value: '', label: t('checkoutPlain') },
    ...published.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Paper component="section" maw={820} mb="lg">
      <Title order={2} mb="sm">
        {t('checkoutOfOffers')}
      </Title>
      <Text role="status" size="sm" c="var(--ok)">
        {isSaved ? t('checkoutChosen') : ''}
      </Text>
      <Stack gap="sm">
        {offers.map(({ id, title, checkoutId, version }) => (
          <Form method="post" key={`${id} ${version}`}>
            <input type="hidden" name="offer" value={id} />
            <input type="hidden" name="version" value={version} />
            <Group align="end" gap="sm">
              <NativeSelect
                name="checkout"
                label={title}
                defaultValue={checkoutId ?? ''}
                style={{ flex: '1 1 240px', minWidth: 0 }}
                data={choices}
              />
              <Button
                type="submit"
                name="intent"
                value="choose"
                variant="default"
                aria-label={`${t('checkoutChoose')}: ${title}`}
              >
                {t('checkoutChoose')}
              </Button>
              <Anchor
                component={Link}
                to={`/platform/my-products/checkouts/${product.id}/test/${id}`}
                aria-label={`${t('testLink')}: ${title}`}
                lh="var(--input-height, 36px)"
              >
                {t('testLink')}
              </Anchor>
            </Group>
          </Form>
        ))}
      </Stack>
    </Paper>
  );
}

function NewCheckout() {
  const t = useTexts<Messages>();
  const { items } = useLoaderData<Shown>();
  if (items.length >= MOST_CHECKOUTS) return null;
  return (
    <Paper component="section" maw={820}>
      <Form method="post">
        <Group align="end" gap="sm">
          <TextInput
            name="name"
            label={t('checkoutName')}
            description={t('checkoutNameHint')}
            style={{ flex: '1 1 240px', minWidth: 0 }}
            required
            minLength={2}
            maxLength={60}
            autoComplete="off"
          />
          {items.length === 0 ? null : (
            <NativeSelect
              name="likeId"
              label={t('checkoutLike')}
              style={{ flex: '1 1 200px', minWidth: 0 }}
              data={[
                { value: '', label: t('checkoutPlain') },
                ...items.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
          <Button type="submit" name="intent" value="add">
            {t('checkoutNew')}
          </Button>
        </Group>
      </Form>
    </Paper>
  );
}

import { Alert, Anchor, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { Form, Link, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { AskFirst } from '../../components/ask-first';
import { Fold } from '../../components/fold';
import { StatusMark } from '../../components/status-mark';
import type { loadBuilder } from './builder.server';
import type { builderMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadBuilder>>;

interface BuilderFrameProps {
  readonly refused: string | null;
  readonly isJustPublished: boolean;
  readonly children: ReactNode;
}

/** The head of the builder: which checkout, what buyers see of it, and the way to publish. */
export function BuilderFrame({ refused, isJustPublished, children }: BuilderFrameProps) {
  const t = useTexts<typeof builderMessages>();
  const { checkout, preview } = useLoaderData<Shown>();
  const hasDraft = checkout.changed.length > 0 || checkout.publishedNumber === 0;
  const page = `/platform/checkout-builder/${checkout.id}`;
  return (
    <>
      <Anchor component={Link} to={`/platform/my-products/checkouts/${checkout.productId}`} size="sm">
        {checkout.productName}
      </Anchor>
      <Group justify="space-between" align="flex-start" mt="xs" mb="md" gap="md">
        <div style={{ minWidth: 0 }}>
          <Group gap="sm">
            <Title order={1} style={{ overflowWrap: 'anywhere' }}>
              {checkout.name}
            </Title>
            <StatusMark tone={hasDraft ? 'warn' : 'ok'}>
              {t(hasDraft ? 'stateDraft' : 'statePublished')}
            </StatusMark>
          </Group>
          <LiveState />
          <div style={{ marginTop: 8 }}>
            <NewName key={checkout.version} />
          </div>
        </div>
        <Group gap="sm">
          <Button component={Link} to={`${page}/versions`} variant="default">
            {t('versions')}
          </Button>
          <Button component="a" href={preview} target="_blank" variant="default">
            {t('openPreview')}
          </Button>
          <Button component={Link} to={`${page}/publish`} variant={hasDraft ? 'filled' : 'default'}>
            {t('publish')}
          </Button>
        </Group>
      </Group>
      <Text role="status" c="var(--ok)" size="sm">
        {isJustPublished ? t('published') : ''}
      </Text>
      {refused === null ? null : (
        <Alert color="red" mb="md" role="alert">
          {refused}
        </Alert>
      )}
      {children}
    </>
  );
}

/** The name that only the seller sees. */
function NewName() {
  const t = useTexts<typeof builderMessages>();
  const { checkout } = useLoaderData<Shown>();
  return (
    <Fold title={t('rename')}>
      <Form method="post">
        <input type="hidden" name="version" value={checkout.version} />
        <Group align="end" gap="sm">
          <TextInput
            name="name"
            label={t('renameLabel')}
            defaultValue={checkout.name}
            style={{ flex: '1 1 220px', minWidth: 0 }}
            required
            minLength={2}
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit" name="intent" value="rename" variant="default">
            {t('renameSave')}
          </Button>
        </Group>
      </Form>
    </Fold>
  );
}

function LiveState() {
  const t = useTexts<typeof builderMessages>();
  const locale = useLocale();
  const { checkout } = useLoaderData<Shown>();
  const {
    publishedNumber: number,
    shownOnOffers: offers,
    publishedAt,
    updatedAt,
    changed,
    version,
  } = checkout;
  const live =
    number === 0
      ? t('stateNever')
      : publishedAt === null
        ? t('stateLiveFirst', { number, offers })
        : t('stateLive', { number, offers, at: showInstant(publishedAt, locale) });
  const saved =
    changed.length > 0 && updatedAt !== null ? t('savedAt', { at: showInstant(updatedAt, locale) }) : '';
  return (
    <>
      <Text size="sm" c="dimmed" mt={4}>
        {saved} {live}
      </Text>
      {changed.length > 0 && number > 0 ? (
        <Form method="post">
          <input type="hidden" name="version" value={version} />
          <Group mt="xs">
            <AskFirst intent="discard" text={t('discard')} of={checkout.name} />
          </Group>
        </Form>
      ) : null}
    </>
  );
}

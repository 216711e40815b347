import { Alert, Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { StatusMark } from '../../components/status-mark';
import type { builderMessages } from './messages.server';
import { LookDifferences } from './publish-page';
import type { changeVersions, loadVersions } from './publish.server';

type Shown = Awaited<ReturnType<typeof loadVersions>>;
type Version = Shown['versions'][number];
type Reply = Awaited<ReturnType<typeof changeVersions>>['data'];

export const versionsTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.checkout.name} · Guichê` : 'Guichê' },
];

/** What was published, and the way back to it. */
export function VersionsPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Versions />
    </TextsProvider>
  );
}

function Versions() {
  const t = useTexts<typeof builderMessages>();
  const { checkout, versions } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  return (
    <>
      <Anchor component={Link} to={`/platform/checkout-builder/${checkout.id}`} size="sm">
        {checkout.name}
      </Anchor>
      <Title order={1} my="xs">
        {t('versionsTitle')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('versionsText')}
      </Text>
      {reply?.refused ? (
        <Alert color="red" mb="md" role="alert" maw={820}>
          {reply.refused}
        </Alert>
      ) : null}
      {versions.length === 0 ? <Text c="dimmed">{t('versionsNone')}</Text> : null}
      <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {versions.map((version) => (
          <VersionItem key={version.number} version={version} />
        ))}
      </Stack>
    </>
  );
}

function VersionItem({ version: { number, publishedAt, differences } }: { readonly version: Version }) {
  const t = useTexts<typeof builderMessages>();
  const locale = useLocale();
  const { checkout } = useLoaderData<Shown>();
  const isLive = number === checkout.publishedNumber;
  const name = t('versionNumber', { number });
  return (
    <Paper component="li" maw={820}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={500}>{name}</Text>
          <Text size="sm" c="dimmed">
            {showInstant(publishedAt, locale)}
          </Text>
        </div>
        {isLive ? <StatusMark tone="ok">{t('versionLive')}</StatusMark> : null}
      </Group>
      <LookDifferences differences={differences} />
      <Form method="post" reloadDocument>
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="version" value={checkout.version} />
        <Group gap="xs" mt="sm">
          <Button
            type="submit"
            name="intent"
            value="look"
            variant="default"
            size="xs"
            aria-label={`${t('look')}: ${name}`}
          >
            {t('look')}
          </Button>
          {isLive && checkout.changed.length === 0 ? null : (
            <Button
              type="submit"
              name="intent"
              value="restore"
              variant="default"
              size="xs"
              aria-label={`${t('restore')}: ${name}`}
            >
              {t('restore')}
            </Button>
          )}
        </Group>
      </Form>
    </Paper>
  );
}

import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import settings from '../settings/settings.module.css';
import type { LookDifference } from './look-differences.server';
import type { builderMessages } from './messages.server';
import type { loadPublication, publishCheckout } from './publish.server';

type Shown = Awaited<ReturnType<typeof loadPublication>>;
type Reply = Awaited<ReturnType<typeof publishCheckout>>['data'];

export const publicationTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${shown.checkout.name} · Guichê` : 'Guichê' },
];

/** Says what a publication changes, and publishes. */
export function PublishPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Publication />
    </TextsProvider>
  );
}

function Publication() {
  const t = useTexts<typeof builderMessages>();
  const { checkout, differences, isFirst } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const isPossible = isFirst || differences.length > 0;
  return (
    <>
      <Title order={1} mb="xs">
        {t('publishTitle')}
      </Title>
      <Text c="dimmed" mb="md">
        {checkout.name}
      </Text>
      {reply?.refused ? (
        <Alert color="red" mb="md" role="alert" maw={820}>
          {reply.refused}
        </Alert>
      ) : null}
      <Paper component="section" maw={820}>
        <Title order={2} mb="xs">
          {t('publishChanges')}
        </Title>
        {isFirst ? <Text>{t('publishFirst')}</Text> : null}
        {isPossible ? null : <Text c="dimmed">{t('publishNothing')}</Text>}
        <LookDifferences differences={differences} />
        <Text size="sm" mt="md">
          {t('publishText')}
        </Text>
        <Text size="sm">{t('publishUndo')}</Text>
        <Form method="post">
          <input type="hidden" name="version" value={checkout.version} />
          <Group gap="sm" mt="md">
            {isPossible ? <Button type="submit">{t('publishNow')}</Button> : null}
            <Button component={Link} to={`/platform/checkout-builder/${checkout.id}`} variant="default">
              {t('backToEditor')}
            </Button>
          </Group>
        </Form>
      </Paper>
    </>
  );
}

/** The fields of a look before and after. */
export function LookDifferences({ differences }: { readonly differences: readonly LookDifference[] }) {
  const t = useTexts<typeof builderMessages>();
  if (differences.length === 0) return null;
  return (
    <ul className={settings.differences}>
      {differences.map(({ label, before, after }) => (
        <Text key={label} component="li" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {label}: <span className={settings.before}>{before}</span> {t('becomes')} <b>{after}</b>
        </Text>
      ))}
    </ul>
  );
}

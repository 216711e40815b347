import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { EntryFrame } from '../../shell/entry-frame';
import type { enterPlatform, loadEntry } from './enter.server';
import type { administratorMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadEntry>>['data'];

export const entryTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.enter)} · ${shown.brand.name}` : 'Guichê' },
];

/** Where a master arrives at the host of a platform. */
export function EntryPage() {
  const { locale, texts, brand } = useLoaderData<typeof loadEntry>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <EntryFrame brand={brand}>
        <Entry />
      </EntryFrame>
    </TextsProvider>
  );
}

function Entry() {
  const t = useTexts<typeof administratorMessages>();
  const reply = useActionData<typeof enterPlatform>();
  return (
    <Form method="post">
      <Stack gap="md">
        <Title order={1} size="h3">
          {t('enter')}
        </Title>
        <Text c="dimmed">{t('entryText')}</Text>
        {reply ? <Alert color="red" role="alert" title={reply.problem} /> : null}
        <Button type="submit" fullWidth>
          {t('entryConfirm')}
        </Button>
      </Stack>
    </Form>
  );
}

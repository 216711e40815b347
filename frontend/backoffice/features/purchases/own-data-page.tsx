import { Button, Stack, Text, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { Panel } from '../../components/panel';
import type { purchaseMessages } from './messages.server';
import type { loadOwnData } from './purchases.server';

type Shown = Awaited<ReturnType<typeof loadOwnData>>;

export const ownDataTitle = (shown: Pick<Shown, 'texts'> | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.dataTitle)} · Guichê` : 'Guichê' },
];

/** The personal data of a customer: a copy, and the request to delete it. */
export function OwnDataPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <OwnData />
    </TextsProvider>
  );
}

function OwnData() {
  const t = useTexts<typeof purchaseMessages>();
  const asked = useActionData<{ readonly asked: boolean }>()?.asked === true;
  return (
    <Stack gap="md">
      <Title order={1} size="h3">
        {t('dataTitle')}
      </Title>
      <Panel title={t('dataDownload')}>
        <Text size="sm" mb="sm">
          {t('dataText')}
        </Text>
        <Button component="a" href="/my-purchases/my-data/file" variant="default">
          {t('dataDownload')}
        </Button>
      </Panel>
      <Panel title={t('erasureTitle')}>
        <Text size="sm" mb="sm">
          {t('erasureText')}
        </Text>
        {asked ? (
          <Text size="sm" fw={500} role="status">
            {t('erasureAsked')}
          </Text>
        ) : (
          <Form method="post">
            <Button type="submit" variant="default">
              {t('erasureAsk')}
            </Button>
          </Form>
        )}
      </Panel>
    </Stack>
  );
}

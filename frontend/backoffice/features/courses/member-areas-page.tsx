import { Alert, Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { StatusMark } from '../../components/status-mark';
import type { createMemberArea, loadMemberAreas } from './member-areas.server';
import type { memberAreaMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadMemberAreas>>;
type Reply = Awaited<ReturnType<typeof createMemberArea>>['data'];

export const memberAreasTitle = (shown: Pick<Shown, 'texts'> | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.areasTitle)} · Guichê` : 'Guichê' },
];

/** The members areas of a seller. */
export function MemberAreasPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <MemberAreas />
    </TextsProvider>
  );
}

function MemberAreas() {
  const t = useTexts<typeof memberAreaMessages>();
  const { items } = useLoaderData<Shown>();
  const refused = useActionData<Reply>()?.refused;
  return (
    <>
      <Title order={1} mb="xs">
        {t('areasTitle')}
      </Title>
      <Text c="dimmed" mb="md" maw={820}>
        {t('areasText')}
      </Text>
      {refused ? (
        <Alert color="red" mb="md" role="alert" maw={820}>
          {refused}
        </Alert>
      ) : null}
      <Paper component="section" maw={820} mb="md">
        <Form method="post">
          <Group gap="sm" align="flex-end">
            <TextInput
              name="title"
              label={t('newArea')}
              required
              maxLength={120}
              autoComplete="off"
              style={{ flex: '1 1 240px' }}
            />
            <Button type="submit">{t('create')}</Button>
          </Group>
        </Form>
      </Paper>
      {items.length === 0 ? <Text>{t('areasNone')}</Text> : null}
      <Stack component="ul" gap="sm" m={0} p={0} maw={820} style={{ listStyle: 'none' }}>
        {items.map(({ id, title, status, lessons, products }) => (
          <Paper component="li" key={id}>
            <Group gap="sm">
              <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
                <Anchor component={Link} to={`/platform/member-areas/${id}`}>
                  {title}
                </Anchor>
              </Text>
              <StatusMark tone={status === 'PUBLISHED' ? 'ok' : 'quiet'}>{t(`status_${status}`)}</StatusMark>
            </Group>
            <Text size="sm" c="dimmed">
              {t('counts', { lessons, products })}
            </Text>
          </Paper>
        ))}
      </Stack>
    </>
  );
}

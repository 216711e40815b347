import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { SwitchField, TextField } from '../../fields/fields';
import type { ServerFormReply } from '../../forms/form-reply';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import type { savedViewMessages } from './messages.server';
import type { loadViews } from './saved-views.server';
import { VIEW_FORM } from './view-form';

type Shown = Awaited<ReturnType<ReturnType<typeof loadViews>>>;

export const savedViewsTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** The views that the signed-in person keeps, and the form for another one. */
export function SavedViewsPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Content />
    </TextsProvider>
  );
}

function Content() {
  const t = useTexts<typeof savedViewMessages>();
  const { views, wanted } = useLoaderData<Shown>();
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('text')}
      </Text>
      {wanted ? <NewView name={wanted.name} /> : null}
      {views.length === 0 && !wanted ? <Text>{t('empty')}</Text> : null}
      <Stack component="ul" gap="sm" m={0} p={0} maw={640} style={{ listStyle: 'none' }}>
        {views.map((view) => (
          <ViewItem key={view.id} view={view} />
        ))}
      </Stack>
    </>
  );
}

function NewView({ name }: { readonly name: string }) {
  const t = useTexts<typeof savedViewMessages>();
  const reply = useActionData<ServerFormReply<keyof typeof VIEW_FORM>>();
  const state = useServerForm({ rules: VIEW_FORM, initial: { name: '', isDefault: '' }, reply });
  const labels = { name: t('name'), isDefault: t('isDefault') };
  return (
    <Paper component="section" maw={640} mb="lg">
      <Title order={2} mb="md">
        {t('saveTitle', { name })}
      </Title>
      <ServerForm state={state} labels={labels} submitLabel={t('save')}>
        <Stack gap="md">
          <TextField state={state} name="name" label={labels.name} hint={t('sameName')} />
          <SwitchField state={state} name="isDefault" label={labels.isDefault} />
        </Stack>
      </ServerForm>
    </Paper>
  );
}

function ViewItem({
  view: { id, name, listTitle, to, isDefault },
}: {
  readonly view: Shown['views'][number];
}) {
  const t = useTexts<typeof savedViewMessages>();
  return (
    <Paper component="li">
      <Group justify="space-between" gap="sm">
        <div>
          <Anchor component={Link} to={to} fw={500}>
            {name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {listTitle}
            {isDefault ? ` · ${t('default')}` : ''}
          </Text>
        </div>
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="default"
            size="xs"
            aria-label={t('removeNamed', { name })}
          >
            {t('remove')}
          </Button>
        </Form>
      </Group>
    </Paper>
  );
}

import { Alert, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { AskFirst } from '../../components/ask-first';
import { BackLink } from '../../components/back-link';
import { NumberField, SelectField, SwitchField, TextField } from '../../fields/fields';
import { ServerForm } from '../../forms/server-form';
import { useServerForm } from '../../forms/use-server-form';
import { FileUpload } from '../content/file-upload';
import type { productContentMessages } from '../content/messages.server';
import { OrderedFiles } from '../content/ordered-files';
import type { changeAreaLesson, loadAreaLesson } from './area-lesson.server';
import { LESSON_FORM } from './lesson-forms';
import type { memberAreaMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadAreaLesson>>;
type Reply = Awaited<ReturnType<typeof changeAreaLesson>>['data'];

export const areaLessonTitle = (shown: Pick<Shown, 'lesson'> | undefined): { title: string }[] => [
  { title: shown ? `${shown.lesson.title} · Guichê` : 'Guichê' },
];

/** A lesson of a members area, as its seller edits it. */
export function AreaLessonPage() {
  const { locale, texts, lesson } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Head />
      <Facts key={lesson.version} />
      <Files />
      <DeleteForm />
    </TextsProvider>
  );
}

function Head() {
  const { area, lesson } = useLoaderData<Shown>();
  const problem = useActionData<Reply>()?.problem;
  return (
    <>
      <BackLink to={`/platform/member-areas/${area.id}`}>{area.title}</BackLink>
      <Title order={1} my="md" style={{ overflowWrap: 'anywhere' }}>
        {lesson.title}
      </Title>
      {problem ? (
        <Alert color="red" mb="md" role="alert" maw={820}>
          {problem}
        </Alert>
      ) : null}
    </>
  );
}

function Files() {
  const t = useTexts<typeof memberAreaMessages & typeof productContentMessages>();
  const { lesson } = useLoaderData<Shown>();
  const saved = useActionData<Reply>()?.saved ?? null;
  return (
    <section aria-labelledby="lesson-files">
      <Title order={2} id="lesson-files" mb="xs">
        {t('lessonFiles')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm" maw={820}>
        {t('fileText')}
      </Text>
      <OrderedFiles files={lesson.files} saved={saved} />
      <FileUpload />
    </section>
  );
}

function Facts() {
  const t = useTexts<typeof memberAreaMessages>();
  const { lesson, initial, modules } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  const state = useServerForm({ rules: LESSON_FORM, initial, reply: reply?.form ?? undefined });
  const labels = {
    ...{ moduleId: t('module'), title: t('title'), videoUrl: t('videoUrl'), minutes: t('minutes') },
    ...{ opensAfterDays: t('opensAfterDays'), isPublished: t('lessonPublished') },
  };
  return (
    <Paper component="section" maw={820} mb="md" aria-label={lesson.title}>
      <ServerForm state={state} labels={labels} hidden={{ version: String(lesson.version) }}>
        <Stack gap="md">
          <TextField state={state} name="title" label={labels.title} />
          <SelectField
            state={state}
            name="moduleId"
            label={labels.moduleId}
            choices={modules.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <TextField state={state} name="videoUrl" label={labels.videoUrl} />
          <Textarea
            name="body"
            label={t('body')}
            description={t('bodyHint')}
            rows={8}
            maxLength={20_000}
            defaultValue={reply?.body ?? lesson.body}
          />
          <Group gap="md" align="flex-start">
            <NumberField state={state} name="minutes" label={labels.minutes} />
            <NumberField
              state={state}
              name="opensAfterDays"
              label={labels.opensAfterDays}
              hint={t('opensHint')}
            />
          </Group>
          <SwitchField state={state} name="isPublished" label={labels.isPublished} />
        </Stack>
      </ServerForm>
    </Paper>
  );
}

function DeleteForm() {
  const t = useTexts<typeof memberAreaMessages>();
  const { lesson } = useLoaderData<Shown>();
  return (
    <Form method="post">
      <input type="hidden" name="version" value={lesson.version} />
      <Group mt="md">
        <AskFirst intent="remove" text={t('removeLesson')} of={lesson.title} />
      </Group>
    </Form>
  );
}

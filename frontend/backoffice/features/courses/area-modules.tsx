import { Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, Link } from '@remix-run/react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { StepButton } from '../../components/step-button';
import type { memberAreaMessages } from './messages.server';

interface ListedLesson {
  readonly id: string;
  readonly title: string;
  readonly minutes: number | null;
  readonly opensAfterDays: number;
  readonly isPublished: boolean;
}

interface Module {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly lessons: readonly ListedLesson[];
}

/** The modules and lessons of an area, in their order. */
export function AreaModules({
  modules,
  areaId,
}: {
  readonly modules: readonly Module[];
  readonly areaId: string;
}) {
  const t = useTexts<typeof memberAreaMessages>();
  return (
    <section aria-labelledby="modules">
      <Title order={2} id="modules" mb="sm">
        {t('course')}
      </Title>
      <Stack gap="md" maw={820} mb="md">
        {modules.map((module, index) => (
          <ModulePanel
            key={`${module.id} ${module.version}`}
            module={module}
            areaId={areaId}
            isFirst={index === 0}
            isLast={index === modules.length - 1}
          />
        ))}
        <Paper>
          <AddForm intent="addModule" label={t('newModule')} key={modules.length} />
        </Paper>
      </Stack>
    </section>
  );
}

interface ModulePanelProps {
  readonly module: Module;
  readonly areaId: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function ModulePanel({ module, areaId, isFirst, isLast }: ModulePanelProps) {
  const t = useTexts<typeof memberAreaMessages>();
  const { id, title, version, lessons } = module;
  return (
    <Paper component="section" aria-label={title}>
      <Form method="post">
        <input type="hidden" name="module" value={id} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Group gap="xs" align="flex-end">
          <TextInput
            name="title"
            label={t('module')}
            required
            maxLength={120}
            defaultValue={title}
            style={{ flex: '1 1 220px' }}
          />
          <StepButton intent="rename" text={t('rename')} of={title} />
          {isFirst ? null : <StepButton intent="up" text={t('up')} of={title} />}
          {isLast ? null : <StepButton intent="down" text={t('down')} of={title} />}
          {lessons.length > 0 ? null : <StepButton intent="removeModule" text={t('remove')} of={title} />}
        </Group>
      </Form>
      <Stack component="ol" gap="xs" m={0} my="md" p={0} style={{ listStyle: 'none' }}>
        {lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            areaId={areaId}
            isFirst={index === 0}
            isLast={index === lessons.length - 1}
          />
        ))}
      </Stack>
      <AddForm intent="addLesson" label={t('newLesson')} moduleId={id} />
    </Paper>
  );
}

interface LessonRowProps {
  readonly lesson: ListedLesson;
  readonly areaId: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function LessonRow({ lesson, areaId, isFirst, isLast }: LessonRowProps) {
  const t = useTexts<typeof memberAreaMessages>();
  const { id, title, minutes, opensAfterDays, isPublished } = lesson;
  const facts = [
    ...(isPublished ? [] : [t('hidden')]),
    ...(minutes === null ? [] : [t('minutesShort', { count: minutes })]),
    ...(opensAfterDays === 0 ? [] : [t('later', { days: opensAfterDays })]),
  ];
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div style={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Anchor component={Link} to={`/platform/member-areas/${areaId}/${id}`}>
          {title}
        </Anchor>
        <Text size="sm" c="dimmed">
          {facts.join(', ')}
        </Text>
      </div>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Group gap="xs">
          {isFirst ? null : <StepButton intent="up" text={t('up')} of={title} />}
          {isLast ? null : <StepButton intent="down" text={t('down')} of={title} />}
        </Group>
      </Form>
    </Group>
  );
}

interface AddFormProps {
  readonly intent: string;
  readonly label: string;
  readonly moduleId?: string;
}

function AddForm({ intent, label, moduleId = '' }: AddFormProps) {
  const t = useTexts<typeof memberAreaMessages>();
  return (
    <Form method="post">
      <input type="hidden" name="module" value={moduleId} />
      <Group gap="xs" align="flex-end">
        <TextInput
          name="title"
          label={label}
          required
          maxLength={120}
          autoComplete="off"
          style={{ flex: '1 1 220px' }}
        />
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant="default"
          aria-label={`${t('add')}: ${label}`}
        >
          {t('add')}
        </Button>
      </Group>
    </Form>
  );
}

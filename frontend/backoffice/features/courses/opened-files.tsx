import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { fileFacts } from '../content/file-facts';
import { FileUpload } from '../content/file-upload';
import type { productContentMessages } from '../content/messages.server';
import type { memberAreaMessages } from './messages.server';

interface LessonFile {
  readonly id: string;
  readonly title: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly version: number;
}

interface OpenedFilesProps {
  readonly files: readonly LessonFile[];
  /** The file that was renamed just now. */
  readonly saved: string | null;
}

/** The files of a lesson, as its seller names and orders them. */
export function OpenedFiles({ files, saved }: OpenedFilesProps) {
  const t = useTexts<typeof memberAreaMessages & typeof productContentMessages>();
  return (
    <section aria-labelledby="lesson-files">
      <Title order={2} id="lesson-files" mb="xs">
        {t('lessonFiles')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm" maw={820}>
        {t('fileText')}
      </Text>
      <Stack component="ol" gap="md" m={0} my="md" p={0} maw={820} style={{ listStyle: 'none' }}>
        {files.map((file, index) => (
          <FileItem
            key={`${file.id} ${file.version}`}
            file={file}
            isFirst={index === 0}
            isLast={index === files.length - 1}
            isSaved={saved === file.id}
          />
        ))}
      </Stack>
      <FileUpload />
    </section>
  );
}

interface FileItemProps {
  readonly file: LessonFile;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isSaved: boolean;
}

function FileItem({ file, isFirst, isLast, isSaved }: FileItemProps) {
  const t = useTexts<typeof memberAreaMessages & typeof productContentMessages>();
  const locale = useLocale();
  const step = (intent: string, text: string) => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant="default"
      size="xs"
      aria-label={`${text}: ${file.title}`}
    >
      {text}
    </Button>
  );
  return (
    <Paper component="li">
      <Form method="post">
        <input type="hidden" name="file" value={file.id} />
        <input type="hidden" name="version" value={file.version} />
        <TextInput
          name="title"
          label={t('title')}
          description={fileFacts(file, locale)}
          maxLength={80}
          required
          defaultValue={file.title}
        />
        <Group gap="xs" mt="sm">
          {step('renameFile', t('rename'))}
          {isFirst ? null : step('up', t('up'))}
          {isLast ? null : step('down', t('down'))}
          {step('removeFile', t('remove'))}
          <Text role="status" aria-live="polite" size="sm" c="var(--ok)">
            {isSaved ? t('saved') : ''}
          </Text>
        </Group>
      </Form>
    </Paper>
  );
}

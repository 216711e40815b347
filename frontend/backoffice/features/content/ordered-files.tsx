import { Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { StepButton } from '../../components/step-button';
import { fileFacts } from './file-facts';
import type { productContentMessages } from './messages.server';

interface OrderedFile {
  readonly id: string;
  readonly title: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly version: number;
}

interface OrderedFilesProps<File extends OrderedFile> {
  readonly files: readonly File[];
  /** The file that was saved just now. */
  readonly saved: string | null;
  /** Fields beside the title. */
  readonly fields?: (file: File) => ReactNode;
}

/** Files in their order. Each form sends `file`, `version`, `title` and the intent `saveFile`, `up`, `down` or `removeFile`. */
export function OrderedFiles<File extends OrderedFile>({ files, saved, fields }: OrderedFilesProps<File>) {
  const t = useTexts<typeof productContentMessages>();
  const locale = useLocale();
  return (
    <Stack component="ol" gap="md" m={0} my="md" p={0} maw={820} style={{ listStyle: 'none' }}>
      {files.map((file, index) => (
        <Paper key={`${file.id} ${file.version}`} component="li">
          <Form method="post">
            <input type="hidden" name="file" value={file.id} />
            <input type="hidden" name="version" value={file.version} />
            <Group gap="sm" align="flex-end">
              <TextInput
                name="title"
                label={t('title')}
                description={fileFacts(file, locale)}
                maxLength={80}
                required
                defaultValue={file.title}
                style={{ flex: '1 1 240px' }}
              />
              {fields?.(file)}
            </Group>
            <Group gap="xs" mt="sm">
              <StepButton intent="saveFile" of={file.title} text={t('saveFile')} />
              {index === 0 ? null : <StepButton intent="up" of={file.title} text={t('up')} />}
              {index === files.length - 1 ? null : (
                <StepButton intent="down" of={file.title} text={t('down')} />
              )}
              <StepButton intent="removeFile" of={file.title} text={t('removeFile')} />
              <Text role="status" aria-live="polite" size="sm" c="var(--ok)">
                {saved === file.id ? t('saved') : ''}
              </Text>
            </Group>
          </Form>
        </Paper>
      ))}
    </Stack>
  );
}

import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { Form } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts';
import { useUpload, type UploadState } from '../../uploads/use-upload';
import type { productContentMessages } from './messages.server';

const MOST_BYTES = 50 * 1024 * 1024;
const ACCEPTED = '.pdf,.epub,.zip,.mp3,.m4a,.mp4,.jpg,.jpeg,.png,.webp';

/**
 * Takes a file. Without script the form holds it; with script it goes to a signed link.
 * @param fields sent with it
 */
export function FileUpload({ fields = {} }: { readonly fields?: Readonly<Record<string, string>> }) {
  const t = useTexts<typeof productContentMessages>();
  const { state, start } = useUpload();
  const [problem, setProblem] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
    setProblem(file ? (file.size > MOST_BYTES ? t('fileTooLarge') : undefined) : t('fileMissing'));
    if (!file || file.size > MOST_BYTES) return;
    start(file, fields);
    form.reset();
  };
  return (
    <Paper component="section" maw={820} aria-labelledby="add-file">
      <Title order={3} size="h5" id="add-file" mb="xs">
        {t('addFile')}
      </Title>
      <Form method="post" encType="multipart/form-data" onSubmit={send}>
        <input type="hidden" name="intent" value="file" />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Group gap="sm">
          <input
            type="file"
            name="file"
            accept={ACCEPTED}
            aria-labelledby="add-file"
            style={{ maxWidth: '100%' }}
          />
          <Button type="submit">{t('send')}</Button>
        </Group>
      </Form>
      <Text size="sm" c="dimmed" mt="xs">
        {t('fileHint')}
      </Text>
      <Progress state={state} problem={problem ?? null} />
    </Paper>
  );
}

function Progress({ state, problem }: { readonly state: UploadState; readonly problem: string | null }) {
  const t = useTexts<typeof productContentMessages>();
  const failed = state.step === 'failed' ? (state.problem ?? t('failed')) : null;
  const refused = problem ?? failed ?? (state.step === 'interrupted' ? t('failed') : null);
  const said = {
    ...{
      idle: '',
      failed: '',
      interrupted: '',
      asking: t('checking'),
      checking: t('checking'),
      done: t('sent'),
    },
    sending: t('sending', { percent: state.step === 'sending' ? state.percent : 0 }),
  }[state.step];
  return (
    <>
      <Text size="sm" role="status" aria-live="polite">
        {refused ? '' : said}
      </Text>
      <Text size="sm" role="alert" c="var(--bad)">
        {refused ?? ''}
      </Text>
    </>
  );
}

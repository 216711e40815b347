import { Anchor, Button, Group, List, Text } from '@mantine/core';
import { Form, useActionData } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { Panel } from '../../components/panel';
import { useUpload, type UploadState } from '../../uploads/use-upload';
import type { DisputeOnPage } from './dispute-parts';
import type { disputeMessages } from './messages.server';

const MOST_BYTES = 10 * 1024 * 1024;
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp';

interface DefenceFilesProps {
  readonly shown: Pick<DisputeOnPage, 'dispute' | 'files'>;
  /** The page of the dispute. */
  readonly page: string;
}

/** The files of the defence, and the form for another one while the dispute has no result. */
export function DefenceFilesPanel({ shown: { dispute, files }, page }: DefenceFilesProps) {
  const t = useTexts<typeof disputeMessages>();
  const locale = useLocale();
  return (
    <Panel title={t('filesTitle')}>
      {files.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('filesNone')}
        </Text>
      ) : (
        <List size="sm">
          {files.map(({ id, name, by, at }) => (
            <List.Item key={id} style={{ overflowWrap: 'anywhere' }}>
              <Anchor href={`${page}/files/${id}`}>{name}</Anchor> · {showInstant(at, locale)}
              {by === null ? '' : ` · ${by}`}
            </List.Item>
          ))}
        </List>
      )}
      {dispute.endedAt === null ? <AttachFile /> : null}
    </Panel>
  );
}

/** Without script the form holds the file; with script it goes to a signed link. */
function AttachFile() {
  const t = useTexts<typeof disputeMessages>();
  const { state, start } = useUpload();
  const reply = useActionData<{ readonly refused?: string | null } | undefined>();
  const [problem, setProblem] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
    setProblem(file ? (file.size > MOST_BYTES ? t('fileTooLarge') : undefined) : t('fileMissing'));
    if (!file || file.size > MOST_BYTES) return;
    start(file, { of: 'file' });
    form.reset();
  };
  return (
    <Form method="post" encType="multipart/form-data" onSubmit={send}>
      <input type="hidden" name="of" value="file" />
      <Text size="sm" fw={500} mt="md" id="attach-file">
        {t('attachFile')}
      </Text>
      <Group gap="sm" mt="xs">
        <input
          type="file"
          name="file"
          accept={ACCEPTED}
          aria-labelledby="attach-file"
          style={{ maxWidth: '100%' }}
        />
        <Button type="submit" variant="default">
          {t('attachFile')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {t('fileHint')}
      </Text>
      <Progress state={state} problem={problem ?? reply?.refused ?? null} />
    </Form>
  );
}

function Progress({ state, problem }: { readonly state: UploadState; readonly problem: string | null }) {
  const t = useTexts<typeof disputeMessages>();
  const failed = state.step === 'failed' ? (state.problem ?? t('fileFailed')) : null;
  const refused = problem ?? failed ?? (state.step === 'interrupted' ? t('fileFailed') : null);
  const said = {
    ...{ idle: '', failed: '', interrupted: '', asking: t('fileChecking'), checking: t('fileChecking') },
    ...{ done: t('fileSent') },
    sending: t('fileSending', { percent: state.step === 'sending' ? state.percent : 0 }),
  }[state.step];
  return (
    <>
      <Text size="sm" role="status" aria-live="polite">
        {refused === null ? said : ''}
      </Text>
      <Text size="sm" role="alert" c="var(--bad)">
        {refused ?? ''}
      </Text>
    </>
  );
}

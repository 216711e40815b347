import { Alert, Anchor, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { Form, Link, useActionData, useLoaderData, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { StatusMark } from '../../components/status-mark';
import type { askForExport, loadExports } from './exports.server';
import type { exportMessages } from './messages.server';

type Shown = Awaited<ReturnType<ReturnType<typeof loadExports>>>;
type File = Shown['files'][number];
type Reply = Awaited<ReturnType<ReturnType<typeof askForExport>>>['data'];

const TONES = { QUEUED: 'quiet', RUNNING: 'warn', READY: 'ok', FAILED: 'bad' } as const;
const LOOK_AGAIN_MS = 3_000;

export const exportsTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** The files that the signed-in person asked for, and the question for another one. */
export function ExportsPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Content />
    </TextsProvider>
  );
}

function Content() {
  const t = useTexts<typeof exportMessages>();
  const { files, address } = useLoaderData<Shown>();
  const isUnderWay = files.some(({ endedAt }) => endedAt === null);
  useLookingAgain(isUnderWay);
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg" maw={640}>
        {t('text')}
      </Text>
      <Question />
      {files.length === 0 ? <Text>{t('empty')}</Text> : null}
      <Stack component="ul" gap="md" m={0} p={0} maw={820} style={{ listStyle: 'none' }}>
        {files.map((file) => (
          <FileItem key={file.id} file={file} />
        ))}
      </Stack>
      {isUnderWay ? (
        <Anchor component={Link} to={address} mt="md" display="inline-block">
          {t('refresh')}
        </Anchor>
      ) : null}
    </>
  );
}

/** While a file is being prepared and somebody looks at the page. */
export function useLookingAgain(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}

function Question() {
  const t = useTexts<typeof exportMessages>();
  const { wanted, address } = useLoaderData<Shown>();
  const reply = useActionData<Reply>();
  if (!wanted) return null;
  return (
    <Paper component="section" maw={820} mb="lg">
      <Title order={2} mb="xs">
        {t('askTitle', { name: wanted.name })}
      </Title>
      <Text mb="md">
        {t('askText')} {wanted.isFiltered ? t('filtered') : ''}
      </Text>
      {reply ? (
        <Alert color="red" mb="md" role="alert">
          {reply.message}
        </Alert>
      ) : null}
      <Form method="post" action={address}>
        <input type="hidden" name="list" value={wanted.list} />
        <input type="hidden" name="query" value={wanted.query} />
        <Button type="submit">{t('ask')}</Button>
      </Form>
    </Paper>
  );
}

/** A file: its state, and the link to it when it is ready. */
export function FileItem({ file }: { readonly file: File }) {
  const t = useTexts<typeof exportMessages>();
  const locale = useLocale();
  const { address } = useLoaderData<Shown>();
  const { id, name, state, rows, total, link } = file;
  return (
    <Paper component="li">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Group gap="sm">
            <Text fw={500}>{name}</Text>
            <StatusMark tone={TONES[state]}>{t(`state_${state}`)}</StatusMark>
          </Group>
          <Text size="sm" c="dimmed">
            {t('asked', { at: showInstant(file.createdAt, locale) })},{' '}
            {t('until', { at: showInstant(file.expiresAt, locale) })}
          </Text>
          <Text size="sm" role="status">
            {state === 'READY' ? t('rows', { rows, size: sizeText(file.bytes, locale) }) : ''}
            {state === 'FAILED' ? t('failed') : ''}
            {state === 'QUEUED' || state === 'RUNNING'
              ? t('progress', { rows, total: Math.max(rows, total) })
              : ''}
          </Text>
          {file.checksum === null ? null : (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {t('checksum', { checksum: file.checksum })}
            </Text>
          )}
        </div>
        {link === null ? null : (
          <Button
            component="a"
            variant="default"
            href={`${address}/${id}?${link}`}
            aria-label={t('downloadNamed', { name })}
          >
            {t('download')}
          </Button>
        )}
      </Group>
      {state === 'RUNNING' ? (
        <Progress
          value={total === 0 ? 0 : (rows / total) * 100}
          mt="sm"
          aria-label={t('progress', { rows, total })}
        />
      ) : null}
    </Paper>
  );
}

function sizeText(bytes: number, locale: string): string {
  const [unit, by] = bytes >= 1_000_000 ? (['megabyte', 1_000_000] as const) : (['kilobyte', 1_000] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / by);
}

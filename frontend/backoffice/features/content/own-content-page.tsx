import { Alert, Anchor, Button, Text, Title } from '@mantine/core';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDateOf } from '../../../shared/lib/show-date-of';
import { fileFacts } from './file-facts';
import { Meter } from '../../components/meter';
import type { courseMessages } from '../courses/messages.server';
import type { ownContentMessages } from './messages.server';
import styles from './own-content.module.css';
import type { downloadFile, loadOwnContent } from './own-content.server';

type Shown = Awaited<ReturnType<typeof loadOwnContent>>;
type Item = Shown['items'][number];
type Reply = Awaited<ReturnType<typeof downloadFile>>['data'];

export const ownContentTitle = (shown: Pick<Shown, 'texts'> | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** What the signed-in customer may open, the latest first. */
export function OwnContentPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <OwnContent />
    </TextsProvider>
  );
}

function OwnContent() {
  const t = useTexts<typeof ownContentMessages>();
  const { items } = useLoaderData<Shown>();
  const refused = useActionData<Reply>()?.refused;
  return (
    <>
      <Title order={1} size="h3" mb="md">
        {t('title')}
      </Title>
      {refused ? (
        <Alert color="red" mb="md" role="alert">
          {refused}
        </Alert>
      ) : null}
      {items.length === 0 ? <Text>{t('none')}</Text> : null}
      <Courses />
      <ul className={styles.list}>
        {items.map((item) => (
          <ContentItem key={item.itemId} item={item} />
        ))}
      </ul>
    </>
  );
}

/** Every course once, whichever purchases open it. */
function Courses() {
  const t = useTexts<typeof courseMessages>();
  const { courses } = useLoaderData<Shown>();
  return (
    <ul className={styles.courses}>
      {courses.map(({ id, title, lessons }) => {
        const done = lessons.filter(({ doneAt }) => doneAt !== null).length;
        const progress = t('progress', { done, all: lessons.length });
        return (
          <li key={id} className={styles.item}>
            <div className={styles.head}>
              <div className={styles.texts}>
                <Title order={2} size="h5">
                  {title}
                </Title>
                <Meter label={progress} share={lessons.length === 0 ? 0 : done / lessons.length} tone="ok" />
                <Text size="sm" c="dimmed">
                  {progress}
                </Text>
              </div>
              <Button
                component={Link}
                to={`/my-purchases/access-purchases/${id}`}
                aria-label={`${t(done > 0 ? 'goOn' : 'start')}: ${title}`}
              >
                {t(done > 0 ? 'goOn' : 'start')}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function ContentItem({ item }: { readonly item: Item }) {
  const t = useTexts<typeof ownContentMessages>();
  const locale = useLocale();
  const { itemId, orderId, title, imageUrl, address, files, grantedAt, opensCourse } = item;
  return (
    <li className={styles.item} id={`item-${itemId}`}>
      <div className={styles.head}>
        {imageUrl ? (
          <img className={styles.image} src={imageUrl} alt="" width={54} height={54} loading="lazy" />
        ) : (
          <span className={styles.image} aria-hidden="true" />
        )}
        <div className={styles.texts}>
          <Title order={2} size="h5">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {t('boughtOn', { date: showDateOf(grantedAt, locale) })}
            {' · '}
            <Anchor
              component={Link}
              to={`/my-purchases/${orderId}`}
              aria-label={`${t('purchase')}: ${title}`}
            >
              {t('purchase')}
            </Anchor>
          </Text>
        </div>
        {address === null ? null : (
          <Button
            component="a"
            variant={opensCourse || files.length > 0 ? 'default' : 'filled'}
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={`${t('external')}: ${title}`}
          >
            {t('external')}
          </Button>
        )}
      </div>
      {files.length === 0 && address === null && !opensCourse ? <Text size="sm">{t('nothing')}</Text> : null}
      <Files item={item} />
    </li>
  );
}

function Files({ item: { files, itemId } }: { readonly item: Item }) {
  const t = useTexts<typeof ownContentMessages>();
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <div className={styles.texts}>
            <Text fw={500}>{file.title}</Text>
            <Text size="sm" c="dimmed">
              {fileFacts(file, locale)}
              {file.downloadsLeft === null ? '' : `, ${t('left', { count: file.downloadsLeft })}`}
            </Text>
          </div>
          {/* Not by script: the browser follows the answer to the file. */}
          <form method="post" action="/my-purchases/access-purchases">
            <input type="hidden" name="item" value={itemId} />
            <input type="hidden" name="file" value={file.id} />
            <Button
              type="submit"
              variant="default"
              disabled={file.downloadsLeft === 0}
              aria-label={`${t('download')}: ${file.title}`}
            >
              {t('download')}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}

import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { fileFacts } from '../content/file-facts';
import { CourseList } from './course-list';
import { Paragraphs } from './course-page';
import styles from './course.module.css';
import type { loadLesson } from './courses.server';
import type { courseMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadLesson>>;

const CONTENTS = '/my-purchases/access-purchases';

export const lessonTitle = (shown: Pick<Shown, 'lesson'> | undefined): { title: string }[] => [
  { title: shown ? `${shown.lesson.title} · Guichê` : 'Guichê' },
];

/** A lesson beside its course. */
export function LessonPage() {
  const { locale, texts, lesson } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <div className={styles.columns} data-wide="" key={lesson.id}>
        <div className={styles.main}>
          <Lesson />
        </div>
        <CourseList course={lesson.course} current={lesson.id} />
      </div>
    </TextsProvider>
  );
}

function Lesson() {
  const t = useTexts<typeof courseMessages>();
  const { lesson } = useLoaderData<Shown>();
  const { course, title, body } = lesson;
  const place = course.lessons.findIndex(({ id }) => id === lesson.id) + 1;
  return (
    <>
      <nav className={styles.trail}>
        <Anchor component={Link} to={CONTENTS} size="sm">
          {t('contents')}
        </Anchor>
        <span aria-hidden="true">›</span>
        <Anchor component={Link} to={`${CONTENTS}/${course.id}`} size="sm">
          {course.title}
        </Anchor>
      </nav>
      <Media />
      <div className={styles.head}>
        <div className={styles.headText}>
          <Text size="sm" c="dimmed">
            {lesson.module} · {t('place', { place, all: course.lessons.length })}
          </Text>
          <Title order={1} className={styles.title}>
            {title}
          </Title>
        </div>
        <Steps />
      </div>
      <Paragraphs text={body} />
      <Download />
    </>
  );
}

/** The film of a known host, and the file of the lesson where a browser plays it. */
function Media() {
  const t = useTexts<typeof courseMessages>();
  const { title, videoUrl, file, contentType } = useLoaderData<Shown>().lesson;
  const label = t('video', { title });
  return (
    <>
      {videoUrl === null ? null : (
        <iframe
          className={styles.film}
          src={videoUrl}
          title={label}
          allow="fullscreen; picture-in-picture; encrypted-media"
          allowFullScreen
          loading="lazy"
          referrerPolicy="strict-origin"
        />
      )}
      {file !== null && contentType === 'video/mp4' ? (
        <video className={styles.film} src={file} controls preload="metadata" aria-label={label} />
      ) : null}
      {file !== null && contentType?.startsWith('audio/') ? (
        <audio className={styles.sound} src={file} controls preload="metadata" aria-label={title} />
      ) : null}
      {file !== null && contentType?.startsWith('image/') ? (
        <img className={styles.picture} src={file} alt={title} />
      ) : null}
    </>
  );
}

function Steps() {
  const t = useTexts<typeof courseMessages>();
  const { course, previous, next, doneAt } = useLoaderData<Shown>().lesson;
  const openNext = next && next.opensOn === null ? next : null;
  return (
    <Form method="post" className={styles.steps}>
      <input type="hidden" name="next" value={openNext?.id ?? ''} />
      {previous && previous.opensOn === null ? (
        <Button component={Link} to={`${CONTENTS}/${course.id}/${previous.id}`} variant="default">
          {t('previous')}
        </Button>
      ) : null}
      {doneAt === null ? (
        <Button type="submit" name="intent" value="finish">
          {t(openNext ? 'finishAndNext' : 'finish')}
        </Button>
      ) : (
        <Button type="submit" name="intent" value="reopen" variant="default">
          {t('reopen')}
        </Button>
      )}
      {doneAt !== null && openNext ? (
        <Button component={Link} to={`${CONTENTS}/${course.id}/${openNext.id}`}>
          {t('next')}
        </Button>
      ) : null}
    </Form>
  );
}

function Download() {
  const t = useTexts<typeof courseMessages>();
  const locale = useLocale();
  const { title, file, contentType, bytes } = useLoaderData<Shown>().lesson;
  if (file === null || contentType === null || /^(?:audio|video|image)\//.test(contentType)) return null;
  return (
    <Group className={styles.file} justify="space-between" gap="sm">
      <div className={styles.headText}>
        <Text fw={500}>{title}</Text>
        <Text size="sm" c="dimmed">
          {fileFacts({ contentType, bytes: bytes ?? 0 }, locale)}
        </Text>
      </div>
      <Button component="a" href={file} variant="default" aria-label={`${t('download')}: ${title}`}>
        {t('download')}
      </Button>
    </Group>
  );
}

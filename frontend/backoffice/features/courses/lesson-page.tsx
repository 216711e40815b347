import { Anchor, Button, Text, Title } from '@mantine/core';
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
      <Downloads />
    </>
  );
}

/** The film of a known host, and the files of the lesson that a browser plays. */
function Media() {
  const t = useTexts<typeof courseMessages>();
  const { title, videoUrl, files } = useLoaderData<Shown>().lesson;
  return (
    <>
      {videoUrl === null ? null : (
        <iframe
          className={styles.film}
          src={videoUrl}
          title={t('video', { title })}
          allow="fullscreen; picture-in-picture; encrypted-media"
          allowFullScreen
          loading="lazy"
          referrerPolicy="strict-origin"
        />
      )}
      {files.filter(isPlayed).map((file) => (
        <figure key={file.id} className={styles.figure}>
          <Player file={file} />
          {file.title === title ? null : <figcaption className={styles.caption}>{file.title}</figcaption>}
        </figure>
      ))}
    </>
  );
}

type LessonFile = Shown['lesson']['files'][number];

const isPlayed = ({ contentType }: LessonFile): boolean => /^(?:audio|video|image)\//.test(contentType);

function Player({ file: { path, title, contentType } }: { readonly file: LessonFile }) {
  const t = useTexts<typeof courseMessages>();
  const played = { src: path, controls: true, preload: 'metadata' } as const;
  if (contentType.startsWith('video/'))
    return <video className={styles.film} {...played} aria-label={t('video', { title })} />;
  if (contentType.startsWith('audio/'))
    return <audio className={styles.sound} {...played} aria-label={title} />;
  return <img className={styles.picture} src={path} alt={title} loading="lazy" />;
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

function Downloads() {
  const t = useTexts<typeof courseMessages>();
  const locale = useLocale();
  const files = useLoaderData<Shown>().lesson.files.filter((file) => !isPlayed(file));
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <div className={styles.headText}>
            <Text fw={500}>{file.title}</Text>
            <Text size="sm" c="dimmed">
              {fileFacts(file, locale)}
            </Text>
          </div>
          <Button
            component="a"
            href={file.path}
            variant="default"
            aria-label={`${t('download')}: ${file.title}`}
          >
            {t('download')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showDayOf } from '../../../shared/lib/show-date-of';
import { Meter } from '../../components/meter';
import styles from './course.module.css';
import type { courseMessages } from './messages.server';

export interface ListedLesson {
  readonly id: string;
  readonly moduleId: string;
  readonly module: string;
  readonly title: string;
  readonly minutes: number | null;
  readonly opensOn: string | null;
  readonly doneAt: string | null;
}

export interface ShownCourse {
  readonly id: string;
  readonly title: string;
  readonly lessons: readonly ListedLesson[];
}

/** The shapes of a lesson's state, beside the word that says it. */
const MARKS = {
  done: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm-3 7.2 2.2 2.2L13 8.5',
  open: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
  later: 'M5 9.5h10V17H5V9.5Zm2.5 0V7a2.5 2.5 0 0 1 5 0v2.5',
  current: 'M6.5 4.5v11l9-5.5-9-5.5Z',
} as const;

/** What is finished, and all lessons by module. */
export function CourseList({ course, current }: { readonly course: ShownCourse; readonly current?: string }) {
  const t = useTexts<typeof courseMessages>();
  const { lessons, title } = course;
  const done = lessons.filter(({ doneAt }) => doneAt !== null).length;
  const progress = t('progress', { done, all: lessons.length });
  const modules = [...new Map(lessons.map(({ moduleId, module }) => [moduleId, module]))];
  return (
    <section className={styles.course} aria-labelledby="course">
      <div className={styles.courseHead}>
        <Title order={2} id="course" size="h4">
          {title}
        </Title>
        {lessons.length === 0 ? (
          <Text size="sm">{t('noLessons')}</Text>
        ) : (
          <div className={styles.progress}>
            <Meter label={progress} share={done / lessons.length} tone="ok" />
            <Text size="sm" c="dimmed">
              {progress}
            </Text>
          </div>
        )}
      </div>
      {modules.map(([id, module], index) => (
        <div key={id}>
          <h3 className={styles.module}>
            {index + 1}. {module}
          </h3>
          <ol className={styles.lessons}>
            {lessons
              .filter(({ moduleId }) => moduleId === id)
              .map((lesson) => (
                <Row key={lesson.id} courseId={course.id} lesson={lesson} isCurrent={lesson.id === current} />
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

interface RowProps {
  readonly courseId: string;
  readonly lesson: ListedLesson;
  readonly isCurrent: boolean;
}

function Row({ courseId, lesson, isCurrent }: RowProps) {
  const t = useTexts<typeof courseMessages>();
  const locale = useLocale();
  const { id, title, minutes, opensOn, doneAt } = lesson;
  const state = opensOn !== null ? 'later' : doneAt !== null ? 'done' : 'open';
  const mark = isCurrent ? 'current' : state;
  const inside = (
    <>
      <svg
        className={styles.mark}
        data-mark={mark}
        viewBox="0 0 20 20"
        width="18"
        height="18"
        aria-hidden="true"
      >
        <path d={MARKS[mark]} />
      </svg>
      <span className={styles.lessonTitle}>
        {title} <span className={styles.spoken}>({t(`state_${state}`)})</span>
      </span>
      <span className={styles.aside}>
        {opensOn !== null
          ? t('opensOn', { date: showDayOf(opensOn, locale) })
          : minutes === null
            ? ''
            : t('minutesShort', { count: minutes })}
      </span>
    </>
  );
  return (
    <li>
      {opensOn === null ? (
        <Link
          to={`/my-purchases/access-purchases/${courseId}/${id}`}
          className={styles.row}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {inside}
        </Link>
      ) : (
        <span className={styles.row}>{inside}</span>
      )}
    </li>
  );
}

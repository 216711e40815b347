import { Button, Group, Text, Title } from '@mantine/core';
import { Link, useLoaderData } from '@remix-run/react';
import { TextsProvider, useTexts } from '../../../shared/i18n/use-texts';
import { BackLink } from '../../components/back-link';
import { CourseList } from './course-list';
import styles from './course.module.css';
import type { loadCourse } from './courses.server';
import type { courseMessages } from './messages.server';

type Shown = Awaited<ReturnType<typeof loadCourse>>;

const CONTENTS = '/my-purchases/access-purchases';

export const courseTitle = (shown: Pick<Shown, 'course'> | undefined): { title: string }[] => [
  { title: shown ? `${shown.course.title} · Guichê` : 'Guichê' },
];

/** A course: where to go on, all lessons, and the certificate at the end. */
export function CoursePage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Course />
    </TextsProvider>
  );
}

function Course() {
  const t = useTexts<typeof courseMessages>();
  const { course } = useLoaderData<Shown>();
  const { lessons } = course;
  const next = lessons.find(({ doneAt, opensOn }) => doneAt === null && opensOn === null);
  const isFinished = lessons.length > 0 && lessons.every(({ doneAt }) => doneAt !== null);
  const hasBegun = lessons.some(({ doneAt }) => doneAt !== null);
  return (
    <div className={styles.narrow}>
      <BackLink to={CONTENTS}>{t('contents')}</BackLink>
      <Title order={1} my="xs" className={styles.title}>
        {course.title}
      </Title>
      {course.description === '' ? null : <Paragraphs text={course.description} />}
      <Group gap="sm" mb="md">
        {next ? (
          <Button component={Link} to={`${CONTENTS}/${course.id}/${next.id}`}>
            {t(hasBegun ? 'goOn' : 'start')}: {next.title}
          </Button>
        ) : null}
        {isFinished && course.hasCertificate ? (
          <Button component="a" href={`${CONTENTS}/${course.id}/certificate`}>
            {t('certificate')}
          </Button>
        ) : null}
      </Group>
      <CourseList course={course} />
    </div>
  );
}

/** Plain text of a seller; an empty line divides paragraphs. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, place) => (
      <Text key={place} mb="sm" className={styles.paragraph}>
        {paragraph.trim()}
      </Text>
    ));
}

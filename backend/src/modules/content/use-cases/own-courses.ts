import { Injectable } from '@nestjs/common';
import { Reads, Transactions, statement } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { hours } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { readObjectKey } from '../../../runtime/storage/index.js';
import { FileLinks } from '../../../runtime/uploads/index.js';
import { CERTIFICATE_TEXTS, contentProblem } from '../content-problems.js';
import { certificatePdf } from '../domain/certificate-pdf.js';
import { neighbours, opensAt } from '../domain/lesson-schedule.js';
import {
  FILES_OF_LESSON,
  FINISH_LESSON,
  LESSON_CONTENT,
  OWNED_AREA,
  OWNED_AREAS,
  OWNED_LESSONS,
  REOPEN_LESSON,
  type FileOfOwnedLesson,
  type LessonContent,
  type OwnedArea,
  type OwnedLesson,
} from '../store/owned-areas.js';

/** A player asks for parts of a file as long as it plays. */
const PLAYER_SECONDS = hours(4) / 1_000;

export interface ShownLesson extends OwnedLesson {
  /** Null: it is open. */
  readonly opensOn: Date | null;
}

export interface Course extends OwnedArea {
  readonly lessons: readonly ShownLesson[];
}

export interface OpenFile extends Omit<FileOfOwnedLesson, 'objectKey'> {
  /** A path for a player or a download. */
  readonly path: string;
}

export interface OpenLesson extends ShownLesson, LessonContent {
  readonly course: Course;
  readonly files: readonly OpenFile[];
  readonly previous: ShownLesson | null;
  readonly next: ShownLesson | null;
}

interface OfLesson {
  readonly areaId: string;
  readonly lessonId: string;
}

/** The members areas that the signed-in customer may open. Whoever may not does not find them. */
@Injectable()
export class OwnCourses {
  constructor(
    private readonly reads: Reads,
    private readonly links: FileLinks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list({ platformId }: TenantContext, { person }: Session): Promise<Course[]> {
    const areas = await this.reads.prepared<OwnedArea>(OWNED_AREAS({ platformId, email: person.email }));
    const areaIds = areas.map(({ id }) => id);
    const lessons = await this.lessonsOf(platformId, person.id, areaIds);
    return areas.map((area) => this.courseOf(area, lessons));
  }

  /** @throws Problem notFound */
  async course({ platformId }: TenantContext, { person }: Session, areaId: string): Promise<Course> {
    const [area] = await this.reads.prepared<OwnedArea>(
      OWNED_AREA({ platformId, email: person.email, areaId }),
    );
    if (!area) throw runtimeProblem('notFound');
    return this.courseOf(area, await this.lessonsOf(platformId, person.id, [areaId]));
  }

  /** @throws Problem notFound; lessonOpensLater (409) */
  async lesson(ctx: TenantContext, session: Session, { areaId, lessonId }: OfLesson): Promise<OpenLesson> {
    const { platformId } = ctx;
    const course = await this.course(ctx, session, areaId);
    const lesson = openLesson(course, lessonId);
    const [content] = await this.reads.prepared<LessonContent>(
      LESSON_CONTENT({ platformId, areaId, lessonId }),
    );
    if (!content) throw runtimeProblem('notFound');
    const kept = await this.reads.prepared<FileOfOwnedLesson>(FILES_OF_LESSON({ platformId, lessonId }));
    const files = kept.flatMap((file) => this.openFile(file));
    return { ...lesson, ...content, course, files, ...neighbours(course.lessons, lessonId) };
  }

  /** @throws Problem notFound; lessonOpensLater (409) */
  async finish(ctx: TenantContext, session: Session, { areaId, lessonId }: OfLesson, isDone: boolean) {
    const { platformId } = ctx;
    const customerId = session.person.id;
    openLesson(await this.course(ctx, session, areaId), lessonId);
    const of = { platformId, customerId, lessonId };
    await this.transactions.run('finishLesson', (tx) =>
      statement(tx, isDone ? FINISH_LESSON({ ...of, areaId, now: this.clock.now() }) : REOPEN_LESSON(of)),
    );
  }

  /** A PDF for whoever finished every lesson. @throws Problem notFound; courseNotFinished (409) */
  async certificate(ctx: TenantContext, session: Session, areaId: string): Promise<Buffer> {
    const course = await this.course(ctx, session, areaId);
    if (!course.hasCertificate) throw runtimeProblem('notFound');
    const days = course.lessons.map(({ doneAt }) => doneAt?.getTime() ?? Infinity);
    const last = Math.max(...days);
    if (days.length === 0 || last === Infinity) throw contentProblem('courseNotFinished');
    const texts = CERTIFICATE_TEXTS[ctx.locale];
    const zone = { dateStyle: 'long', timeZone: 'America/Sao_Paulo' } as const;
    const day = new Intl.DateTimeFormat(ctx.locale, zone).format(new Date(last));
    const minutes = course.lessons.reduce((sum, lesson) => sum + (lesson.minutes ?? 0), 0);
    const load = minutes >= 60 ? texts.load.replace('{hours}', String(Math.floor(minutes / 60))) : '';
    return certificatePdf({
      ...{
        heading: texts.heading,
        name: session.person.name,
        sentence: texts.sentence,
        course: course.title,
      },
      foot: [course.seller, load, day].filter((text) => text !== '').join(' · '),
      number: `${areaId.slice(-12)}-${session.person.id.slice(-12)}`.toUpperCase(),
    });
  }

  private lessonsOf(
    platformId: string,
    customerId: string,
    areaIds: readonly string[],
  ): Promise<OwnedLesson[]> {
    return this.reads.prepared<OwnedLesson>(OWNED_LESSONS({ platformId, areaIds, customerId }));
  }

  private courseOf(area: OwnedArea, lessons: readonly OwnedLesson[]): Course {
    const now = this.clock.now();
    const own = lessons.filter(({ areaId }) => areaId === area.id);
    const shown = own.map((lesson): ShownLesson => {
      const opensOn = opensAt(area.grantedAt, lesson.opensAfterDays);
      return { ...lesson, opensOn: opensOn > now ? opensOn : null };
    });
    return { ...area, lessons: shown };
  }

  private openFile({ objectKey, ...file }: FileOfOwnedLesson): OpenFile[] {
    const key = readObjectKey(objectKey);
    if (!key) return [];
    // A page stays open while somebody reads it.
    const seconds = PLAYER_SECONDS;
    const isPlayed = /^(?:audio|video|image)\//.test(file.contentType);
    const saved = isPlayed ? {} : { savedAs: `${file.title}${key.slice(key.lastIndexOf('.'))}` };
    return [{ ...file, path: this.links.pathOf(key, { seconds, ...saved }).path }];
  }
}

function openLesson(course: Course, lessonId: string): ShownLesson {
  const lesson = course.lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw runtimeProblem('notFound');
  if (lesson.opensOn) throw contentProblem('lessonOpensLater');
  return lesson;
}

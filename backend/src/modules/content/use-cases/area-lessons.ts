import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  InjectTenantRepository,
  Reads,
  TenantRepository,
  Transactions,
  columnsOf,
  sql,
} from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { readObjectKey } from '../../../runtime/storage/index.js';
import { Uploads } from '../../../runtime/uploads/index.js';
import { LESSON_TEXTS, contentProblem } from '../content-problems.js';
import { moved } from '../domain/lesson-schedule.js';
import { videoPlayer } from '../domain/video-player.js';
import { AreaModule } from '../store/area-module.entity.js';
import { LessonFile } from '../store/lesson-file.entity.js';
import { Lesson } from '../store/lesson.entity.js';
import { MemberAreas } from './member-areas.js';

const MOST_MODULES = 50;
const MOST_LESSONS = 300;

export interface LessonFacts {
  readonly moduleId: string;
  readonly title: string;
  readonly body: string;
  readonly videoUrl: string | null;
  readonly minutes: number | null;
  readonly opensAfterDays: number;
  readonly isPublished: boolean;
}

export interface ModuleWithLessons {
  readonly module: AreaModule;
  readonly lessons: readonly Lesson[];
}

const OWNED_LESSON = sql<{ platformId: string; producerId: string; areaId: string; lessonId: string }>(
  'owned-lesson',
  `
select ${columnsOf(Lesson, 'l')}
from lessons l
join member_areas a on a.platform_id = l.platform_id and a.id = l.area_id
where l.platform_id = :platformId and l.area_id = :areaId and l.id = :lessonId and a.producer_id = :producerId`,
);

/** The modules and lessons of a members area, as its seller edits them. */
@Injectable()
export class AreaLessons {
  constructor(
    @InjectTenantRepository(AreaModule) private readonly modules: TenantRepository<AreaModule>,
    @InjectTenantRepository(Lesson) private readonly lessons: TenantRepository<Lesson>,
    @InjectTenantRepository(LessonFile) private readonly files: TenantRepository<LessonFile>,
    private readonly areas: MemberAreas,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** In their order. The caller has checked whose area it is. */
  course(ctx: TenantContext, areaId: string): Promise<ModuleWithLessons[]> {
    return this.transactions.run('showCourse', (tx) => this.read(ctx, tx, areaId));
  }

  /** @throws Problem notFound */
  async show(ctx: TenantContext, session: Session, areaId: string, lessonId: string): Promise<Lesson> {
    const of = { platformId: ctx.platformId, producerId: session.accountId, areaId, lessonId };
    const [lesson] = await this.reads.primary<Lesson>(OWNED_LESSON(of));
    if (!lesson) throw runtimeProblem('notFound');
    return lesson;
  }

  /** @throws Problem notFound; tooManyLessons (422) */
  async addModule(ctx: TenantContext, session: Session, areaId: string, title: string): Promise<void> {
    await this.change(ctx, session, areaId, async (tx, course) => {
      if (course.length >= MOST_MODULES) throw contentProblem('tooManyLessons');
      const position = (course.at(-1)?.module.position ?? -1) + 1;
      await this.modules.insert(ctx, tx, { id: newId(this.clock.now()), areaId, title, position });
    });
  }

  /** @throws Problem notFound; changedMeanwhile (409) */
  async renameModule(
    ctx: TenantContext,
    session: Session,
    { areaId, moduleId }: ModuleOfArea,
    { title, version }: { readonly title: string; readonly version: number },
  ): Promise<void> {
    await this.change(ctx, session, areaId, async (tx, course) => {
      moduleIn(course, moduleId);
      await this.modules.save(ctx, tx, moduleId, { title }, version);
    });
  }

  /** Only an empty one. @throws Problem notFound; moduleHasLessons (409) */
  async removeModule(
    ctx: TenantContext,
    session: Session,
    { areaId, moduleId }: ModuleOfArea,
  ): Promise<void> {
    await this.change(ctx, session, areaId, async (tx, course) => {
      if (moduleIn(course, moduleId).lessons.length > 0) throw contentProblem('moduleHasLessons');
      await this.modules.delete(ctx, tx, moduleId);
    });
  }

  /** Adds an unpublished lesson at the end of a module. @throws Problem notFound; tooManyLessons (422) */
  async addLesson(
    ctx: TenantContext,
    session: Session,
    { areaId, moduleId }: ModuleOfArea,
    title: string,
  ): Promise<string> {
    const createdAt = this.clock.now();
    const id = newId(createdAt);
    await this.change(ctx, session, areaId, async (tx, course) => {
      if (course.flatMap(({ lessons }) => lessons).length >= MOST_LESSONS)
        throw contentProblem('tooManyLessons');
      const position = (moduleIn(course, moduleId).lessons.at(-1)?.position ?? -1) + 1;
      await this.lessons.insert(ctx, tx, {
        ...{ id, areaId, moduleId, title, body: '', videoUrl: null, minutes: null, opensAfterDays: 0 },
        ...{ isPublished: false, position, createdAt },
      });
    });
    return id;
  }

  /** @throws Problem notFound; changedMeanwhile (409); validation: a film on another host */
  async editLesson(
    ctx: TenantContext,
    session: Session,
    { areaId, lessonId }: LessonOfArea,
    { version, ...facts }: LessonFacts & { readonly version: number },
  ): Promise<void> {
    const videoUrl = facts.videoUrl === null ? null : videoPlayer(facts.videoUrl);
    if (videoUrl === undefined)
      throw runtimeProblem('validation', { errors: { videoUrl: [LESSON_TEXTS.videoUrl] } });
    await this.change(ctx, session, areaId, async (tx, course) => {
      const { lessons } = moduleIn(course, facts.moduleId);
      const before = await this.demandLesson(ctx, tx, { areaId, lessonId });
      const isMoved = before.moduleId !== facts.moduleId;
      const position = isMoved ? (lessons.at(-1)?.position ?? -1) + 1 : before.position;
      await this.lessons.save(ctx, tx, lessonId, { ...facts, videoUrl, position }, version);
    });
  }

  /** @throws Problem notFound; changedMeanwhile (409) */
  async removeLesson(
    ctx: TenantContext,
    session: Session,
    { areaId, lessonId }: LessonOfArea,
    version: number,
  ): Promise<void> {
    const files: LessonFile[] = [];
    await this.change(ctx, session, areaId, async (tx) => {
      await this.demandLesson(ctx, tx, { areaId, lessonId });
      // The lesson first: a file that arrives meanwhile waits for it and finds none.
      await this.lessons.delete(ctx, tx, lessonId, version);
      files.push(...(await this.files.list(ctx, tx, { where: { lessonId } })));
      for (const { id } of files) await this.files.delete(ctx, tx, id);
    });
    for (const { objectKey } of files) {
      const key = readObjectKey(objectKey);
      if (key) await this.uploads.discard(key);
    }
  }

  /** Moves a module, or a lesson within its module. @throws Problem notFound */
  async move(
    ctx: TenantContext,
    session: Session,
    areaId: string,
    { id, step }: { readonly id: string; readonly step: 'up' | 'down' },
  ): Promise<void> {
    await this.change(ctx, session, areaId, async (tx, course) => {
      const modules = course.map(({ module }) => module);
      const beside = course
        .map(({ lessons }) => lessons)
        .find((lessons) => lessons.some((one) => one.id === id));
      if (!beside && !modules.some((module) => module.id === id)) throw runtimeProblem('notFound');
      const before: readonly (AreaModule | Lesson)[] = beside ?? modules;
      const order = moved(
        before.map((one) => one.id),
        id,
        step,
      );
      for (const [position, one] of order.entries()) {
        if (before.find((known) => known.id === one)?.position === position) continue;
        await (beside ? this.lessons : this.modules).save(ctx, tx, one, { position });
      }
    });
  }

  /** @throws Problem notFound */
  async demandLesson(
    ctx: TenantContext,
    tx: EntityManager,
    { areaId, lessonId }: LessonOfArea,
  ): Promise<Lesson> {
    const lesson = await this.lessons.find(ctx, tx, { id: lessonId, areaId });
    if (!lesson) throw runtimeProblem('notFound');
    return lesson;
  }

  private async change(
    ctx: TenantContext,
    session: Session,
    areaId: string,
    change: (tx: EntityManager, course: readonly ModuleWithLessons[]) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run('changeCourse', async (tx) => {
      await this.areas.lock(ctx, tx, session, areaId);
      await change(tx, await this.read(ctx, tx, areaId));
    });
  }

  private async read(ctx: TenantContext, tx: EntityManager, areaId: string): Promise<ModuleWithLessons[]> {
    const options = { where: { areaId }, order: { position: 'ASC', id: 'ASC' } } as const;
    const modules = await this.modules.list(ctx, tx, options);
    const lessons = await this.lessons.list(ctx, tx, options);
    return modules.map((module) => ({
      module,
      lessons: lessons.filter(({ moduleId }) => moduleId === module.id),
    }));
  }
}

interface ModuleOfArea {
  readonly areaId: string;
  readonly moduleId: string;
}

interface LessonOfArea {
  readonly areaId: string;
  readonly lessonId: string;
}

function moduleIn(course: readonly ModuleWithLessons[], moduleId: string): ModuleWithLessons {
  const found = course.find(({ module }) => module.id === moduleId);
  if (!found) throw runtimeProblem('notFound');
  return found;
}

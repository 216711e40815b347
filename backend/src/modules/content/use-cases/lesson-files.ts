import { Injectable } from '@nestjs/common';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { Context, type TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { readObjectKey } from '../../../runtime/storage/index.js';
import { UploadLinks, Uploads, type ArrivingFile, type KeptFile } from '../../../runtime/uploads/index.js';
import { LESSON_FILE } from '../content-file.js';
import { Lesson } from '../store/lesson.entity.js';
import { AreaLessons } from './area-lessons.js';

export interface LessonFileToSend {
  readonly fileName: string;
  readonly bytes: number;
  /** The version of the lesson that the seller saw. */
  readonly version: number;
}

interface SeenLesson {
  readonly lessonId: string;
  readonly version: number;
}

/** The file of a lesson, sent by a signed link. The link names the version of the lesson, so it works once. */
@Injectable()
export class LessonFiles {
  constructor(
    @InjectTenantRepository(Lesson) private readonly lessons: TenantRepository<Lesson>,
    private readonly course: AreaLessons,
    private readonly links: UploadLinks,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A link for one file, valid for a minute. @throws Problem notFound; changedMeanwhile (409); fileEmpty, fileTooLarge */
  async grant(
    ctx: TenantContext,
    session: Session,
    { areaId, lessonId }: { readonly areaId: string; readonly lessonId: string },
    { version, fileName, bytes }: LessonFileToSend,
  ): Promise<{ readonly link: string; readonly expiresAt: Date }> {
    const lesson = await this.course.show(ctx, session, areaId, lessonId);
    if (lesson.version !== version) throw runtimeProblem('changedMeanwhile');
    const { platformId, locale } = ctx;
    const id = newId(this.clock.now());
    const of = { id, platformId, personId: session.person.id, subject: `${lessonId} ${version}` };
    return this.links.issue(LESSON_FILE, { ...of, bytes, fileName, locale });
  }

  /**
   * Takes the file that somebody sends by a link. The former file is deleted.
   * @param anonymous the context of the request, which the link makes that of the seller
   * @throws Problem of the link or of the file; changedMeanwhile (409); nothing is kept then
   */
  async send(
    anonymous: Context,
    link: string,
    file: Pick<ArrivingFile, 'content' | 'saidBytes'>,
  ): Promise<void> {
    const { personId, platformId, subject, locale, ...grant } = this.links.open(LESSON_FILE, link);
    const actor = { kind: 'user', id: personId } as const;
    const ctx = Context.of({ ...anonymous, actor, locale }).forPlatform(platformId);
    const [lessonId = '', version] = subject.split(' ');
    const seen = { lessonId, version: Number(version) };
    const before = await this.transactions.run('checkLessonFile', (tx) =>
      this.lessons.find(ctx, tx, { id: lessonId }),
    );
    // Before the file is read, so that a link that was used costs nothing.
    if (before?.version !== seen.version) throw runtimeProblem('changedMeanwhile');
    const former = await this.uploads.take(LESSON_FILE, { ...file, ...grant }, (kept) =>
      this.attach(ctx, seen, kept),
    );
    await this.discard(former);
  }

  /** @throws Problem notFound; changedMeanwhile (409) */
  async remove(
    ctx: TenantContext,
    session: Session,
    { areaId, lessonId }: { readonly areaId: string; readonly lessonId: string },
    version: number,
  ): Promise<void> {
    await this.course.show(ctx, session, areaId, lessonId);
    await this.discard(await this.attach(ctx, { lessonId, version }, null));
  }

  /** The key of the former file. */
  private async attach(
    ctx: TenantContext,
    { lessonId, version }: SeenLesson,
    kept: KeptFile | null,
  ): Promise<string | null> {
    return this.transactions.run('changeLessonFile', async (tx) => {
      const lesson = await this.lessons.lock(ctx, tx, lessonId);
      if (!lesson) throw runtimeProblem('notFound');
      const file = {
        objectKey: kept?.key ?? null,
        contentType: kept?.type ?? null,
        bytes: kept?.bytes ?? null,
      };
      await this.lessons.save(ctx, tx, lessonId, file, version);
      return lesson.objectKey;
    });
  }

  private async discard(objectKey: string | null): Promise<void> {
    const key = objectKey === null ? undefined : readObjectKey(objectKey);
    if (key) await this.uploads.discard(key);
  }
}

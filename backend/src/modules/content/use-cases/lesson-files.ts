import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { readObjectKey, storageProblem } from '../../../runtime/storage/index.js';
import {
  UploadLinks,
  Uploads,
  type ArrivingFile,
  type KeptFile,
  type OpenedUpload,
} from '../../../runtime/uploads/index.js';
import { LESSON_FILE, MOST_LESSON_FILES } from '../content-file.js';
import { contentProblem } from '../content-problems.js';
import { movedFiles, nextPosition } from '../domain/file-order.js';
import { titleOfFile } from '../domain/title-of-file.js';
import { LessonFile } from '../store/lesson-file.entity.js';
import { Lesson } from '../store/lesson.entity.js';
import { AreaLessons } from './area-lessons.js';

export interface LessonFileToSend {
  readonly fileName: string;
  readonly bytes: number;
}

export interface LessonOfArea {
  readonly areaId: string;
  readonly lessonId: string;
}

export interface FileOfLesson extends LessonOfArea {
  readonly fileId: string;
}

/** The files of a lesson, sent by signed links. Changes of them are made one after the other, under a lock of the lesson. */
@Injectable()
export class LessonFiles {
  constructor(
    @InjectTenantRepository(Lesson) private readonly lessons: TenantRepository<Lesson>,
    @InjectTenantRepository(LessonFile) private readonly files: TenantRepository<LessonFile>,
    private readonly course: AreaLessons,
    private readonly links: UploadLinks,
    private readonly uploads: Uploads,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** In their order. The caller has checked whose lesson it is. */
  list(ctx: TenantContext, lessonId: string): Promise<LessonFile[]> {
    return this.transactions.run('listLessonFiles', (tx) => this.ofLesson(ctx, tx, lessonId));
  }

  /** A link for one file, valid for a minute. @throws Problem notFound; tooManyLessonFiles; fileEmpty, fileTooLarge */
  async grant(
    ctx: TenantContext,
    session: Session,
    { areaId, lessonId }: LessonOfArea,
    { fileName, bytes }: LessonFileToSend,
  ): Promise<{ readonly link: string; readonly expiresAt: Date }> {
    await this.course.show(ctx, session, areaId, lessonId);
    await this.transactions.run('grantLessonFile', (tx) => this.refuseTooMany(ctx, tx, lessonId));
    const { platformId, locale } = ctx;
    const id = newId(this.clock.now());
    const subject = [lessonId, titleOfFile(fileName)].join(' ');
    const of = { id, platformId, personId: session.person.id, subject };
    return this.links.issue(LESSON_FILE, { ...of, bytes, fileName, locale });
  }

  /**
   * Takes the file that somebody sends by a link.
   * @param anonymous the context of the request, which the link makes that of the seller
   * @throws Problem of the link, of the file, or of {@link grant}; nothing is kept then
   */
  async send(
    anonymous: Context,
    link: string,
    file: Pick<ArrivingFile, 'content' | 'saidBytes'>,
  ): Promise<void> {
    const grant = this.links.open(LESSON_FILE, link, anonymous);
    const { ctx, id, bytes, isNamedPdf } = grant;
    // Before the file is read, so that a link that was used costs nothing.
    await this.transactions.run('checkLessonFile', (tx) => this.refuseUsed(ctx, tx, id));
    await this.uploads.take(LESSON_FILE, { ...file, bytes, isNamedPdf }, (kept) => this.attach(grant, kept));
  }

  /** @throws Problem notFound; changedMeanwhile (409) */
  async rename(
    ctx: TenantContext,
    session: Session,
    { fileId, ...of }: FileOfLesson,
    { title, version }: { readonly title: string; readonly version: number },
  ): Promise<void> {
    await this.change(ctx, session, of, async (tx, files) => {
      demand(files, fileId);
      await this.files.save(ctx, tx, fileId, { title }, version);
    });
  }

  /** Puts the files in this order. Ids that are not named come last. @throws Problem notFound */
  async arrange(
    ctx: TenantContext,
    session: Session,
    of: LessonOfArea,
    fileIds: readonly string[],
  ): Promise<void> {
    await this.change(ctx, session, of, async (tx, files) => {
      for (const { id, position } of movedFiles(files, fileIds))
        await this.files.save(ctx, tx, id, { position });
    });
  }

  /** Buyers cannot open it any more. @throws Problem notFound; changedMeanwhile (409) */
  async remove(
    ctx: TenantContext,
    session: Session,
    { fileId, ...of }: FileOfLesson,
    version: number,
  ): Promise<void> {
    let removed: string | undefined;
    await this.change(ctx, session, of, async (tx, files) => {
      removed = demand(files, fileId).objectKey;
      await this.files.delete(ctx, tx, fileId, version);
    });
    const key = removed === undefined ? undefined : readObjectKey(removed);
    if (key) await this.uploads.discard(key);
  }

  private async change(
    ctx: TenantContext,
    session: Session,
    { areaId, lessonId }: LessonOfArea,
    change: (tx: EntityManager, files: readonly LessonFile[]) => Promise<void>,
  ): Promise<void> {
    await this.course.show(ctx, session, areaId, lessonId);
    await this.transactions.run('changeLessonFiles', async (tx) => {
      await this.lockLesson(ctx, tx, lessonId);
      await change(tx, await this.ofLesson(ctx, tx, lessonId));
    });
  }

  private async attach({ ctx, id, subject }: OpenedUpload, kept: KeptFile): Promise<void> {
    const [lessonId = '', ...words] = subject.split(' ');
    await this.transactions.run('addLessonFile', async (tx) => {
      await this.lockLesson(ctx, tx, lessonId);
      await this.refuseUsed(ctx, tx, id);
      const position = await this.refuseTooMany(ctx, tx, lessonId);
      await this.files.insert(ctx, tx, {
        ...{ id, lessonId, title: words.join(' '), position, createdAt: this.clock.now() },
        ...{ objectKey: kept.key, contentType: kept.type, bytes: kept.bytes },
      });
    });
  }

  private async lockLesson(ctx: TenantContext, tx: EntityManager, lessonId: string): Promise<void> {
    if (!(await this.lessons.lock(ctx, tx, lessonId))) throw runtimeProblem('notFound');
  }

  private ofLesson(ctx: TenantContext, tx: EntityManager, lessonId: string): Promise<LessonFile[]> {
    return this.files.list(ctx, tx, { where: { lessonId }, order: { position: 'ASC', id: 'ASC' } });
  }

  private async refuseUsed(ctx: TenantContext, tx: EntityManager, id: string): Promise<void> {
    if (await this.files.find(ctx, tx, { id })) throw storageProblem('alreadyUploaded');
  }

  /** The position of the next file. */
  private async refuseTooMany(ctx: TenantContext, tx: EntityManager, lessonId: string): Promise<number> {
    const files = await this.ofLesson(ctx, tx, lessonId);
    if (files.length >= MOST_LESSON_FILES) throw contentProblem('tooManyLessonFiles');
    return nextPosition(files);
  }
}

function demand(files: readonly LessonFile[], fileId: string): LessonFile {
  const file = files.find(({ id }) => id === fileId);
  if (!file) throw runtimeProblem('notFound');
  return file;
}

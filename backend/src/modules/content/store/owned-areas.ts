import { sql } from '../../../database/index.js';

/** An area that a customer may open, since the first of the purchases that open it. */
export interface OwnedArea {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly hasCertificate: boolean;
  readonly seller: string;
  readonly grantedAt: Date;
}

const OF_CUSTOMER = `select a.id, a.title, a.description, a.has_certificate as "hasCertificate",
  min(coalesce(p.seller_name, '')) as seller, min(g.granted_at) as "grantedAt"
from sales_read s
join access_grants g on g.platform_id = s.platform_id and g.order_id = s.id and g.status = 'ACTIVE'
join area_products o on o.platform_id = g.platform_id and o.product_id = g.product_id
join member_areas a on a.platform_id = o.platform_id and a.id = o.area_id and a.status = 'PUBLISHED'
join products_read p on p.platform_id = g.platform_id and p.id = g.product_id
where s.platform_id = :platformId and s.buyer_email = :email`;

const GROUPED = 'group by a.id, a.title, a.description, a.has_certificate';

/** The latest first. */
export const OWNED_AREAS = sql<{ platformId: string; email: string }>(
  'owned-areas',
  `${OF_CUSTOMER} ${GROUPED} order by min(g.granted_at) desc, a.id limit 100`,
);

export const OWNED_AREA = sql<{ platformId: string; email: string; areaId: string }>(
  'owned-area',
  `${OF_CUSTOMER} and a.id = :areaId ${GROUPED}`,
);

/** A published lesson, and when this customer finished it. */
export interface OwnedLesson {
  readonly id: string;
  readonly areaId: string;
  readonly moduleId: string;
  readonly module: string;
  readonly title: string;
  readonly minutes: number | null;
  readonly opensAfterDays: number;
  readonly doneAt: Date | null;
}

/** In the order of the course. */
export const OWNED_LESSONS = sql<{ platformId: string; areaIds: readonly string[]; customerId: string }>(
  'owned-lessons',
  `select l.id, l.area_id as "areaId", l.module_id as "moduleId", m.title as module, l.title, l.minutes,
  l.opens_after_days as "opensAfterDays", d.done_at as "doneAt"
from lessons l
join area_modules m on m.platform_id = l.platform_id and m.id = l.module_id
left join lesson_progress d on d.platform_id = l.platform_id and d.lesson_id = l.id and d.customer_id = :customerId
where l.platform_id = :platformId and l.area_id = any (:areaIds::uuid[]) and l.is_published
order by l.area_id, m.position, m.id, l.position, l.id`,
);

/** What is in a lesson. */
export interface LessonContent {
  readonly body: string;
  readonly videoUrl: string | null;
}

export const LESSON_CONTENT = sql<{ platformId: string; areaId: string; lessonId: string }>(
  'lesson-content',
  `select body, video_url as "videoUrl" from lessons
where platform_id = :platformId and area_id = :areaId and id = :lessonId and is_published`,
);

/** A file of a lesson. */
export interface FileOfOwnedLesson {
  readonly id: string;
  readonly title: string;
  readonly objectKey: string;
  readonly contentType: string;
  readonly bytes: number;
}

export const FILES_OF_LESSON = sql<{ platformId: string; lessonId: string }>(
  'files-of-lesson',
  `select id, title, object_key as "objectKey", content_type as "contentType", bytes from lesson_files
where platform_id = :platformId and lesson_id = :lessonId order by position, id`,
);

interface OfLesson {
  readonly platformId: string;
  readonly customerId: string;
  readonly lessonId: string;
}

export const FINISH_LESSON = sql<OfLesson & { readonly areaId: string; readonly now: Date }>(
  'finish-lesson',
  `insert into lesson_progress (platform_id, customer_id, lesson_id, area_id, done_at)
values (:platformId, :customerId, :lessonId, :areaId, :now) on conflict do nothing`,
);

export const REOPEN_LESSON = sql<OfLesson>(
  'reopen-lesson',
  'delete from lesson_progress where platform_id = :platformId and customer_id = :customerId and lesson_id = :lessonId',
);

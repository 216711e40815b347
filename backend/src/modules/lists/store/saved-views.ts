import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';

/** A view of a list that somebody keeps: its name, and the query that shows it. */
export interface SavedView {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  /** Opened where the address of the list says nothing. */
  readonly isDefault: boolean;
}

/** Whose views. */
export interface ViewOwner {
  readonly platformId: string;
  readonly personId: string;
  readonly area: Area;
}

const OWN = 'platform_id = :platformId and person_id = :personId and area = :area';

const LIST = sql<ViewOwner & { list: string | null }>(
  'saved-views',
  `select id, list, name, query, is_default as "isDefault" from saved_views
where ${OWN} and (:list::text is null or list = :list) order by list, lower(name), id limit 500`,
);

const COUNT = sql<ViewOwner & { list: string; name: string }>(
  'count-saved-views',
  `select count(*)::int as count from saved_views where ${OWN} and list = :list and name <> :name`,
);

const NO_DEFAULT = sql<ViewOwner & { list: string; name: string }>(
  'no-default-view',
  `update saved_views set is_default = false where ${OWN} and list = :list and name <> :name and is_default`,
);

const SAVE = sql<ViewOwner & SavedView & { createdAt: Date }>(
  'save-view',
  `insert into saved_views (platform_id, id, person_id, area, list, name, query, is_default, created_at)
values (:platformId, :id, :personId, :area, :list, :name, :query, :isDefault, :createdAt)
on conflict (platform_id, person_id, area, list, name) do update set query = excluded.query, is_default = excluded.is_default
returning id`,
);

const REMOVE = sql<ViewOwner & { id: string }>(
  'remove-view',
  `delete from saved_views where ${OWN} and id = :id returning list, name`,
);

/** The views that people keep. */
@Injectable()
export class SavedViews {
  constructor(private readonly reads: Reads) {}

  /** Of one list, or of all lists of the area. */
  of(owner: ViewOwner, list: string | null): Promise<SavedView[]> {
    return this.reads.prepared<SavedView>(LIST({ ...owner, list }));
  }

  /** How many views of a list have other names. */
  async countOthers(
    tx: EntityManager,
    owner: ViewOwner,
    { list, name }: Pick<SavedView, 'list' | 'name'>,
  ): Promise<number> {
    const [counted] = await statement<{ count: number }>(tx, COUNT({ ...owner, list, name }));
    return counted?.count ?? 0;
  }

  /** Keeps a view; one of the same name is replaced, and at most one of a list is the default. */
  async save(
    tx: EntityManager,
    owner: ViewOwner,
    view: SavedView & { readonly createdAt: Date },
  ): Promise<string> {
    const { list, name, isDefault } = view;
    if (isDefault) await statement(tx, NO_DEFAULT({ ...owner, list, name }));
    const [saved] = await statement<{ id: string }>(tx, SAVE({ ...owner, ...view }));
    return saved?.id ?? view.id;
  }

  /** Undefined: the person has no such view in this area. */
  async remove(
    tx: EntityManager,
    owner: ViewOwner,
    id: string,
  ): Promise<Pick<SavedView, 'list' | 'name'> | undefined> {
    const [removed] = await statement<Pick<SavedView, 'list' | 'name'>>(tx, REMOVE({ ...owner, id }));
    return removed;
  }
}

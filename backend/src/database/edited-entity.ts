import { Column } from 'typeorm';

/** The columns of every row that people edit. {@link TenantRepository} writes them. */
export abstract class EditedEntity {
  /** Counts the edits, from 1. An edit names the version it was made on, and is refused when the row has another one by now. */
  @Column('integer', { default: 1 }) version: number;
  /** The actor of the last edit (`Context.recordedActor`). Null: it was never edited. */
  @Column('text', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  @Column('timestamptz', { name: 'updated_at', nullable: true }) updatedAt: Date | null;
}

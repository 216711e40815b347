import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An operator of the installation. Masters are above all platforms and belong to none. */
@Entity('masters')
export class Master {
  @PrimaryColumn('uuid') id: string;
  @Column('text') name: string;
  /** As `normalizeEmail` writes it; identifies one master. */
  @Column('text') email: string;
  /** Argon2id in the PHC string format. Null: this master cannot sign in with a password. */
  @Column('text', { name: 'password_hash', nullable: true, select: false }) passwordHash: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

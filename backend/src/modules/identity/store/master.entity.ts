import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An operator of the installation, above all platforms, hence without a platform. */
@Entity('masters')
export class Master {
  @PrimaryColumn('uuid') id: string;
  @Column('text') name: string;
  @Column('text') email: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

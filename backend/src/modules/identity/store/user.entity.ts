import { Column, Entity, PrimaryColumn } from 'typeorm';

export type UserRole = 'PRODUCER' | 'CUSTOMER' | 'ADMIN' | 'FUNCTIONARY' | 'MANAGER';

/** A person of one platform. The same e-mail may exist on another platform as another person. */
@Entity('users')
export class User {
  @PrimaryColumn('uuid') id: string;
  @PrimaryColumn('uuid', { name: 'platform_id' }) platformId: string;
  @Column('text') role: UserRole;
  @Column('text') name: string;
  @Column('text') email: string;
  @Column('uuid', { name: 'manager_id', nullable: true }) managerId: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContentDelivery1795647049980 implements MigrationInterface {
  name = 'ContentDelivery1795647049980';

  async up(db: QueryRunner): Promise<void> {
    await db.query('');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('');
  }
}

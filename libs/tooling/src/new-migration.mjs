// @ts-check
/**
 * Creates a migration and its line in the list of migrations.
 *
 * npm run new:migration -- support-hours
 */
import fs from 'node:fs';
import path from 'node:path';
import { asCommand, Refusal } from './progress.mjs';
import { inRoot, isMain } from './workspace.mjs';

const LIST = 'index.ts';

/**
 * @param {string} folder of the migrations
 * @param {string} name what changes, in words joined by hyphens
 * @param {number} timestamp milliseconds since 1970; later than that of every migration
 * @returns {string[]} the files written
 */
export function newMigration(folder, name, timestamp) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    throw new Refusal('The name is written in lower case: support-hours');
  const list = fs.readFileSync(path.join(folder, LIST), 'utf8');
  const last = Math.max(...[...list.matchAll(/'\.\/(\d{13})-/g)].map(([, number]) => Number(number)));
  if (timestamp <= last) throw new Refusal(`The last migration is of ${last}, which is later`);
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const className = `${words.join('')}${timestamp}`;
  const file = `${timestamp}-${name}.ts`;
  fs.writeFileSync(path.join(folder, file), migration(className));
  fs.writeFileSync(path.join(folder, LIST), withMigration(list, className, file));
  return [file, LIST];
}

/** @param {string} list @param {string} className @param {string} file */
function withMigration(list, className, file) {
  const line = `import { ${className} } from './${file.replace(/ts$/, 'js')}';\n`;
  return list
    .replace('\nexport const', `${line}\nexport const`)
    .replace(/\n\];\n$/, `\n  ${className},\n];\n`);
}

/** @param {string} className */
const migration = (className) => `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  name = '${className}';

  async up(db: QueryRunner): Promise<void> {
    await db.query('');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('');
  }
}
`;

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    const [name = ''] = process.argv.slice(2);
    const files = newMigration(inRoot('backend/src/database/migrations'), name, Date.now());
    console.log(`${files.join('\n')}\n\nNext: the statements, and the column in its entity`);
    return 0;
  });
}

// @ts-check
import { buildCompiled } from './build.mjs';
import { run } from './processes.mjs';
import { asCommand, stage } from './progress.mjs';
import { startTestDatabase } from './test-database.mjs';
import { inRoot, packageFile } from './workspace.mjs';

await asCommand(async () => {
  const starting = stage('throw-away PostgreSQL', startTestDatabase);
  await stage('build', buildCompiled);
  const database = await starting;
  try {
    await stage('migrate', database.migrate);
    await stage('jest', () =>
      run(
        process.execPath,
        [
          packageFile('jest', 'bin/jest.js'),
          '-c',
          inRoot('libs/tooling/config/jest.config.mjs'),
          ...process.argv.slice(2),
        ],
        { env: { ...process.env, ...database.env } },
      ),
    );
  } finally {
    await database.stop();
  }
});

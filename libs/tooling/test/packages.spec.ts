import path from 'node:path';
import { expect, test } from '@jest/globals';
import { runNode } from '../src/processes.mjs';

const BACKEND = path.resolve(__dirname, '../../../backend');

/** What a program prints whose imports are those of a file in this folder. */
async function printed(folder: string, program: string): Promise<unknown> {
  const args = ['--input-type=module', '--eval', `import 'reflect-metadata'; ${program}`];
  return JSON.parse(await runNode(args, { cwd: path.join(BACKEND, folder), capture: true }));
}

test('each package exports the same from its bundle as from its installation', async () => {
  const program = `
    import fs from 'node:fs';
    const { dependencies } = JSON.parse(fs.readFileSync(${JSON.stringify(path.join(BACKEND, 'package.json'))}, 'utf8'));
    const given = {};
    for (const name of Object.keys(dependencies).filter((name) => !/^(@aws-sdk|@guiche)\\//.test(name)))
      given[name] = Object.keys(await import(name)).sort();
    console.log(JSON.stringify(given));`;
  const [installed, bundled] = await Promise.all([printed('.', program), printed('dist', program)]);
  expect(bundled).toEqual(installed);
});

test('packages that Nest loads on demand, and dependencies of our libraries, are single copies', async () => {
  const program = `
    import { ValidationPipe } from '@nestjs/common';
    import { Expose } from 'class-transformer';
    import { IsIn } from 'class-validator';
    class Asked { paid; }
    Expose({ name: 'pago' })(Asked.prototype, 'paid');
    IsIn(['sim'])(Asked.prototype, 'paid');
    const pipe = new ValidationPipe({ transform: true, exceptionFactory: ([{ property, constraints }]) => ({ property, constraints }) });
    const asked = await pipe.transform({ pago: 'sim' }, { type: 'body', metatype: Asked });
    const refused = await pipe.transform({ pago: 'no' }, { type: 'body', metatype: Asked }).catch((error) => error);
    const where = (name) => import.meta.resolve(name).split('/backend/')[1];
    console.log(JSON.stringify({ asked, known: asked instanceof Asked, refused, places: ['typeorm', '@guiche/gateway-kit'].map(where) }));`;
  expect(await printed('dist', program)).toEqual({
    asked: { paid: 'sim' },
    known: true,
    refused: { property: 'paid', constraints: { isIn: 'paid must be one of the following values: sim' } },
    places: ['dist/node_modules/typeorm/index.js', 'dist/node_modules/@guiche/gateway-kit/index.js'],
  });
});

import { describe, expect, it } from '@jest/globals';
import { lockFileProblems } from '../src/dependencies/lock-file.mjs';
import { bomProblems } from '../src/dependencies/sbom.mjs';

const HASH = `sha512-${'A'.repeat(86)}==`;

describe('the lock file', () => {
  const sound = {
    '': { dependencies: { pg: '8.23.1' } },
    'node_modules/pg': { version: '8.23.1', integrity: HASH },
    'node_modules/@guiche/money': { resolved: 'libs/money', link: true },
  };
  const manifest = () => ({ dependencies: { pg: '8.23.1' } });

  it('the lock file is accepted when every package has a hash and every version is that of its package.json', () => {
    expect(lockFileProblems(sound, manifest)).toEqual([]);
  });

  it('the lock file is refused when a package has no hash, or only a weak one', () => {
    const problem =
      'node_modules/pg: has no SHA-512 hash. Choose a version that the registry has for every system.';
    for (const entry of [{ version: '8.23.1' }, { version: '8.23.1', integrity: 'sha1-AAAA' }]) {
      expect(lockFileProblems({ ...sound, 'node_modules/pg': entry }, manifest)).toEqual([problem]);
    }
  });

  it.each(['git+ssh://git@example.org/pg.git', 'http://registry.example/pg/-/pg-8.23.1.tgz', 'file:../pg'])(
    'the lock file is refused when a package is loaded from %s',
    (resolved) => {
      const entry = { version: '8.23.1', integrity: HASH, resolved };
      expect(lockFileProblems({ ...sound, 'node_modules/pg': entry }, manifest)).toEqual([
        `node_modules/pg: comes from ${resolved}, not from a package registry.`,
      ]);
    },
  );

  it('the lock file is refused when a package.json names another version', () => {
    expect(lockFileProblems(sound, () => ({ dependencies: { pg: '8.24.0' } }))).toEqual([
      '. pg: package.json 8.24.0, lock file 8.23.1. Run "npm install".',
    ]);
  });
});

describe('the bill of materials', () => {
  const component = { name: 'pg', version: '8.23.1', hashes: [{}], licenses: [{ license: { id: 'MIT' } }] };

  it('accepts a component with a hash and a permissive licence, and our own workspaces', () => {
    const own = {
      name: 'money',
      version: '0.1.0',
      properties: [{ name: 'cdx:npm:package:private', value: 'true' }],
    };
    const choice = { ...component, licenses: [{ expression: '(MIT OR GPL-3.0-only)' }] };
    expect(bomProblems({ components: [component, own, choice] })).toEqual([]);
  });

  it('names packages without a hash or licence, or with a licence that is not accepted', () => {
    expect(
      bomProblems({
        components: [
          { ...component, hashes: [] },
          { ...component, group: '@x', licenses: [] },
          { ...component, licenses: [{ license: { id: 'AGPL-3.0-only' } }] },
          { ...component, licenses: [{ expression: 'MIT AND GPL-2.0-only' }] },
        ],
      }),
    ).toEqual([
      'pg@8.23.1: has no hash.',
      '@x/pg@8.23.1: has no licence.',
      'pg@8.23.1: licence AGPL-3.0-only is not accepted.',
      'pg@8.23.1: licence MIT AND GPL-2.0-only is not accepted.',
    ]);
  });
});

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import ts from 'typescript';
import { inRoot, packageFile } from '../src/workspace.mjs';
import { permitted, violations } from './planted-violations.js';

const CONFIGURATION = [
  '.oxlintrc.jsonc',
  'libs/tooling/config/lint-rules.mjs',
  'tsconfig.json',
  'frontend/tsconfig.json',
];

/** A checkout with nothing in it but the linter's configuration and the planted sources. */
let checkout: string;

function plant(file: string, source: string) {
  const target = path.join(checkout, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, source);
}

/** @returns the rules that each file breaks, sorted, without their plugins */
function lint(): Record<string, string[]> {
  const oxlint = packageFile('oxlint', 'bin/oxlint');
  const args = [oxlint, '--format', 'json', 'backend', 'frontend', 'libs'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: checkout, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(stdout);
  const found: Record<string, string[]> = {};
  for (const { filename, code } of JSON.parse(stdout).diagnostics) {
    const rule = code === undefined ? '(a pardon for nothing)' : code.replace(/^.*\((.*)\)$/, '$1');
    found[filename] = [...(found[filename] ?? []), rule].sort();
  }
  return found;
}

beforeAll(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  for (const file of CONFIGURATION) plant(file, fs.readFileSync(inRoot(file), 'utf8'));
  fs.symlinkSync(inRoot('node_modules'), path.join(checkout, 'node_modules'));
});

afterAll(() => fs.rmSync(checkout, { recursive: true }));

test('each rule finds what breaks it, in the file where it is, and nothing else', () => {
  for (const [file, { source }] of violations) plant(file, source);
  for (const [file, source] of permitted) plant(file, source);
  expect(lint()).toEqual(Object.fromEntries([...violations].map(([file, { breaks }]) => [file, breaks])));
});

test('no rule is switched on that was not seen to bite', () => {
  const text = fs.readFileSync(inRoot('.oxlintrc.jsonc'), 'utf8');
  const { config } = ts.parseConfigFileTextToJson('.oxlintrc.jsonc', text);
  const switchedOn = [config, ...config.overrides]
    .flatMap((part: { rules: Record<string, unknown> }) => Object.entries(part.rules))
    .filter(([, setting]) => setting !== 'off')
    .map(([rule]) => rule.replace(/^.*\//, ''));
  const planted = [...violations.values()].flatMap(({ breaks }) => breaks);
  expect(switchedOn.filter((rule) => !planted.includes(rule))).toEqual([]);
});

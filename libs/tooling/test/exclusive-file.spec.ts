import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { oneAtATime } from '../src/exclusive-file.mjs';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-exclusive-'));
  lock = path.join(folder, 'work.lock');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const nothing = () => Promise.resolve('done');

test('exclusive work runs in turn, and reports to those who wait', async () => {
  const told = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  let inside = 0;
  const work = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside -= 1;
    return 'done';
  };
  const all = Promise.all([1, 2, 3].map(() => oneAtATime(lock, 'builds', work)));
  expect(await all).toEqual(['done', 'done', 'done']);
  expect(told.mock.calls).toEqual(Array(2).fill(['  ...   another process builds, waiting for it']));
  told.mockRestore();
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('failed work releases the lock', async () => {
  await expect(oneAtATime(lock, 'builds', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await oneAtATime(lock, 'builds', nothing)).toBe('done');
});

test.each([
  ['is of a process that ended, and its number is another’s now', `${process.ppid} 1\n`],
  ['lost its content with the power', ''],
  ['is of an older version of ours', `${process.ppid}\n`],
])('a lock that %s is taken over', async (_, content) => {
  fs.writeFileSync(lock, content);
  expect(await oneAtATime(lock, 'builds', nothing)).toBe('done');
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('work that a child process continues after a kill is waited for', async () => {
  const told = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const helper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await oneAtATime(lock, 'builds', (include) => {
    include(helper.pid ?? 0);
    // What the file holds when we are killed now.
    fs.copyFileSync(lock, `${lock}.left`);
    return nothing();
  });
  const left = fs.readFileSync(`${lock}.left`, 'utf8').split('\n');
  expect(left).toHaveLength(3);
  fs.writeFileSync(lock, `${process.ppid} 1\n${left[1]}\n`);
  // Instants, because the lock may notice the end of the process before its event arrives here.
  const begun = oneAtATime(lock, 'builds', () => Promise.resolve(performance.now()));
  await sleep(300);
  const killed = performance.now();
  helper.kill('SIGKILL');
  await once(helper, 'exit');
  expect(await begun).toBeGreaterThan(killed);
  expect(told.mock.calls).toEqual([['  ...   another process builds, waiting for it']]);
  told.mockRestore();
});

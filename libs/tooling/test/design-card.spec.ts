import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { inRoot } from '../src/workspace.mjs';

interface PackageJson {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function dependenciesOf(folder: string): object {
  const text = fs.readFileSync(inRoot(folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as PackageJson;
  return { ...dependencies, ...devDependencies };
}

it.each([
  ['backend', '@nestjs/core', 'D3, D5'],
  ['backend', '@nestjs/common', 'D6'],
  ['backend', '@nestjs/config', 'D7'],
  ['backend', '@nestjs/typeorm', 'D8'],
  ['backend', 'typeorm', 'D9'],
  ['backend', 'pg', 'D10'],
  ['backend', 'class-validator', 'D11'],
  ['backend', 'class-transformer', 'D12'],
  ['backend', '@nestjs/axios', 'D13'],
  ['frontend', '@remix-run/node', 'D4, D14'],
  ['frontend', '@remix-run/react', 'D15'],
  ['frontend', 'react', 'D2, D16'],
  ['frontend', '@mantine/core', 'D17'],
  ['frontend', '@mantine/form', 'D18'],
  ['backend', 'qrcode', 'D19'],
  ['.', 'jest', 'D20'],
  ['backend', '@nestjs/testing', 'D21'],
  ['.', '@playwright/test', 'D22'],
  ['.', 'typescript', 'D1'],
])('%s depends on %s (%s)', (folder, name) => {
  expect(dependenciesOf(folder)).toHaveProperty([name]);
});

it.each([
  'backend',
  'frontend',
  'libs',
  'ormconfig.ts',
  'nest-cli.json',
  'package.json',
  'tsconfig.json',
  'docker-compose.yml',
  '.env.example',
  'README.md',
])('%s is at the top of the repository (D23, D24, D25, D26, D27, D28, D29, D30, D31, D32)', (name) => {
  expect(fs.existsSync(inRoot(name))).toBe(true);
});

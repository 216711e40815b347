/** One source for each rule of the linter, and what it breaks. Where a file lies decides which rules it meets. */

export interface Planted {
  readonly source: string;
  /** Rules without their plugin's name, in alphabetical order. */
  readonly breaks: readonly string[];
}

const business = 'backend/src/modules/planted';
const gateway = 'backend/src/gateways/planted';
const page = 'frontend/checkout/planted';
const tool = 'libs/tooling/src/planted';

const LONG = `export function long(step) {\n${'  step();\n'.repeat(70)}}\n`;
const ENVIRONMENT = "export const home = process.env['HOME'];";

/** Named for its rule, in a file of business code. */
const inBusinessCode = {
  'await-thenable': 'export async function wait() { await 1; }',
  'no-floating-promises': 'export function f(pay: () => Promise<void>) { pay(); }',
  'no-misused-promises': 'export const f = (isPaid: () => Promise<boolean>) => (isPaid() ? 1 : 2);',
  'return-await':
    'export async function f(pay: () => Promise<void>) { try { return pay(); } catch { return; } }',
  'switch-exhaustiveness-check':
    "export function f(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }",
  'ban-ts-comment': '// @ts-ignore\nexport const a = 1;',
  'no-empty-object-type': 'export type Nothing = {};',
  'no-explicit-any': 'export const f = (a: any) => a;',
  'no-extra-non-null-assertion': 'export const f = (a?: string) => a!!;',
  'no-non-null-asserted-optional-chain': 'export const f = (a?: { b?: string }) => a?.b!;',
  'no-unnecessary-type-constraint': 'export const f = <T extends unknown>(a: T) => a;',
  'no-unsafe-declaration-merging': 'export interface A { b: string }\nexport class A {}',
  'no-unsafe-function-type': 'export const f = (a: Function) => a;',
  'no-wrapper-object-types': 'export const f = (a: String) => a;',
  'prefer-as-const': "export const a = { b: 'c' as 'c' };",
  'no-duplicate-enum-values': 'export enum E { a = 1, b = 1 }',
  'no-misused-new': 'export interface A { new (): A }',
  'no-namespace': 'export namespace A { export const b = 1; }',
  'no-require-imports': "export const fs = require('node:fs');",
  'no-this-alias': 'export class A { me() { const self = this; return () => self; } }',
  'triple-slash-reference': '/// <reference path="./other.ts" />\nexport const a = 1;',
  eqeqeq: "export const f = (a: string) => a == 'b';",
  'injected-clock': 'export const now = new Date();',
  'max-lines-per-function': LONG.replace('(step)', '(step: () => void)'),
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'no-console': 'console.log(1);\nexport {};',
  'no-restricted-properties': ENVIRONMENT,
  'no-unused-expressions': 'export const f = (a: boolean, b: () => void) => { a && b(); };',
  'no-unused-vars': 'export function f(a: string, b: string) { return a; }',
  'no-var': 'export var a = 1;',
  'prefer-const': 'export function f() { let a = 1; return a; }',
  'prefer-rest-params': 'export function f() { return arguments; }',
  'prefer-spread':
    'export const f = (add: (...n: number[]) => number, n: number[]) => add.apply(undefined, n);',
};

/** Named for its rule, in a component; `use…` comes from React. */
const inComponents = {
  'error-boundaries':
    'export function A({ B }: { B: () => null }) { try { return <B />; } catch { return null; } }',
  'exhaustive-deps':
    'export function A({ on }: { on: () => void }) { useEffect(() => { on(); }, []); return null; }',
  globals: 'let drawn = 0;\nexport function A() { drawn = drawn + 1; return <p>{drawn}</p>; }',
  immutability: 'export function A(a: { b: { c: number } }) { a.b.c = 1; return <p>{a.b.c}</p>; }',
  'incompatible-library':
    "import { useForm } from 'react-hook-form';\nexport function A() { const { watch } = useForm(); return <p>{watch('a')}</p>; }",
  purity: 'export function A() { return <p>{Math.random()}</p>; }',
  refs: 'export function A() { const ref = useRef(0); return <p>{ref.current}</p>; }',
  'rules-of-hooks': 'export function A({ on }: { on: boolean }) { if (on) useState(1); return null; }',
  'set-state-in-render': 'export function A() { const [a, setA] = useState(0); setA(1); return <p>{a}</p>; }',
  'static-components': 'export function A() { const B = () => <p />; return <B />; }',
  'unsupported-syntax': "export function A() { return <p>{eval('1')}</p>; }",
  'use-memo': 'export function A() { const a = useMemo((b?: number) => b, []); return <p>{a}</p>; }',
};

/** @returns each under its rule's name, with the hooks that it uses imported */
const named = (folder: string, ending: string, sources: Record<string, string>): [string, Planted][] =>
  Object.entries(sources).map(([rule, source]) => {
    const hooks = [...new Set(source.match(/\buse(?:Effect|Memo|Ref|State)\b/g))];
    const imports = hooks.length > 0 ? `import { ${hooks.join(', ')} } from 'react';\n` : '';
    return [`${folder}/${rule}.${ending}`, { source: imports + source, breaks: [rule] }];
  });

export const violations = new Map<string, Planted>([
  ...named(business, 'ts', inBusinessCode),
  ...named(page, 'tsx', inComponents),
  [
    `${business}/module.ts`,
    { source: 'export declare module A {}', breaks: ['no-namespace', 'prefer-namespace-keyword'] },
  ],
  [
    `${page}/reassigned.tsx`,
    {
      source:
        "import { useCallback } from 'react';\nexport function useA(n: number) {\n  let a = 1;\n  if (n > 1) a = n;\n  const f = useCallback(() => a, [a]);\n  a = 3;\n  return f;\n}",
      breaks: ['immutability', 'preserve-manual-memoization', 'preserve-manual-memoization'],
    },
  ],
  [`${gateway}/clock.ts`, { source: 'export const now = Date.now();', breaks: ['injected-clock'] }],
  [`${gateway}/environment.ts`, { source: ENVIRONMENT, breaks: ['no-restricted-properties'] }],
  ['backend/src/runtime/planted.ts', { source: ENVIRONMENT, breaks: ['no-restricted-properties'] }],
  ['libs/planted/src/planted.ts', { source: ENVIRONMENT, breaks: ['no-restricted-properties'] }],
  [`${page}/environment.tsx`, { source: ENVIRONMENT, breaks: ['no-restricted-properties'] }],
  [`${tool}/equality.mjs`, { source: 'export const f = (a) => a == null;', breaks: ['eqeqeq'] }],
  [`${tool}/long.mjs`, { source: LONG, breaks: ['max-lines-per-function'] }],
  [
    `${tool}/allowed.mjs`,
    { source: '// oxlint-disable-next-line eqeqeq\nexport const a = 1;', breaks: ['(a pardon for nothing)'] },
  ],
]);

/** What the same rules permit, each for the reason that the configuration gives beside it. */
export const permitted = new Map<string, string>([
  [`${business}/nothing.ts`, 'export const f = (a?: string) => a == null;'],
  [`${business}/rest.ts`, 'export const f = ({ a, ...rest }: { a: 1; b: 2 }, _n: number) => rest;'],
  [`${business}/clock.spec.ts`, 'export const now = [Date.now(), process.env];'],
  [`${business}/testing/clock.ts`, 'export const now = [Date.now(), process.env];'],
  [`${business}/long.spec.ts`, LONG.replace('(step)', '(step: () => void)')],
  ['backend/src/commands/planted.ts', 'console.log(1);\nexport {};'],
  ['backend/src/config/planted.ts', ENVIRONMENT],
  ['backend/src/runtime/planted-clock.ts', 'export const now = Date.now();'],
]);

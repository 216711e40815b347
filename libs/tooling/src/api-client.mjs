// @ts-check
/**
 * Generates libs/api-client from the API's description: openapi.json as printed by the built backend, the types of every call,
 * and the rules of the fields of every request body. With --check it writes nothing and fails when the committed files differ.
 */
import fs from 'node:fs';
import ts from 'typescript';
import { buildCompiled } from './build.mjs';
import { bodyRules } from './body-rules.mjs';
import { formatted } from './format.mjs';
import { runNode } from './processes.mjs';
import { asCommand, Refusal } from './progress.mjs';
import { inRoot, isMain, writeWhole } from './workspace.mjs';

const DOCUMENT = inRoot('libs/api-client/openapi.json');
const TYPES = inRoot('libs/api-client/src/schema.ts');
const RULES = inRoot('libs/api-client/src/rules.ts');
const NOTE = '// Generated from the API by `npm run api:generate`. Do not edit.\n\n';
const IMPORTS = "import type { Cents } from '@guiche/money';\n\n";

/** @returns {Promise<Record<string, string>>} file contents by path */
async function generate() {
  await buildCompiled();
  const printed = await runNode([inRoot('backend/dist/programs/openapi.js')], {
    capture: true,
    name: 'openapi',
  });
  const document = `${JSON.stringify(JSON.parse(printed), null, 2)}\n`;
  const { default: openapiTypes, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTypes(document, { transform: centsType }));
  return {
    [DOCUMENT]: document,
    [TYPES]: await formatted(TYPES, `${NOTE}${IMPORTS}${types}`),
    [RULES]: await formatted(RULES, `${NOTE}${bodyRules(JSON.parse(document))}`),
  };
}

/**
 * A number that the API describes with `format: cents` has the type `Cents`, so that no page has to cast it.
 * @param {import('openapi-typescript').SchemaObject} schema
 */
function centsType(schema) {
  if (schema.format !== 'cents') return undefined;
  const { factory } = ts;
  const cents = factory.createTypeReferenceNode('Cents');
  return schema.nullable
    ? factory.createUnionTypeNode([cents, factory.createLiteralTypeNode(factory.createNull())])
    : cents;
}

/** Fails when the committed client does not match the API. */
export async function checkClient() {
  const stale = Object.entries(await generate()).filter(([file, wanted]) => readOr(file, '') !== wanted);
  if (stale.length === 0) return;
  throw new Refusal(
    'The generated API client is stale. Run "npm run api:generate" and commit libs/api-client.',
  );
}

/**
 * @param {string} file
 * @param {string} otherwise
 */
const readOr = (file, otherwise) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : otherwise);

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    if (process.argv.includes('--check')) return checkClient();
    for (const [file, content] of Object.entries(await generate())) writeWhole(file, content);
    console.log('libs/api-client is fresh');
  });
}

// @ts-check
/** @typedef {{ type?: string, enum?: unknown[], format?: string, pattern?: string, minLength?: number, maxLength?: number,
 *   minimum?: number, maximum?: number, maxItems?: number, items?: Schema, 'x-rule'?: string, $ref?: string,
 *   properties?: Record<string, Schema>, required?: string[] }} Schema */
/** @typedef {{ paths: Record<string, Record<string, { requestBody?: { content?: Record<string, { schema?: Schema }> } }>>,
 *   components: { schemas: Record<string, Schema> } }} Document */

/**
 * The rules of each request body, as TypeScript: one constant for each DTO. Fields that are objects have no rule of their own.
 * @param {Document} document the description of the API
 * @returns {string}
 */
export function bodyRules({ paths, components: { schemas } }) {
  const bodies = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ requestBody }) => requestBody?.content?.['application/json']?.schema?.$ref)
    .flatMap((reference) => (reference ? [reference.slice('#/components/schemas/'.length)] : []));
  const constants = [...new Set(bodies)].sort().map((name) => constantOf(name, schemas[name] ?? {}));
  return `import type { FieldRules } from '@guiche/field-rules';\n\n${constants.join('\n')}`;
}

/** @param {string} name @param {Schema} schema */
function constantOf(name, { properties = {}, required = [] }) {
  const rules = Object.entries(properties).flatMap(([field, schema]) => {
    const rule = ruleOf(schema);
    return rule ? [[field, required.includes(field) ? rule : { ...rule, optional: true }]] : [];
  });
  const constant = `${name.replace(/Dto$/, '').replace(/^./, (letter) => letter.toLowerCase())}Rules`;
  const value = JSON.stringify(Object.fromEntries(rules));
  return `/** The rules of {@link components.schemas.${name}}. */\nexport const ${constant} = ${value} as const satisfies FieldRules;\n`;
}

/** The inverse of how `@Field` describes a rule. @param {Schema} schema @returns {object | undefined} */
export function ruleOf(schema) {
  if (schema.enum) return { kind: 'oneOf', values: schema.enum };
  switch (schema.type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
      return { kind: schema.format ?? 'integer', min: schema.minimum, max: schema.maximum };
    case 'array': {
      const of = schema.items && ruleOf(schema.items);
      return of && { kind: 'list', of, maxItems: schema.maxItems };
    }
    case 'string':
      return textRule(schema);
    default:
      return undefined;
  }
}

/** A text without a limit is checked elsewhere. @param {Schema} schema */
function textRule({ minLength = 0, maxLength, pattern, format, 'x-rule': rule }) {
  if (maxLength === undefined) return undefined;
  const known = format === 'uri' ? 'httpsUrl' : (format ?? rule);
  return {
    kind: 'text',
    min: minLength,
    max: maxLength,
    ...(pattern !== undefined && { pattern: pattern.replace(/^\^\(\?:(.*)\)\$$/s, '$1') }),
    ...(known !== undefined && { format: known }),
  };
}

import { getMetadataArgsStorage } from 'typeorm';

/**
 * The columns of an entity for a select, each named as its property: `o.id as "id", o.platform_id as "platformId", …`. Entities are
 * the only declaration of names; a row that is read so has the entity's type, except that sums of money are numbers until `cents`.
 */
export function columnsOf(entity: new () => object, alias: string): string {
  const columns = columnArgsOf(entity).map(
    ({ propertyName, options }) => `${alias}.${options.name ?? propertyName} as "${propertyName}"`,
  );
  return columns.join(', ');
}

/** The columns of an entity as arguments of `json_build_object`, each named as its property: `'id', o.id, 'title', o.title, …`. */
export function jsonColumnsOf<Entity extends object>(
  entity: new () => Entity,
  alias: string,
  { without = [] }: { readonly without?: readonly (keyof Entity & string)[] } = {},
): string {
  return columnArgsOf(entity)
    .filter(({ propertyName }) => !without.some((name) => name === propertyName))
    .map(({ propertyName, options }) => `'${propertyName}', ${alias}.${options.name ?? propertyName}`)
    .join(', ');
}

/** The columns of an entity and its parameters for an insert: `(id, platform_id, …) values (:id, :platformId, …)`. */
export function insertColumnsOf(entity: new () => object): string {
  const columns = columnArgsOf(entity);
  const names = columns.map(({ propertyName, options }) => options.name ?? propertyName);
  const parameters = columns.map(({ propertyName }) => `:${propertyName}`);
  return `(${names.join(', ')}) values (${parameters.join(', ')})`;
}

/** Of the entity and of the classes it extends. */
function columnArgsOf(entity: new () => object) {
  const { columns } = getMetadataArgsStorage();
  const found = columns.filter(
    ({ target }) => typeof target === 'function' && (target === entity || isAbove(target, entity)),
  );
  if (found.length === 0) throw new Error(`${entity.name} is no entity`);
  return found;
}

const isAbove = (above: object, entity: new () => object): boolean =>
  Object.prototype.isPrototypeOf.call(above, entity);

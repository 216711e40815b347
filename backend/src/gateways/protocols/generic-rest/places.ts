import { UnreadableBody, type Json, type NativeBody } from '@guiche/gateway-kit';

/**
 * Puts values at their paths: `{'customer.name': 'Ana'}` becomes `{customer: {name: 'Ana'}}`. Undefined values are
 * omitted.
 */
export function placed(values: Readonly<Record<string, Json>>): { readonly [field: string]: Json } {
  const root: Record<string, Json> = {};
  for (const [way, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const names = way.split('.');
    const last = names.pop() ?? way;
    const place = names.reduce<Record<string, Json>>((object, name) => {
      const inner = (object[name] ??= {});
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
        throw new Error(`${way} leads through a value`);
      return inner as Record<string, Json>;
    }, root);
    place[last] = value;
  }
  return root;
}

/**
 * The object that contains the last name of a path, with that name; undefined where the answer does not have the
 * path.
 */
export function placeOf(body: NativeBody, way: string): { body: NativeBody; field: string } | undefined {
  const names = way.split('.');
  const field = names.pop() ?? way;
  let place: NativeBody | undefined = body;
  for (const name of names) place = place?.optionalObject(name);
  return place ? { body: place, field } : undefined;
}

export function textAt(body: NativeBody, way: string): string {
  const place = placeOf(body, way);
  if (!place) throw new UnreadableBody(`${way} is missing`);
  return place.body.text(place.field);
}

export function optionalTextAt(body: NativeBody, way: string): string | undefined {
  const place = placeOf(body, way);
  return place?.body.optionalText(place.field);
}

export function optionalInstantAt(body: NativeBody, way: string): Date | undefined {
  const place = placeOf(body, way);
  return place?.body.optionalInstant(place.field);
}

export const within = (body: NativeBody, way: string | undefined): NativeBody => {
  if (way === undefined) return body;
  const place = placeOf(body, way);
  if (!place) throw new UnreadableBody(`${way} is missing`);
  return place.body.at(place.field);
};

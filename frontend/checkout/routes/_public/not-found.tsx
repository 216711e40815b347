import { data } from '@remix-run/node';

export const handle = { hydrate: false };

/** Every address the site does not have. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}

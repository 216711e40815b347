import { data } from '@remix-run/node';

/** Every address below the paths of the back office that has no page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

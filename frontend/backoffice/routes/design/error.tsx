import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { throwProblem, type ErrorDetails } from '../../access/problem-response.server';
import { onlyInDemo } from '../../features/design/only-in-demo.server';

/** Each of the error pages, as a problem of the API leads to it. */
export function loader(args: LoaderFunctionArgs): never {
  onlyInDemo(args);
  const status = Number(args.params['status']);
  const requestId = args.context.requestId;
  const access = { area: 'admin', flag: 'isSalesAvailable' } as const;
  if (status === 401) {
    const details: ErrorDetails = { area: access.area, flag: null, code: '', requestId };
    throw data(details, { status });
  }
  const problem = { status, code: '', title: '', errors: {}, flag: null, requestId, retryAfterSeconds: null };
  return throwProblem(problem, access, args.request);
}

export default function DesignError() {
  return null;
}

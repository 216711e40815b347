import { layout, route, type RouteConfig } from '@remix-run/route-config';

/**
 * The pages of the back office. The first segments of their addresses are also in server/applications.mjs, which sends a
 * request to this application.
 */
export default [
  route('color-scheme', './routes/resources/color-scheme.ts'),
  layout('./routes/design/layout.tsx', [
    route('resources/design/back-office', './routes/design/components.tsx'),
    route('resources/design/back-office/form', './routes/design/form.tsx'),
    route('resources/design/back-office/error/:status', './routes/design/error.tsx'),
  ]),
  route('*', './routes/not-found.tsx'),
] satisfies RouteConfig;

import { layout, route, type RouteConfig } from '@remix-run/route-config';

/**
 * The pages of the back office. The first segments of their addresses are also in server/applications.mjs, which sends a
 * request to this application.
 */
export default [
  route('color-scheme', './routes/resources/color-scheme.ts'),
  route('login', './routes/sign-in/login.tsx'),
  route('admin-root-login', './routes/sign-in/admin-root-login.tsx'),
  route('manager-login', './routes/sign-in/manager-login.tsx'),
  route('master-root-login', './routes/sign-in/master-root-login.tsx'),
  route('register', './routes/sign-in/register.tsx'),
  route('recover-password', './routes/sign-in/recover-password.tsx'),
  route('sign-out', './routes/sign-out.ts'),
  layout('./routes/areas/seller.tsx', [route('platform/my-profile', './routes/account/seller.tsx')]),
  layout('./routes/areas/customer.tsx', [route('my-purchases/my-account', './routes/account/customer.tsx')]),
  layout('./routes/areas/admin.tsx', [
    route('admin-root/my-account', './routes/account/admin.tsx'),
    route('admin-root/manage-users', './routes/lists/manage-users.tsx'),
    route('admin-root/manage-users/:id', './routes/lists/manage-user.tsx'),
    route('admin-root/manage-functionaries', './routes/lists/manage-functionaries.tsx'),
    route('admin-root/manage-functionaries/new', './routes/functionaries/new.tsx'),
    route('admin-root/manage-functionaries/:id', './routes/functionaries/edit.tsx'),
    route('admin-root/manage-managers', './routes/lists/manage-managers.tsx'),
    route('admin-root/review-inbox', './routes/lists/review-inbox.tsx'),
    route('admin-root/review-inbox/:id', './routes/lists/review-item.tsx'),
  ]),
  route('admin-root/files/users', './routes/lists/users.csv.ts'),
  route('admin-root/files/functionaries', './routes/lists/functionaries.csv.ts'),
  route('admin-root/files/managers', './routes/lists/managers.csv.ts'),
  route('admin-root/files/review-items', './routes/lists/review-items.csv.ts'),
  layout('./routes/areas/manager.tsx', [
    route('manager-root/my-account', './routes/account/manager.tsx'),
    route('manager-root/manager-users', './routes/lists/manager-users.tsx'),
  ]),
  route('manager-root/files/users', './routes/lists/manager-users.csv.ts'),
  layout('./routes/areas/master.tsx', [
    route('master-root/my-account', './routes/account/master.tsx'),
    route('master-root/platforms', './routes/lists/platforms.tsx'),
    route('master-root/administrators', './routes/lists/administrators.tsx'),
    route('master-root/webhook-logs', './routes/lists/webhook-logs.tsx'),
    route('master-root/session-logs', './routes/lists/session-logs.tsx'),
  ]),
  route('master-root/files/session-logs', './routes/lists/session-logs.csv.ts'),
  route('master-root/files/platforms', './routes/lists/platforms.csv.ts'),
  route('master-root/files/administrators', './routes/lists/administrators.csv.ts'),
  route('master-root/files/webhook-logs', './routes/lists/webhook-logs.csv.ts'),
  layout('./routes/design/layout.tsx', [
    route('resources/design/back-office', './routes/design/components.tsx'),
    route('resources/design/back-office/form', './routes/design/form.tsx'),
    route('resources/design/back-office/error/:status', './routes/design/error.tsx'),
  ]),
  route('*', './routes/not-found.tsx'),
] satisfies RouteConfig;

import { layout, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config';
import type { Area } from '@guiche/access';
import { LISTS } from '@guiche/lists';
import { AREA_PAGES } from './access/areas';

/** The list pages of an area, at the addresses that the lists declare. */
const listPages = (area: Area): RouteConfigEntry[] =>
  LISTS.filter((list) => list.area === area).map(({ page }) =>
    route(`${AREA_PAGES[area].root.slice(1)}/${page}`, `./routes/lists/${page}.tsx`),
  );

/**
 * The pages of the back office. The first segments of their addresses are also in server/applications.mjs, which sends a
 * request to this application.
 */
export default [
  route('color-scheme', './routes/resources/color-scheme.ts'),
  route('login', './routes/sign-in/login.tsx'),
  route('admin-root-login/enter', './routes/sign-in/enter.tsx'),
  route('admin-root-login', './routes/sign-in/admin-root-login.tsx'),
  route('manager-login', './routes/sign-in/manager-login.tsx'),
  route('master-root-login', './routes/sign-in/master-root-login.tsx'),
  route('register', './routes/sign-in/register.tsx'),
  route('recover-password', './routes/sign-in/recover-password.tsx'),
  route('sign-out', './routes/sign-out.ts'),
  layout('./routes/areas/seller.tsx', [
    route('platform/dashboard', './routes/home/seller.tsx'),
    ...listPages('seller'),
    route('platform/create-product', './routes/products/create.tsx'),
    route('platform/my-products/product/:id', './routes/products/product.tsx'),
    route('platform/my-products/offers/:id', './routes/products/offers.tsx'),
    route('platform/my-products/offers/:id/new', './routes/products/offer-new.tsx'),
    route('platform/my-products/offers/:id/:offerId', './routes/products/offer.tsx'),
    route('platform/my-profile', './routes/account/seller.tsx'),
    route('platform/my-profile/data', './routes/profile/data.tsx'),
    route('platform/my-profile/accounts', './routes/profile/accounts.tsx'),
    route('platform/my-profile/documents', './routes/profile/documents.tsx'),
    route('platform/my-profile/fees', './routes/profile/fees.tsx'),
    route('platform/my-profile/api-keys', './routes/profile/api-keys.tsx'),
  ]),
  layout('./routes/areas/customer.tsx', [route('my-purchases/my-account', './routes/account/customer.tsx')]),
  layout('./routes/areas/admin.tsx', [
    route('admin-root/dashboard', './routes/home/admin.tsx'),
    route('admin-root/my-account', './routes/account/admin.tsx'),
    ...listPages('admin'),
    route('admin-root/exports', './routes/exports/admin.tsx'),
    route('admin-root/manage-users/:id/login-as', './routes/lists/manage-user-login-as.tsx'),
    route('admin-root/manage-users/:id/terms', './routes/lists/manage-user-terms.tsx'),
    route('admin-root/manage-users/:id', './routes/lists/manage-user.tsx'),
    route('admin-root/manage-managers/new', './routes/lists/manage-manager-new.tsx'),
    route('admin-root/manage-managers/:id', './routes/lists/manage-manager.tsx'),
    route('admin-root/manage-functionaries/new', './routes/functionaries/new.tsx'),
    route('admin-root/manage-functionaries/:id', './routes/functionaries/edit.tsx'),
    route('admin-root/platform-settings/acquirings', './routes/acquirings/accounts.tsx'),
    route('admin-root/platform-settings/acquirings/new', './routes/acquirings/new.tsx'),
    route('admin-root/platform-settings/acquirings/routes/:method', './routes/acquirings/routes.tsx'),
    route('admin-root/platform-settings/acquirings/:id', './routes/acquirings/account.tsx'),
    route('admin-root/platform-settings/history', './routes/settings/history.tsx'),
    route('admin-root/platform-settings/:group?', './routes/settings/group.tsx'),
    route('admin-root/manage-products/:id', './routes/lists/manage-product.tsx'),
    route('admin-root/refunds/new', './routes/lists/refund-new.tsx'),
    route('admin-root/refunds/:id', './routes/lists/refund.tsx'),
    route('admin-root/manage-bank-accounts/:id', './routes/lists/manage-bank-account.tsx'),
    route('admin-root/review-inbox/bulk', './routes/lists/review-inbox-bulk.tsx'),
    route('admin-root/document-validation/:id', './routes/lists/document.tsx'),
    route('admin-root/review-inbox/:id', './routes/lists/review-item.tsx'),
    route('admin-root/customization', './routes/customization/form.tsx'),
    route('admin-root/customization/history', './routes/customization/history.tsx'),
    route('admin-root/domains/new', './routes/lists/domain-new.tsx'),
    route('admin-root/domains/:id', './routes/lists/domain.tsx'),
  ]),
  layout('./routes/areas/manager.tsx', [
    route('manager-root/dashboard', './routes/home/manager.tsx'),
    route('manager-root/my-account', './routes/account/manager.tsx'),
    ...listPages('manager'),
    route('manager-root/exports', './routes/exports/manager.tsx'),
  ]),
  layout('./routes/areas/master.tsx', [
    route('master-root/dashboard', './routes/home/master.tsx'),
    route('master-root/my-account', './routes/account/master.tsx'),
    route('master-root/administrators/new', './routes/lists/administrator-new.tsx'),
    route('master-root/administrators/:id/enter', './routes/lists/administrator-enter.tsx'),
    route('master-root/administrators/:id', './routes/lists/administrator.tsx'),
    route('master-root/session-logs/bulk', './routes/lists/session-logs-bulk.tsx'),
    route('master-root/session-logs/:id', './routes/lists/session-log.tsx'),
    route('master-root/webhook-logs/replays', './routes/lists/webhook-replays.tsx'),
    route('master-root/webhook-logs/:id', './routes/lists/webhook-log.tsx'),
    route('master-root/platforms/new', './routes/lists/platform-new.tsx'),
    route('master-root/platforms/:id/:tab?', './routes/lists/platform.tsx'),
    ...listPages('master'),
    route('master-root/exports', './routes/exports/master.tsx'),
  ]),
  route('admin-root/exports/:id', './routes/exports/admin-file.ts'),
  route('admin-root', './routes/home/admin-first.ts'),
  route('platform/my-profile/documents/:id/file', './routes/profile/document-file.ts'),
  route('admin-root/document-validation/:id/file', './routes/lists/document-file.ts'),
  route('platform/files/:list', './routes/files/seller.ts'),
  route('admin-root/files/:list', './routes/files/admin.ts'),
  route('manager-root/exports/:id', './routes/exports/manager-file.ts'),
  route('manager-root/files/:list', './routes/files/manager.ts'),
  route('master-root/exports/:id', './routes/exports/master-file.ts'),
  route('master-root/files/:list', './routes/files/master.ts'),
  route('master-root/platforms/:id/file', './routes/files/platform.ts'),
  layout('./routes/design/layout.tsx', [
    route('resources/design/back-office', './routes/design/components.tsx', [
      route('confirmation', './routes/design/confirmation.tsx'),
    ]),
    route('resources/design/back-office/form', './routes/design/form.tsx'),
    route('resources/design/back-office/error/:status', './routes/design/error.tsx'),
  ]),
  route('*', './routes/not-found.tsx'),
] satisfies RouteConfig;

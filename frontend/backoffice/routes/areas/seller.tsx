import { Outlet, useRouteError } from '@remix-run/react';
import { sellerLoader } from '../../access/area-handlers.server';
import { AreaError, AreaLayout } from '../../features/area/area-layout';
import { loadArea } from '../../features/area/area.server';

export const loader = sellerLoader({}, (call) => loadArea(call, 'seller'));

export default function Area() {
  return (
    <AreaLayout area="seller">
      <Outlet />
    </AreaLayout>
  );
}

export function ErrorBoundary() {
  return <AreaError error={useRouteError()} />;
}

import { Outlet, useRouteError } from '@remix-run/react';
import { masterLoader } from '../../access/area-handlers.server';
import { AreaError, AreaLayout } from '../../features/area/area-layout';
import { loadArea } from '../../features/area/area.server';

export const loader = masterLoader({}, (call) => loadArea(call, 'master'));

export default function Area() {
  return (
    <AreaLayout area="master">
      <Outlet />
    </AreaLayout>
  );
}

export function ErrorBoundary() {
  return <AreaError error={useRouteError()} />;
}

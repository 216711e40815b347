import { Outlet, useRouteError } from '@remix-run/react';
import { managerLoader } from '../../access/area-handlers.server';
import { AreaError, AreaLayout } from '../../features/area/area-layout';
import { loadArea } from '../../features/area/area.server';

export const loader = managerLoader({}, (call) => loadArea(call, 'manager'));

export default function Area() {
  return (
    <AreaLayout area="manager">
      <Outlet />
    </AreaLayout>
  );
}

export function ErrorBoundary() {
  return <AreaError error={useRouteError()} />;
}

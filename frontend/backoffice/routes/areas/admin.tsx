import { Outlet, useRouteError } from '@remix-run/react';
import { adminLoader } from '../../access/area-handlers.server';
import { AreaError, AreaLayout } from '../../features/area/area-layout';
import { loadArea } from '../../features/area/area.server';

export const loader = adminLoader({}, (call) => loadArea(call, 'admin'));

export default function Area() {
  return (
    <AreaLayout area="admin">
      <Outlet />
    </AreaLayout>
  );
}

export function ErrorBoundary() {
  return <AreaError error={useRouteError()} />;
}

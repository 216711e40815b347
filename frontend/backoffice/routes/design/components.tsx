import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { onlyInDemo } from '../../features/design/only-in-demo.server';
import { ComponentGallery } from '../../features/design/component-gallery';

export const meta: MetaFunction = () => [{ title: 'Design · Guichê' }];

export function loader(args: LoaderFunctionArgs) {
  onlyInDemo(args);
  return null;
}

export default function DesignComponents() {
  return <ComponentGallery />;
}

import { useMatches } from '@remix-run/react';

/** What the frame of a page shows of a platform. */
export interface ShellBrand {
  readonly accentColor: string | null;
  readonly faviconUrl: string | null;
}

/** The brand of the platform, as the data of the open pages have it. Undefined: none of them has one. */
export function useShellBrand(): ShellBrand | undefined {
  const matches = useMatches();
  for (const { data } of matches) {
    const brand: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'brand') : null;
    if (isBrand(brand)) return brand;
  }
  return undefined;
}

const isBrand = (brand: unknown): brand is ShellBrand =>
  typeof brand === 'object' && brand !== null && 'accentColor' in brand && 'faviconUrl' in brand;

import { Anchor, Breadcrumbs as Trail, Text } from '@mantine/core';
import { Link, useMatches } from '@remix-run/react';
import { useBackofficeTexts } from '../messages/use-texts';

/** The data of a route for the frame around it: `export const handle: PageHandle = …`. */
export interface PageHandle {
  /** The name of the page in the breadcrumbs, from the data of its loader. */
  readonly breadcrumb?: (data: never) => string;
}

/** The location of the page: the names of its parent routes. A single name is not shown. */
export function Breadcrumbs() {
  const t = useBackofficeTexts();
  const crumbs = useMatches().flatMap(({ handle, data, pathname }) => {
    const name = (handle as PageHandle | undefined)?.breadcrumb?.(data as never);
    return name ? [{ name, pathname }] : [];
  });
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={t('breadcrumbs')}>
      <Trail separatorMargin={6} mb="xs">
        {crumbs.map(({ name, pathname }, place) =>
          place === crumbs.length - 1 ? (
            <Text key={pathname} size="sm" c="dimmed" aria-current="page">
              {name}
            </Text>
          ) : (
            <Anchor key={pathname} component={Link} to={pathname} size="sm">
              {name}
            </Anchor>
          ),
        )}
      </Trail>
    </nav>
  );
}

import { Anchor, Breadcrumbs as Trail, Text } from '@mantine/core';
import { Link, useMatches } from '@remix-run/react';
import { useBackofficeTexts } from '../messages/use-texts';

/** What a route says about itself to the frame around it: `export const handle: PageHandle = …`. */
export interface PageHandle {
  /** The name of the page in the breadcrumbs, from the data of its loader. */
  readonly breadcrumb?: (data: never) => string;
}

/** Where the page is: the names of the routes that lead to it. One name alone says nothing, and is not shown. */
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

import type { MouseEvent } from 'react';

/** Without script the link loads the page again; with it we ask in place. */
export function instead(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
}

import { useEffect, useState } from 'react';

/** Whether script runs here. False on the server and at the first draw, so that both agree. */
export function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return live;
}

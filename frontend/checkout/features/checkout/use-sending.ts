import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/**
 * Whether a purchase is on its way. A browser may keep the page whole while the buyer looks at the payment: who comes back
 * to it then finds it ready again, with all that they typed.
 */
export function useSending(): boolean {
  const navigation = useNavigation();
  const [over, setOver] = useState<typeof navigation>();
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOver(navigation);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [navigation]);
  return navigation.state !== 'idle' && navigation !== over;
}

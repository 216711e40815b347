import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/**
 * Whether a purchase is pending. A browser may restore the page from its cache after the payment page: it is then ready
 * again, with all typed values.
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

import type { Message } from '@guiche/i18n';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { SellerColours } from '../../theme/seller-colours';
import { CheckoutProvider } from './checkout-context';
import { LAYOUTS } from './layouts/layouts';
import { ExitBanner } from './leaving/exit-banner';
import { useBackRedirect } from './leaving/use-back-redirect';
import { useLeavePrompt } from './leaving/use-leave-prompt';
import { ConsentBand } from './tracking/consent-band';
import { TrackerFrames } from './tracking/tracker-frames';
import { useTracking } from './tracking/use-tracking';
import { useCheckoutState, type CheckoutStart } from './use-checkout-state';

interface CheckoutPageProps extends CheckoutStart {
  readonly texts: Readonly<Record<string, Message>>;
  readonly colours: string;
}

export function CheckoutPage({ texts, colours, ...start }: CheckoutPageProps) {
  return (
    <TextsProvider locale={start.locale} texts={texts}>
      <SellerColours colours={colours} />
      <Checkout {...start} />
    </TextsProvider>
  );
}

function Checkout(start: CheckoutStart) {
  const checkout = useCheckoutState(start);
  useLeavePrompt();
  useBackRedirect(start.offer.checkoutBuilderConfig.backRedirect);
  const { trackers, ...consent } = useTracking(start.offer);
  const Layout = LAYOUTS[start.offer.template];
  return (
    <CheckoutProvider value={checkout}>
      <Layout />
      <ExitBanner />
      <ConsentBand {...consent} />
      <TrackerFrames offer={start.offer} attemptKey={start.attemptKey} trackers={trackers} />
    </CheckoutProvider>
  );
}

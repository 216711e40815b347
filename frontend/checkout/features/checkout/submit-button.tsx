import { offeredMethods, type PaymentMethod } from '@guiche/checkout-rules';
import { formatMoney } from '@guiche/money';
import { Button } from '../../components/button';
import { LockIcon } from '../../components/icons';
import { Announcement } from '../../components/announcement';
import { useLocale } from '../../../shared/i18n/use-texts';
import { useCheckoutTexts } from '../../messages/use-texts';
import { useCheckout } from './checkout-context';

const WORDS = {
  PIX: ['submitPix', 'submitPixAmount'],
  CREDIT_CARD: ['submitCard', 'submitCardAmount'],
  BILLET: ['submitBillet', 'submitBilletAmount'],
} as const satisfies Record<PaymentMethod, readonly string[]>;

/**
 * Names the method and the amount only while script keeps them current, and the amount of physical products only with
 * shipping: a total that grows later would be a false promise. An amount that is unknown or not shown yet cannot be paid.
 */
export function SubmitButton() {
  const t = useCheckoutTexts();
  const locale = useLocale();
  const { offer, choices, sum, charged, payable, live, sending } = useCheckout();
  const [plain, withAmount] = WORDS[choices.paymentMethod];
  const still = offeredMethods(offer).length > 1 ? t('submit') : t(plain);
  const withSum = () => {
    if (sum.awaitsPostcode) return t(plain);
    if (charged === undefined) return t('reckoning');
    return t(withAmount, { amount: formatMoney(charged, offer.coin, locale) });
  };
  const words = live ? withSum() : still;
  return (
    <>
      <Button busy={!payable}>
        <LockIcon />
        {sending ? t('submitting') : words}
      </Button>
      <Announcement>{sending ? t('submitting') : ''}</Announcement>
    </>
  );
}

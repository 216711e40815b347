import type { PaymentMethod } from '@guiche/checkout-rules';
import { BarcodeIcon, CardIcon, PixIcon } from '../../components/icons';
import { usePaymentTexts } from '../../messages/use-texts';
import styles from './pay-another-way.module.css';
import type { PaymentData } from './payment';
import { retryMethods } from './retry-methods';
import { Text } from './parts/text';
import { ActionButton } from './parts/action';

const ICONS = { PIX: PixIcon, CREDIT_CARD: CardIcon, BILLET: BarcodeIcon } as const;

interface PayAnotherWayProps {
  readonly payment: PaymentData;
  readonly methods: readonly PaymentMethod[];
  readonly formKept: boolean;
}

/**
 * The next step after a refusal: another card or another method, at the checkout, with the typed values. A native form: the
 * checkout has its own security policy, so it must be loaded as a document.
 */
export function PayAnotherWay({ payment, methods, formKept }: PayAnotherWayProps) {
  const t = usePaymentTexts();
  return (
    <form method="post" className={styles.ways}>
      <Text as="h2" look="title" className={styles.title}>
        {t('anotherTitle')}
      </Text>
      {retryMethods(payment, methods).map((method, place) => {
        const Icon = ICONS[method];
        return (
          <ActionButton
            key={method}
            type="submit"
            name="payWith"
            value={method}
            look={place === 0 ? 'filled' : 'light'}
            icon={<Icon />}
          >
            {t(
              method === 'CREDIT_CARD' && payment.method !== 'CREDIT_CARD'
                ? 'payWithCREDIT_CARD'
                : `again${method}`,
            )}
          </ActionButton>
        );
      })}
      {formKept ? <Text look="dimmed">{t('anotherKept')}</Text> : null}
    </form>
  );
}

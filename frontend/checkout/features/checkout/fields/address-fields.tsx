import { STATES } from '@guiche/brazil';
import { CheckoutSelectField } from '../../../components/fields/select-field';
import { CheckoutTextField } from '../../../components/fields/text-field';
import { Announcement } from '../../../components/announcement';
import { useCheckoutTexts } from '../../../messages/use-texts';
import { useCheckout } from '../checkout-context';
import styles from './fields.module.css';
import { useField } from './use-field';

const STATE_CHOICES = STATES.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));

/** Where a physical product is sent. */
export function AddressFields() {
  const t = useCheckoutTexts();
  const { live, postcode } = useCheckout();
  const cep = useField('cep');
  const lost = postcode === 'errorCep' || postcode === 'errorCepNotFound' ? t(postcode) : undefined;
  return (
    <div className={styles.address} data-live={live || undefined}>
      <div className={styles.half}>
        <CheckoutTextField
          {...cep}
          problem={lost ?? cep.problem}
          pattern="\d{5}-?\d{3}"
          inputMode="numeric"
          placeholder="00000-000"
          autoComplete="postal-code"
        />
      </div>
      <Announcement>{postcode === 'found' ? t('addressFound') : ''}</Announcement>
      <div className={styles.found} data-untold={(live && postcode === 'untold') || undefined}>
        <FoundFields />
      </div>
    </div>
  );
}

/** They appear when the lookup has ended (specification, checkout §4); without script they are always there. */
function FoundFields() {
  const t = useCheckoutTexts();
  return (
    <>
      <div className={styles.wideFirst}>
        <CheckoutTextField {...useField('street')} autoComplete="address-line1" maxLength={120} />
        <CheckoutTextField {...useField('number')} autoComplete="address-line2" maxLength={20} />
      </div>
      <div className={styles.pair}>
        <CheckoutTextField
          {...useField('complement')}
          optional={t('optional')}
          placeholder={t('complementPlaceholder')}
          autoComplete="address-line3"
          maxLength={80}
        />
        <CheckoutTextField {...useField('district')} autoComplete="address-level3" maxLength={80} />
      </div>
      <div className={styles.pair}>
        <CheckoutTextField {...useField('city')} autoComplete="address-level2" maxLength={80} />
        <CheckoutSelectField
          {...useField('state')}
          emptyChoice={t('chooseState')}
          choices={STATE_CHOICES}
          autoComplete="address-level1"
        />
      </div>
    </>
  );
}

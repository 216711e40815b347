import { Checkbox, Fieldset, SimpleGrid, Stack, Text } from '@mantine/core';
import { CURRENCIES } from '@guiche/money';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import {
  MoneyField,
  NumberField,
  PercentField,
  SelectField,
  SwitchField,
  TextField,
} from '../../fields/fields';
import type { ServerFormState } from '../../forms/use-server-form';
import { RESTRICTED_TO, type COUPON_FORM } from './coupon-form';
import type { loadNewCoupon } from './coupons.server';
import type { couponMessages } from './messages.server';

type State = ServerFormState<keyof typeof COUPON_FORM>;
type Choice = Awaited<ReturnType<typeof loadNewCoupon>>['choices'][number];

interface CouponFieldsProps {
  readonly state: State;
  readonly choices: readonly Choice[];
  readonly restrictedTo: readonly string[];
}

/** Everything that a seller decides about a coupon. */
export function CouponFields({ state, choices, restrictedTo }: CouponFieldsProps) {
  const t = useTexts<typeof couponMessages>();
  return (
    <Stack gap="md" maw={640}>
      <TextField state={state} name="code" label={t('field_code')} hint={t('codeHint')} />
      <DiscountFields state={state} />
      <Fieldset legend={t('methods')}>
        <Stack gap="sm">
          <SwitchField state={state} name="pix" label={t('field_pix')} />
          <SwitchField state={state} name="card" label={t('field_card')} />
          <SwitchField state={state} name="billet" label={t('field_billet')} />
          <Text size="sm" c="red" role="alert" hidden={!state.form.errors.pix}>
            {state.form.errors.pix}
          </Text>
        </Stack>
      </Fieldset>
      <SwitchField state={state} name="allCycles" label={t('field_allCycles')} hint={t('allCyclesHint')} />
      <Fieldset legend={t('limits')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextField state={state} name="validFrom" type="date" label={t('field_validFrom')} />
          <TextField
            state={state}
            name="validUntil"
            type="date"
            label={t('field_validUntil')}
            hint={t('lastDay')}
          />
          <NumberField state={state} name="maxUses" label={t('field_maxUses')} hint={t('usesHint')} />
          <NumberField state={state} name="maxUsesPerBuyer" label={t('field_maxUsesPerBuyer')} />
        </SimpleGrid>
      </Fieldset>
      <Restrictions choices={choices} restrictedTo={restrictedTo} />
    </Stack>
  );
}

function DiscountFields({ state }: { readonly state: State }) {
  const t = useTexts<typeof couponMessages>();
  const kinds = (['PERCENT', 'AMOUNT'] as const).map((kind) => ({ value: kind, label: t(`kind_${kind}`) }));
  const currencies = CURRENCIES.map((one) => ({ value: one, label: one }));
  return (
    <Fieldset legend={t('discount')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <SelectField state={state} name="kind" label={t('field_kind')} choices={kinds} />
        <PercentField state={state} name="percent" label={t('field_percent')} />
        <MoneyField state={state} name="amount" label={t('field_amount')} />
        <SelectField state={state} name="currency" label={t('field_currency')} choices={currencies} />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="sm">
        {t('ofKind')}
      </Text>
    </Fieldset>
  );
}

/** Products as a whole, or single offers of them. */
function Restrictions({ choices, restrictedTo }: Omit<CouponFieldsProps, 'state'>) {
  const t = useTexts<typeof couponMessages>();
  const locale = useLocale();
  const products = [...new Set(choices.map(({ productId }) => productId))];
  const box = (value: string, label: string) => (
    <Checkbox
      key={value}
      name={RESTRICTED_TO}
      value={value}
      label={label}
      defaultChecked={restrictedTo.includes(value)}
    />
  );
  return (
    <Fieldset legend={t('restricted')}>
      <Text size="sm" c="dimmed" mb="sm">
        {products.length === 0 ? t('noProducts') : t('restrictedHint')}
      </Text>
      <Stack gap="md">
        {products.map((id) => {
          const offers = choices.filter(({ productId }) => productId === id);
          return (
            <Stack key={id} gap="xs">
              {box(`product:${id}`, t('wholeProduct', { product: offers[0]?.productName ?? '' }))}
              <Stack gap="xs" pl="lg">
                {offers.map(({ offerId, offerTitle, price, currency }) =>
                  box(
                    `offer:${offerId}`,
                    `${offerTitle} · ${new Intl.NumberFormat(locale, { style: 'currency', currency }).format(price / 100)}`,
                  ),
                )}
              </Stack>
            </Stack>
          );
        })}
      </Stack>
    </Fieldset>
  );
}

import { Alert, Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { contrastRatio, isHexColor, textColorOn } from '@guiche/checkout-rules';
import { useTexts } from '../../../shared/i18n/use-texts';
import { NumberField, PhoneField, SwitchField, TextField } from '../../fields/fields';
import { ColourField, Contrast, READABLE, useRatio } from './colour-field';
import type { builderMessages } from './messages.server';
import { TabForm, type TabFields } from './tab-form';

/** The colours of a banner that nobody coloured, as the checkout has them. */
const GROUND = '#16202c';
const TEXT = '#ffffff';

/** What stands above and over the page: banner, countdown, chat. */
export function BannersTab() {
  const t = useTexts<typeof builderMessages>();
  return (
    <TabForm>
      {({ state, typed, choose }) => (
        <Stack gap="md">
          <Title order={2}>{t('bannerTop')}</Title>
          <SwitchField state={state} name="enabledBannerText" label={t('field_enabledBannerText')} />
          <TextField state={state} name="bannerText" label={t('field_bannerText')} />
          <BannerColours {...{ state, typed, choose }} />
          <Title order={2} mt="sm">
            {t('countdown')}
          </Title>
          <SwitchField
            state={state}
            name="isCountdownShown"
            label={t('field_isCountdownShown')}
            hint={t('countdownHint')}
          />
          <NumberField
            state={state}
            name="countdownMinutes"
            label={t('field_countdownMinutes')}
            unit={t('minutes')}
          />
          <TextField state={state} name="countdownEndText" label={t('field_countdownEndText')} />
          <Title order={2} mt="sm">
            {t('chat')}
          </Title>
          <PhoneField state={state} name="chatPhone" label={t('field_chatPhone')} hint={t('chatHint')} />
          <TextField
            state={state}
            name="chatMessage"
            label={t('field_chatMessage')}
            hint={t('chatMessageHint')}
          />
          <Title order={2} mt="sm">
            {t('exitBanner')}
          </Title>
          <TextField
            state={state}
            name="exitBannerText"
            label={t('field_exitBannerText')}
            hint={t('exitBannerHint')}
          />
        </Stack>
      )}
    </TabForm>
  );
}

/** The two colours of the banner, and what the page does where they cannot be read. */
function BannerColours({ state, typed, choose }: TabFields) {
  const t = useTexts<typeof builderMessages>();
  const ratio = useRatio();
  const chosen = hexOr(typed.bannerTextColor, TEXT);
  const ground = hexOr(typed.bannerTextBackgroundColor, GROUND);
  const used = textColorOn(ground);
  const isReadable = contrastRatio(chosen, ground) >= READABLE;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ColourField
          {...{ state, typed: typed.bannerTextColor, fallback: TEXT }}
          name="bannerTextColor"
          label={t('field_bannerTextColor')}
          hint={t('bannerColourHint')}
        />
        <ColourField
          {...{ state, typed: typed.bannerTextBackgroundColor, fallback: GROUND }}
          name="bannerTextBackgroundColor"
          label={t('field_bannerTextBackgroundColor')}
          hint={t('bannerColourHint')}
        />
      </SimpleGrid>
      <div role="status">
        {isReadable ? (
          <Contrast text={chosen} ground={ground} />
        ) : (
          <Alert color="yellow">
            <Text size="sm">{t('bannerInstead', { chosen, ground, used, ratio: ratio(used, ground) })}</Text>
            <Button variant="default" size="xs" mt="xs" onClick={() => choose('bannerTextColor', used)}>
              {t('useSuggestion', { colour: used })}
            </Button>
          </Alert>
        )}
      </div>
    </>
  );
}

const hexOr = (colour: string | undefined, otherwise: string): string =>
  colour !== undefined && isHexColor(colour) ? colour : otherwise;

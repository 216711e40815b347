import { Stack, Text, Title } from '@mantine/core';
import {
  CHECKOUT_TEMPLATES,
  DEFAULT_PRIMARY_COLOR,
  DROPSHIPPING_ACCENT_COLOR,
  isHexColor,
  textColorOn,
} from '@guiche/checkout-rules';
import { useTexts } from '../../../shared/i18n/use-texts';
import { SwitchField } from '../../fields/fields';
import type { ServerFormState } from '../../forms/use-server-form';
import styles from './builder.module.css';
import { ColourField, Contrast } from './colour-field';
import { FeedbacksEditor } from './feedbacks-editor';
import { ImageSlots } from './image-slot';
import type { builderMessages } from './messages.server';
import { TabForm } from './tab-form';

/** The look of the page: template, colour, blocks, pictures, testimonials. */
export function VisualsTab() {
  const t = useTexts<typeof builderMessages>();
  return (
    <Stack gap="xl">
      <TabForm>
        {({ state, typed }) => (
          <Stack gap="md">
            <Templates state={state} />
            <ButtonColour state={state} typed={typed} />
            <Title order={2}>{t('blocks')}</Title>
            <SwitchField state={state} name="isSecureNoteShown" label={t('field_isSecureNoteShown')} />
            <SwitchField state={state} name="areFeedbacksShown" label={t('field_areFeedbacksShown')} />
          </Stack>
        )}
      </TabForm>
      <ImageSlots />
      <FeedbacksEditor />
    </Stack>
  );
}

interface PartProps {
  readonly state: ServerFormState<string>;
}

/** Browser's own choices: they work without script and with the arrow keys. */
function Templates({ state }: PartProps) {
  const t = useTexts<typeof builderMessages>();
  const { defaultValue, onChange } = state.form.getInputProps('template');
  return (
    <fieldset className={styles.templates}>
      <legend className={styles.legend}>{t('field_template')}</legend>
      {CHECKOUT_TEMPLATES.map((template, place) => (
        <label key={template} className={styles.template}>
          <TemplateSketch template={template} />
          <span className={styles.templateName}>
            <input
              type="radio"
              name="template"
              id={place === 0 ? state.fieldId('template') : undefined}
              value={template}
              defaultChecked={defaultValue === template}
              onChange={() => onChange(template)}
            />
            {t(`template_${template}`)}
          </span>
          <Text component="span" size="xs" c="dimmed">
            {t(`templateHint_${template}`)}
          </Text>
        </label>
      ))}
    </fieldset>
  );
}

const SKETCHES = {
  DEFAULT: 'M2 3h60v4H2zM2 11h28v23H2zM34 11h28v23H34z',
  VEGA: 'M2 3h60v4H2zM2 11h38v6H2zM2 20h38v6H2zM2 29h38v5H2zM44 11h18v14H44z',
  DROPSHIPPING: 'M2 3h60v4H2zM2 11h38v14H2zM2 28h38v2H2zM2 32h38v2H2zM44 11h18v23H44z',
} as const;

function TemplateSketch({ template }: { readonly template: keyof typeof SKETCHES }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 64 37" aria-hidden="true">
      <path d={SKETCHES[template]} />
    </svg>
  );
}

interface ButtonColourProps extends PartProps {
  readonly typed: Readonly<Record<string, string>>;
}

/** The colour of the button. Its text is black or white, whichever can be read. */
function ButtonColour({ state, typed }: ButtonColourProps) {
  const t = useTexts<typeof builderMessages>();
  const chosen = typed.colorPrimary ?? '';
  const fallback = typed.template === 'DROPSHIPPING' ? DROPSHIPPING_ACCENT_COLOR : DEFAULT_PRIMARY_COLOR;
  const ground = isHexColor(chosen) ? chosen : fallback;
  const text = textColorOn(ground);
  return (
    <div>
      <ColourField
        {...{ state, fallback, typed: chosen }}
        name="colorPrimary"
        label={t('field_colorPrimary')}
        hint={t('colourHint')}
      />
      <div role="status">
        <Contrast text={text} ground={ground} />
        <Text size="sm" c="dimmed">
          {t('buttonText', { colour: text })}
        </Text>
      </div>
    </div>
  );
}

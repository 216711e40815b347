import { contrastRatio } from '@guiche/checkout-rules';
import paletteCss from '../../theme/palette.css?raw';
import styles from './design-page.module.css';
import { Section, Specimen } from './specimen';

/** Reads palette.css, so that this page shows the colours that every page uses. */
const TOKENS = [...paletteCss.matchAll(/^ +--([\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}));
const COLOURS = TOKENS.filter(({ value }) => /^#[\da-f]{6}$/.test(value));
const PAPER = '#ffffff';

/** Distances are multiples of a quarter of the letter's size; these are the steps in use. */
const SPACES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5];

export function Tokens() {
  return (
    <>
      <Section title="Colours">
        {COLOURS.map(({ name, value }) => (
          <Specimen key={name} name={`--${name}`}>
            <div className={styles.swatch} style={{ background: `var(--${name})` }} />
            <p className={styles.value}>
              {value} · {contrastRatio(value, PAPER).toFixed(1)} : 1 on paper
            </p>
          </Specimen>
        ))}
      </Section>
      <Section title="Type">
        <Specimen name="Title of a page, 1.5 to 1.875 rem / 750" wide>
          <p className={styles.pageTitle}>Pague com Pix</p>
        </Specimen>
        <Specimen name="Title of a part, 1.125 rem / 700" wide>
          <p className={styles.partTitle}>Seus dados</p>
        </Specimen>
        <Specimen name="Text, 1 rem / 400" wide>
          <p>Falta só pagar. Assim que o banco avisar, esta página muda sozinha.</p>
        </Specimen>
        <Specimen name="Small text, 0.875 rem / 400, --ink-faint" wide>
          <p className={styles.small}>Usamos este e-mail para falar com você sobre a compra.</p>
        </Specimen>
        <Specimen name="Sum, 2.25 rem / 750, figures of one width" wide>
          <p className={styles.sum}>R$ 1.111,97</p>
        </Specimen>
        <Specimen name="Code, --font-mono" wide>
          <code className={styles.code}>34191.10121 34567.880058 71234.570001 6 16670000012345</code>
        </Specimen>
      </Section>
      <Section title="Space, edges, shadow">
        {SPACES.map((rem) => (
          <Specimen key={rem} name={`${rem} rem`}>
            <div className={styles.space} style={{ width: `${rem}rem` }} />
          </Specimen>
        ))}
        {TOKENS.filter(({ name }) => name.startsWith('radius')).map(({ name, value }) => (
          <Specimen key={name} name={`--${name}: ${value}`}>
            <div className={styles.box} style={{ borderRadius: `var(--${name})` }} />
          </Specimen>
        ))}
        <Specimen name="--shadow">
          <div className={styles.box} style={{ boxShadow: 'var(--shadow)', borderRadius: 'var(--radius)' }} />
        </Specimen>
      </Section>
    </>
  );
}

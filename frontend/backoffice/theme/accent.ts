import { contrastRatio } from '@guiche/checkout-rules';

/** What WCAG 2 AA wants of text of normal size, and of the edge of a control. */
const READABLE = 4.5;
const VISIBLE = 3;

/** The grounds of tokens.css on which the accent is written. */
const LIGHT_GROUND = '#ffffff';
const DARK_GROUND = '#141b23';

interface AccentTokens {
  readonly accent: string;
  readonly hover: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
}

const isReadableOn = (color: string, grounds: readonly string[]): boolean =>
  grounds.every((ground) => contrastRatio(color, ground) >= READABLE);

/** The shades of an accent in both schemes. Text on the accent is white; the accent as text can be read on its soft ground. */
export function accentTokens(accent: string): { readonly light: AccentTokens; readonly dark: AccentTokens } {
  const soft = mixed(accent, LIGHT_GROUND, 0.92);
  const darkSoft = mixed(accent, DARK_GROUND, 0.78);
  const onDark = towards(accent, '#ffffff', (one) => contrastRatio(one, DARK_GROUND) >= VISIBLE);
  // A shade that can be seen on the dark ground and under white text; the second counts more.
  const darkAccent = contrastRatio(onDark, '#ffffff') >= READABLE ? onDark : accent;
  return {
    light: {
      ...{ accent, hover: mixed(accent, '#000000', 0.18), soft, line: mixed(accent, LIGHT_GROUND, 0.7) },
      ink: towards(accent, '#000000', (one) => isReadableOn(one, [soft, LIGHT_GROUND])),
    },
    dark: {
      ...{ accent: darkAccent, hover: mixed(darkAccent, '#000000', 0.12), soft: darkSoft },
      ink: towards(accent, '#ffffff', (one) => isReadableOn(one, [darkSoft, DARK_GROUND])),
      line: mixed(accent, DARK_GROUND, 0.55),
    },
  };
}

/** A style sheet that gives the tokens of tokens.css the shades of an accent. Empty for a text that is no colour. */
export function accentStyles(accent: string): string {
  if (!/^#[\da-f]{6}$/.test(accent)) return '';
  const { light, dark } = accentTokens(accent);
  return rule('light', light) + rule('dark', dark);
}

const rule = (scheme: 'light' | 'dark', { accent, hover, ink, soft, line }: AccentTokens): string =>
  `:root:root[data-mantine-color-scheme='${scheme}']{--accent:${accent};--accent-hover:${hover};--accent-ink:${ink};` +
  `--accent-soft:${soft};--accent-line:${line}}`;

const STEP = 0.06;

/** The colour, moved in steps to another one until it is fit. */
function towards(color: string, to: string, isFit: (color: string) => boolean): string {
  let found = color;
  for (let part = 0; part < 1 && !isFit(found); part += STEP) found = mixed(color, to, part);
  return found;
}

/** @param part of the second colour, from 0 to 1 */
function mixed(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

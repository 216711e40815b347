import {
  Alert,
  Anchor,
  Button,
  createTheme,
  Input,
  InputWrapper,
  NavLink,
  Paper,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import looks from './looks.module.css';

/** The accent of the back office, from the lightest to the darkest shade. */
const ACCENT: MantineColorsTuple = [
  ...(['#eaf2fa', '#d3e5f6', '#b9d3ec', '#8fbae3', '#74b3f0'] as const),
  ...(['#3b8ad8', '#1f6fc4', '#0b5cad', '#094d92', '#073d74'] as const),
];

/** Mantine's own scales of grey, with the values of tokens.css where a component reads one directly. */
const GRAY: MantineColorsTuple = [
  ...(['#f8fafb', '#eef1f5', '#e2e7ed', '#cdd5de', '#8490a0'] as const),
  ...(['#6d7a8b', '#586577', '#4a5666', '#2f3b49', '#121c28'] as const),
];
const DARK: MantineColorsTuple = [
  ...(['#e9eef3', '#b3bdc9', '#8f9cad', '#68778a', '#394654'] as const),
  ...(['#26313d', '#1a222c', '#141b23', '#0e141b', '#0a0f14'] as const),
];

/** The design of the back office: sizes, radius and type. Colours come from tokens.css by {@link tokensOfMantine}. */
export const theme = createTheme({
  colors: { accent: ACCENT, gray: GRAY, dark: DARK },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  defaultRadius: 'md',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
  headings: {
    fontWeight: '600',
    sizes: { h1: { fontSize: '1.25rem', lineHeight: '1.4' }, h2: { fontSize: '1rem', lineHeight: '1.5' } },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.334', sm: '1.539', md: '1.43', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  components: {
    Alert: Alert.extend({ defaultProps: { variant: 'light' } }),
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Button: Button.extend({ classNames: { root: looks.button, label: looks.buttonLabel } }),
    Fieldset: { classNames: { root: looks.fieldset, legend: looks.legend } },
    Input: Input.extend({ classNames: { wrapper: looks.field } }),
    // Fields share one wrapper: label, description, the field, its error.
    InputWrapper: InputWrapper.extend({ classNames: { label: looks.label } }),
    NavLink: NavLink.extend({ classNames: { root: looks.navLink, label: looks.navLabel } }),
    Paper: Paper.extend({ defaultProps: { withBorder: true, p: 'md' } }),
  },
});

const TOKENS = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-hover': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--accent-ink)',
  '--mantine-color-red-filled': 'var(--danger)',
  '--mantine-color-red-filled-hover': 'var(--danger-hover)',
  '--mantine-color-red-light': 'var(--bad-soft)',
  '--mantine-color-red-light-color': 'var(--bad)',
  '--mantine-color-green-light': 'var(--ok-soft)',
  '--mantine-color-green-light-color': 'var(--ok)',
  '--mantine-color-yellow-light': 'var(--warn-soft)',
  '--mantine-color-yellow-light-color': 'var(--warn)',
};

/** Gives Mantine's own variables the values of tokens.css, which differ by colour scheme. */
export const tokensOfMantine: CSSVariablesResolver = () => ({ variables: {}, light: TOKENS, dark: TOKENS });

import {
  Alert,
  Anchor,
  Button,
  createTheme,
  Loader,
  Paper,
  Text,
  ThemeIcon,
  type VariantColorResolverResult,
} from '@mantine/core';
import looks from './looks.module.css';

// What is absent is not written into a `style` attribute.
const NO_COLOURS = {} as VariantColorResolverResult;

/**
 * Mantine in our dress. Its own way is to write colours and sizes into `style` attributes, which our
 * Content-Security-Policy forbids in a page from the server. So a look is a class, and a variant is the `data-variant`
 * of the element in that class; the colours are those of palette.css, whose contrast a test checks.
 */
export const theme = createTheme({
  variantColorResolver: () => NO_COLOURS,
  components: {
    Alert: Alert.extend({
      classNames: { root: looks.alert, icon: looks.alertIcon, title: looks.alertTitle },
    }),
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' }, classNames: { root: looks.anchor } }),
    Button: Button.extend({
      classNames: { root: looks.button, label: looks.buttonLabel, section: looks.buttonSection },
    }),
    Loader: Loader.extend({ classNames: { root: looks.waiting } }),
    Paper: Paper.extend({ classNames: { root: looks.paper } }),
    Text: Text.extend({ classNames: { root: looks.text } }),
    ThemeIcon: ThemeIcon.extend({ classNames: { root: looks.sign } }),
  },
});

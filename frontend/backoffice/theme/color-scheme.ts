export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const isColorScheme = (value: unknown): value is ColorScheme =>
  COLOR_SCHEMES.some((scheme) => scheme === value);

/**
 * Runs in the head of a page before anything is drawn: the server does not know the setting of the reader's device. Without
 * script such a page is light.
 */
export const SET_DEVICE_COLOR_SCHEME =
  "document.documentElement.dataset.mantineColorScheme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

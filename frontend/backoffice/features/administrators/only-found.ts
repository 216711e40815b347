/** The platform that is chosen already: the one that a search found, if it found one. Else a person chooses. */
export const onlyFound = (q: string, platforms: readonly { readonly value: string }[]): string =>
  q !== '' && platforms.length === 1 ? (platforms[0]?.value ?? '') : '';

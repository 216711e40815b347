import { LOCALES, type Messages } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';

/** The problems of a feature's messages: empty texts, and languages with different arguments. */
export function messageProblems(messages: Messages): string[] {
  return Object.entries(messages).flatMap(([key, texts]) => {
    const argumentsOf = LOCALES.map((locale) => {
      const { [key]: compiled } = compileMessages({ [key]: texts }, locale);
      return [...namesIn(compiled)].sort().join();
    });
    const empty = LOCALES.some((locale) => texts[locale].trim() === '');
    return [
      ...(empty ? [`${key} is empty`] : []),
      ...(new Set(argumentsOf).size > 1
        ? [`${key} has different arguments: ${argumentsOf.join(' / ')}`]
        : []),
    ];
  });
}

/** The names of the arguments in a compiled message: the first element of each list inside the message. */
function namesIn(node: unknown, depth = 0): Set<string> {
  const names = new Set<string>();
  if (Array.isArray(node)) {
    const isArgument = depth % 2 === 1 && typeof node[0] === 'string';
    if (isArgument) names.add(node[0] as string);
    for (const child of isArgument ? node.slice(1) : node)
      for (const name of namesIn(child, isArgument ? depth : depth + 1)) names.add(name);
  } else if (typeof node === 'object' && node !== null) {
    for (const branch of Object.values(node)) for (const name of namesIn(branch, 0)) names.add(name);
  }
  return names;
}

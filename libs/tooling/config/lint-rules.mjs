// @ts-check
/** Our own rules, which the linter does not have. */

/** @typedef {{ report: (problem: { node: unknown, message: string }) => void }} Context */

const injectedClock = {
  /** @param {Context} context */
  create({ report }) {
    /** @param {unknown} node */
    const refuse = (node) =>
      report({ node, message: 'Ask the injected Clock: business code has no clock of its own.' });
    return {
      "NewExpression[callee.name='Date'][arguments.length=0]": refuse,
      "CallExpression[callee.object.name='Date'][callee.property.name='now']": refuse,
    };
  },
};

export default { meta: { name: 'guiche' }, rules: { 'injected-clock': injectedClock } };

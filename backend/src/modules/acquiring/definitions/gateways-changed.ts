/** The channel on which a new version of a provider that is data is announced. */
export const GATEWAYS_CHANGED = 'gateways_changed';

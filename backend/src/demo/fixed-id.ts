/** Ids are fixed, so that starting over keeps every address. */
export const id = (number: number): string => `019aa1d0-0000-7000-8000-${String(number).padStart(12, '0')}`;

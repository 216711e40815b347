/** A card brand as people write it: `mastercard` is Mastercard. */
export const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

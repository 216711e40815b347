/** Specification payments.md §5: "A file counts as a PDF if its name ends in .pdf." */
export const isPdf = (fileName: string): boolean => fileName.endsWith('.pdf');

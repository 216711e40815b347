export { textPdf, type PdfLine } from './text-pdf.js';

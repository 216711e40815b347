import { maskedDocument } from './masked-document-text';
import styles from './masked-document.module.css';

interface MaskedDocumentProps {
  /** The digits that the reader may see; the others are `*` already, or are replaced here. */
  readonly document: string;
}

/** A CPF or CNPJ of which only the middle can be read. */
export function MaskedDocument({ document }: MaskedDocumentProps) {
  return <span className={styles.document}>{maskedDocument(document)}</span>;
}

/** Signs outside Latin-1 that the encoding has, with their bytes (PDF 1.7, annex D). */
const SPECIAL: Readonly<Record<string, number>> = {
  ...{ '€': 0x80, '…': 0x85, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96, '—': 0x97 },
};
const LAST_LATIN1 = 0xff;
const FIRST_PRINTED = 0x20;
const CONTROLS = { from: 0x7f, to: 0x9f };
const QUESTION_MARK = 0x3f;

/** A text as a string of a PDF in hexadecimal, so that no sign of it ends the string. Signs that the fonts lack become `?`. */
export function winAnsiHex(text: string): string {
  const bytes = [...text.normalize('NFC')].map((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const isControl = code < FIRST_PRINTED || (code >= CONTROLS.from && code <= CONTROLS.to);
    return SPECIAL[sign] ?? (code <= LAST_LATIN1 && !isControl ? code : QUESTION_MARK);
  });
  return `<${Buffer.from(bytes).toString('hex')}>`;
}

/**
 * The parts of a signature header of the form `t=1704908010123,v1=<hex>`: names and values in any order. A name may
 * occur several times (two signatures while a secret is being replaced), and other schemes may be present.
 */
export function signatureParts(header: string | undefined): (name: string) => readonly string[] {
  const parts = (header ?? '').split(',').map((part) => {
    const [name = '', ...value] = part.split('=');
    return { name: name.trim(), value: value.join('=').trim() };
  });
  return (wanted) => parts.filter(({ name }) => name === wanted).map(({ value }) => value);
}

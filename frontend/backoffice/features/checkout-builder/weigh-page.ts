/** The bytes of a page without its scripts, which are the same for every seller. */
export interface PageWeight {
  /** HTML and styles, compressed as they are sent. */
  readonly pageBytes: number;
  readonly imageBytes: number;
  /** Pictures of other sites, whose size a page may not ask for. */
  readonly elsewhere: number;
}

/** Loads a page of this site and what it draws, and weighs it. */
export async function weighPage(address: string): Promise<PageWeight> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the preview answered ${answer.status}`);
  const html = await answer.text();
  // Its style elements would be refused by the policy of this page, and reported.
  const markup = html.replace(/<style[^]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const addressesOf = (selector: string, name: string) => [
    ...new Set([...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')),
  ];
  const images = addressesOf('img', 'src').filter((url) => url !== '' && !url.startsWith('data:'));
  const own = images.filter(isOwn);
  const styles = addressesOf('link[rel=stylesheet]', 'href').filter(isOwn);
  const texts = await Promise.all(styles.map(async (url) => (await fetch(url)).text()));
  const packed = await Promise.all([html, ...texts].map(packedBytes));
  const sizes = await Promise.all(own.map(async (url) => (await (await fetch(url)).blob()).size));
  return {
    pageBytes: sum(packed),
    imageBytes: sum(sizes),
    elsewhere: images.length - own.length,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

const isOwn = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin;

async function packedBytes(text: string): Promise<number> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

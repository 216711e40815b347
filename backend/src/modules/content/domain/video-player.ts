const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;
const VIMEO_HASH = /^[\da-f]{6,20}$/;

/**
 * The address of the player of a film on YouTube or Vimeo, the only hosts that our pages embed. Undefined: it is no film there. Nothing of
 * the given address is kept but the id of the film.
 */
export function videoPlayer(address: string): string | undefined {
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const parts = pathname.split('/').filter(Boolean);
  const host = hostname.replace(/^(?:www|m)\./, '');
  if (host === 'youtu.be') return youtube(parts[0]);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isNamed = ['embed', 'shorts', 'live'].includes(parts[0] ?? '');
    return youtube(isNamed ? parts[1] : (searchParams.get('v') ?? undefined));
  }
  if (host === 'vimeo.com') return vimeo(parts[0], parts[1]);
  if (host === 'player.vimeo.com' && parts[0] === 'video')
    return vimeo(parts[1], searchParams.get('h') ?? undefined);
  return undefined;
}

/** The host without cookies. */
const youtube = (id: string | undefined): string | undefined =>
  id !== undefined && YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined;

function vimeo(id: string | undefined, hash: string | undefined): string | undefined {
  if (id === undefined || !VIMEO_ID.test(id)) return undefined;
  const proof = hash !== undefined && VIMEO_HASH.test(hash) ? `&h=${hash}` : '';
  return `https://player.vimeo.com/video/${id}?dnt=1${proof}`;
}

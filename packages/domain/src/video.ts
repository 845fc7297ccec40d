/** YouTube's hosts. */
const hosts: ReadonlySet<string> = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be']);
/** A video's id is in the query, or the last part of one of these paths. */
const inPath = /^\/(?:(?:shorts|embed|live|v)\/)?([\w-]{11})\/?$/;

/**
 * The address of a YouTube video, rebuilt from its id so that nothing else of the owner's text reaches a link (decisions/0017). `undefined` if it is not a
 * video on youtube.com or youtu.be. The scheme may be missing.
 */
export function youtubeUrl(text: string): string | undefined {
  const trimmed = text.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!hosts.has(hostname)) return undefined;
  const isShort = hostname === 'youtu.be';
  const id = !isShort && pathname === '/watch' ? searchParams.get('v') : inPath.exec(pathname)?.[1];
  return id && /^[\w-]{11}$/.test(id) ? `https://www.youtube.com/watch?v=${id}` : undefined;
}

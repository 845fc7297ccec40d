/** Where YouTube is, under all the names its links come with. */
const hosts: ReadonlySet<string> = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be']);
/** A video's id stands in the query, or last in one of these folders. */
const inPath = /^\/(?:(?:shorts|embed|live|v)\/)?([\w-]{11})\/?$/;

/**
 * The address of a YouTube video, made anew from its id alone, so that nothing else of what an owner typed reaches a link (decisions/0017).
 * `undefined` when the text is no link to a video on youtube.com or youtu.be. The scheme may be missing.
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

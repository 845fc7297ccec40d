/** What a browser shows, and where it leads. */
export interface PushPayload {
  readonly title: string;
  readonly text: string;
  /** A path of our site. */
  readonly path: string;
  /** A device shows one of each. */
  readonly tag: string;
}

/* Push services take 4,096 bytes (RFC 8030); encryption takes 103 of them. */
const mostBytes = 4096 - 103;
const mostTitle = 200;

/** As JSON, cut so that it fits: title and text are as long as people's words. */
export function payloadOf({ title, text, path, tag }: PushPayload): string {
  const made = (length: number): string =>
    JSON.stringify({ title: cut(title, mostTitle), text: cut(text, length), path, tag });
  let length = text.length;
  while (length > 0 && Buffer.byteLength(made(length)) > mostBytes) length = Math.floor(length * 0.8);
  return made(length);
}

/** Whole characters only. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** The CORS answer for a browser on another site. */
export interface CorsAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** False: this origin may not make this call. */
  readonly isAllowed: boolean;
}

/** The origin, and the kind of call. */
export interface CorsQuestion {
  /** The `Origin` header. */
  readonly origin: string | undefined;
  /** The site's own origin, e.g. `https://yantra.example.in`. */
  readonly ownOrigin: string;
  readonly isPublicRead: boolean;
  /** Partners' pages may call it; they identify themselves otherwise. */
  readonly fromPartners?: boolean | undefined;
  readonly allowedOrigins: readonly string[];
}

const exposed = { 'access-control-expose-headers': 'x-request-id, etag, retry-after, content-disposition' };

/** Public reads, and what partners' pages send, are open to every site without credentials; the rest to our own pages and listed origins. */
export function corsFor({ origin, ownOrigin, isPublicRead, fromPartners, allowedOrigins }: CorsQuestion): CorsAnswer {
  if (isPublicRead) return { isAllowed: true, headers: { 'access-control-allow-origin': '*', ...exposed } };
  if (origin === undefined || origin === ownOrigin) return { isAllowed: true, headers: { vary: 'origin' } };
  if (fromPartners === true && !allowedOrigins.includes(origin)) {
    return { isAllowed: true, headers: { vary: 'origin', 'access-control-allow-origin': origin, ...exposed } };
  }
  if (!allowedOrigins.includes(origin)) return { isAllowed: false, headers: { vary: 'origin' } };
  return {
    isAllowed: true,
    headers: {
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      ...exposed,
    },
  };
}

/** Added to a preflight's answer. Valid for a day, so that a page asks once. */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    'access-control-allow-methods': methods.join(', '),
    'access-control-allow-headers': 'content-type, authorization, x-request-id',
    'access-control-max-age': '86400',
  };
}

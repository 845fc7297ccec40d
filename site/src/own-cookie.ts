const yearInSeconds = 31_536_000;

/** A choice that the server must know to render the right page: first-party, kept for a year, and in no way about the person. */
export interface OwnCookie {
  /** The kept value among a request's cookies. */
  readonly in: (cookies: Readonly<Record<string, string | undefined>>) => string | undefined;
  readonly write: (value: string) => void;
}

export const createOwnCookie = (name: string): OwnCookie => {
  /** Over https browsers accept a name with this prefix only from this very host, and encrypted. */
  const hostName = `__Host-${name}`;
  return {
    in: (cookies) => cookies[hostName] ?? cookies[name],
    write(value) {
      const isSecure = location.protocol === 'https:';
      const attributes = `Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      document.cookie = `${isSecure ? hostName : name}=${encodeURIComponent(value)}; ${attributes}`;
    },
  };
};

import { attempt } from '@yantra/domain';

/** Where browsers keep the access token (public-area.md §4). */
export const accessTokenKey = 'accessToken';
/** Set when somebody has logged out while the server could not be reached. */
export const logOutKey = 'yantra.session.end';

export type TokenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The access token that the tabs of a browser share. */
export interface KeptToken {
  /** The token's text; where the storage is full or forbidden, the page's own, which lasts as long as the page. */
  read(): string | undefined;
  write(text: string | undefined): void;
  /** Whether the server has yet to be told of a log-out. */
  isLogOutPending(): boolean;
  markLogOut(isPending: boolean): void;
}

export function createKeptToken(storage: TokenStorage): KeptToken {
  /** The last value read or written, for when the storage fails. */
  let last: string | undefined;
  let isKept = true;
  return {
    read() {
      const found = isKept ? attempt(() => ({ text: storage().getItem(accessTokenKey) ?? undefined })) : undefined;
      if (found) last = found.text;
      return last;
    },
    write(text) {
      last = text;
      isKept =
        attempt(() => {
          if (text === undefined) storage().removeItem(accessTokenKey);
          else storage().setItem(accessTokenKey, text);
          return (storage().getItem(accessTokenKey) ?? undefined) === text;
        }) ?? false;
    },
    isLogOutPending: () => (attempt(() => storage().getItem(logOutKey)) ?? null) !== null,
    markLogOut(isPending) {
      // Where nothing can be kept, the session on the server expires.
      attempt(() => (isPending ? storage().setItem(logOutKey, '1') : storage().removeItem(logOutKey)));
    },
  };
}

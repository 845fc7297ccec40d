import { attempt } from '@yantra/domain';

/** Where browsers keep the access token (public-area.md §4). */
export const accessTokenKey = 'accessToken';
/** That somebody has logged out while the server could not be told. */
export const logOutKey = 'yantra.session.end';

export type TokenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The access token as the tabs of a browser share it. */
export interface KeptToken {
  /** The token's text; the one of this page where the storage is full or forbidden, which then lasts as long as the page. */
  read(): string | undefined;
  write(text: string | undefined): void;
  /** Whether the server does not know of a log-out yet. */
  isLogOutPending(): boolean;
  markLogOut(isPending: boolean): void;
}

export function createKeptToken(storage: TokenStorage): KeptToken {
  /** What was read or written last, for when the storage does not say. */
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
      // Where nothing can be kept, the session ends on the server by its age.
      attempt(() => (isPending ? storage().setItem(logOutKey, '1') : storage().removeItem(logOutKey)));
    },
  };
}

import { rights as everyRight } from '@yantra/domain';
import { jwtDecode } from 'jwt-decode';
import type { LoggedUser } from './session.ts';

/** The part of an access token that a browser may read. The server checks its signature. */
export interface AccessToken {
  readonly text: string;
  readonly user: LoggedUser;
  /** Milliseconds since the epoch, by the server's clock. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

interface Claims {
  readonly loggedInUserId?: string;
  readonly loggedUserName?: string;
  readonly loggedInUserPhonenumber?: string;
  readonly role?: string;
  readonly rights?: readonly string[];
  readonly iat?: number;
  readonly exp?: number;
}

const roles: Readonly<Record<string, LoggedUser['role']>> = { admin: 'admin', supplier: 'supplier', user: 'user' };

/** Reads a token; undefined if it is not one of the marketplace's. */
export function readAccessToken(text: string): AccessToken | undefined {
  try {
    const { loggedInUserId, loggedUserName, loggedInUserPhonenumber, role, rights, iat, exp } = jwtDecode<Claims>(text);
    // Roles are compared without regard to case (public-area.md §6).
    const known = roles[role?.toLowerCase() ?? ''];
    if (!loggedInUserId || !known || !iat || !exp) return undefined;
    const user: LoggedUser = {
      id: loggedInUserId,
      role: known,
      ...(rights && { rights: everyRight.filter((right) => rights.includes(right)) }),
      name: loggedUserName ?? '',
      phone: loggedInUserPhonenumber ?? '',
    };
    return { text, user, issuedAt: iat * 1000, expiresAt: exp * 1000 };
  } catch {
    return undefined;
  }
}

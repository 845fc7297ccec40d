import { getUserDetails } from '@yantra/contract/calls';
import { attempt } from '@yantra/domain';
import type { KnownPerson } from '@yantra/lead-form';
import type { LoggedUser, Scope } from '@yantra/state';

/**
 * Who is logged in, with the e-mail address that only their profile has; without it where that cannot be had now. Whether there is one is remembered, for
 * `theme.js` to keep the right room on the next page.
 */
export async function knownPerson(scope: Scope, user: LoggedUser): Promise<KnownPerson> {
  const found = await askFor(scope, user);
  attempt(() =>
    found.email ? localStorage.removeItem('yantra.known') : localStorage.setItem('yantra.known', 'in part'),
  );
  return found;
}

async function askFor({ prefetch }: Scope, { id, name, phone }: LoggedUser): Promise<KnownPerson> {
  try {
    const { fullName, email } = await prefetch(getUserDetails, { id }, { isQuiet: true });
    return { fullName: fullName || name, phone, email };
  } catch {
    return { fullName: name, phone };
  }
}

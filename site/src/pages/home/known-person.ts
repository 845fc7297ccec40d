import { getUserDetails } from '@yantra/contract/calls';
import type { KnownPerson } from '@yantra/lead-form';
import type { LoggedUser, Scope } from '@yantra/state';

/** Who is logged in, with the e-mail address that only their profile has; without it where that cannot be had now. */
export async function knownPerson({ prefetch }: Scope, { id, name, phone }: LoggedUser): Promise<KnownPerson> {
  try {
    const { fullName, email } = await prefetch(getUserDetails, { id }, { isQuiet: true });
    return { fullName: fullName || name, phone, email };
  } catch {
    return { fullName: name, phone };
  }
}

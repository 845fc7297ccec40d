import { useMessages } from '@yantra/language';
import { type LoggedUser, useServed, useUser } from '@yantra/state';
import { Button } from '@yantra/ui';
import { type FormEvent, Suspense, lazy } from 'react';
import { useHref, useNavigate } from '../navigation.tsx';
import { messages } from './accounts.messages.ts';
import { useAccounts } from './accounts.tsx';

/** A real page, for browsers without a script. */
const logInPath = '/log-in';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** The log-in button, and once logged in the account menu. */
export function AccountEntry() {
  const user = useUser();
  return user ? <LoggedIn user={user} /> : <LogIn />;
}

/** Only the name until the menu has loaded, which the server does not wait for. */
function LoggedIn({ user }: { readonly user: LoggedUser }) {
  const name = <span className="top__user">{user.name}</span>;
  return useServed() ? (
    name
  ) : (
    <Suspense fallback={name}>
      <AccountMenu user={user} />
    </Suspense>
  );
}

function LogIn() {
  const { open } = useAccounts();
  const navigate = useNavigate();
  const texts = useMessages(messages);
  const to = useHref();
  const press = (event: FormEvent) => {
    event.preventDefault();
    // The documented destination after a log-in (public-area.md §2).
    open({ dialog: 'log-in', onLogIn: () => navigate('/') });
  };
  return (
    <form action={to(logInPath)} onSubmit={press}>
      <Button type="submit" aria-haspopup="dialog">
        {texts.logIn}
      </Button>
    </form>
  );
}

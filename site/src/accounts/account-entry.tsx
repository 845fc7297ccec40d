import { useUser } from '@yantra/state';
import { Button } from '@yantra/ui';
import { type FormEvent, Suspense, lazy } from 'react';
import { useNavigate } from '../navigation.tsx';
import { messages } from './accounts.messages.ts';
import { useAccounts } from './accounts.tsx';

/** A page of its own, for where no script runs. */
const logInPath = '/log-in';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** The way into one's account, and once there the menu of it. */
export function AccountEntry() {
  const user = useUser();
  return user ? (
    // The name alone stands there until the menu has come.
    <Suspense fallback={<span className="top__user">{user.name}</span>}>
      <AccountMenu user={user} />
    </Suspense>
  ) : (
    <LogIn />
  );
}

function LogIn() {
  const { open } = useAccounts();
  const navigate = useNavigate();
  const press = (event: FormEvent) => {
    event.preventDefault();
    // The documented destination after a log-in (public-area.md §2).
    open({ dialog: 'log-in', onLogIn: () => navigate('/') });
  };
  return (
    <form action={logInPath} onSubmit={press}>
      <Button type="submit" aria-haspopup="dialog">
        {messages.logIn}
      </Button>
    </form>
  );
}

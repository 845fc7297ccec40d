import { Button } from '@yantra/ui';
import { type ComponentType, type FormEvent, useState } from 'react';
import { useNavigate } from '../navigation.tsx';
import type { AccountsDialogProps } from './accounts-dialog.tsx';
import { messages } from './layout.messages.ts';

const elsewhere = '/contact-us';

/** Opens the place of log-in and sign-up, whose code comes when it is wanted. Where no script runs, or that code cannot be had, the contact page. */
export function AccountsButton() {
  const [Dialog, setDialog] = useState<ComponentType<AccountsDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const open = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { AccountsDialog } = await import('./accounts-dialog.tsx');
      setDialog(() => AccountsDialog);
      setOpen(true);
    } catch {
      navigate(elsewhere);
    }
  };
  return (
    <>
      <form action={elsewhere} onSubmit={(event) => void open(event)}>
        <Button type="submit" aria-haspopup="dialog">
          {messages.logIn}
        </Button>
      </form>
      {Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

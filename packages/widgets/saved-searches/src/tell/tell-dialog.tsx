import { useMessages } from '@yantra/language';
import { Button, Dialog } from '@yantra/ui';
import { TellForm, type WantedSearch } from './tell-form.tsx';
import { messages } from './tell.messages.ts';

export interface TellDialogProps {
  readonly isOpen: boolean;
  /** What is looked for. */
  readonly search: WantedSearch;
  readonly onClose: () => void;
}

/** “Tell me of new ones” over a list. */
export function TellDialog({ isOpen, search, onClose }: TellDialogProps) {
  const texts = useMessages(messages);
  return (
    <Dialog open={isOpen} onClose={onClose} title={texts.title} note={texts.note}>
      <TellForm
        search={search}
        done={
          <Button variant="primary" onClick={onClose}>
            {texts.done}
          </Button>
        }
      />
    </Dialog>
  );
}

import { useMessages } from '@yantra/language';
import { Button, Dialog } from '@yantra/ui';
import { messages } from './review.messages.ts';

/** The keys of the screen. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useMessages(messages);
  return (
    <Dialog open title={texts.keysTitle} onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      <p>{texts.keysNote}</p>
      <dl className="y-dashboard__keys">
        {texts.keyNames.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

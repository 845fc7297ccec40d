import { favouriteLimits, inputLengths } from '@yantra/domain';
import { useMessages } from '@yantra/language';
import { useSavedMachines, useServed } from '@yantra/state';
import { Button, heartMessages } from '@yantra/ui';
import { useRef, useState } from 'react';
import { messages as english } from './saved.messages.ts';

/**
 * After a heart that was pressed before its script had come, or where none runs: a browser with a script keeps the machine at one more press. Not by the
 * address alone, which anybody can write.
 * @param props.machine its id, empty if it is not known
 */
export function NotSaved({ machine }: { readonly machine: string }) {
  const texts = useMessages(english);
  const heart = useMessages(heartMessages);
  const { saved, kept } = useSavedMachines();
  const isServed = useServed();
  const [isFull, setFull] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const isMachine = machine !== '' && machine.length <= inputLengths.id;
  const isKept = !isServed && kept.machines.some(({ id }) => id === machine);
  const save = () => {
    const isSaved = saved.change({ deed: 'keep', machine }) === undefined;
    setFull(!isSaved);
    // The button goes away under the focus.
    if (isSaved) said.current?.focus();
  };
  if (!isMachine) return <p role="status">{texts.needsAccount}</p>;
  return (
    <>
      <div className="saved__pressed">
        <p ref={said} role="status" tabIndex={-1}>
          {isKept ? texts.isSaved : texts.notSaved}
        </p>
        {!isServed && !isKept && (
          <Button variant="primary" onClick={save}>
            {texts.save}
          </Button>
        )}
        {isFull && <p role="alert">{heart.tooMany(favouriteLimits.machines)}</p>}
      </div>
      <noscript>
        <p>{texts.needsAccount}</p>
      </noscript>
    </>
  );
}

import { adoptSheets } from '@yantra/element';
import { useSavedMachines } from '@yantra/state';
import { type CardToolsProps, Heart } from '@yantra/ui';
import { heart } from '@yantra/ui/sheets';

const adopt = (element: Element | null): void => {
  if (element) adoptSheets(element, [heart]);
};

/** Keeps a machine in this browser. On partners’ pages this code comes only where the page asks for it, after the cards. */
export function Hearts({ equipment: { id, name }, isInText = false }: CardToolsProps) {
  const { saved, kept } = useSavedMachines();
  return (
    <div ref={adopt} className="y-card__tools">
      <Heart
        machine={id}
        name={name}
        isKept={kept.machines.some((machine) => machine.id === id)}
        keeper={saved}
        hasWord={isInText}
      />
    </div>
  );
}

import { useSavedMachines, useScope } from '@yantra/state';
import { type CardToolsProps, Heart } from '@yantra/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { ToComparison, useIsList } from './compare-link.tsx';
import { changePath } from './saved-paths.ts';

type EquipmentProps = Pick<CardToolsProps, 'equipment'>;

/** What stands over the pictures of machines, on every page: it comes after the page's own code. */
export function CardTools({ equipment, isInText }: CardToolsProps) {
  const { siteUrl } = useScope();
  const { saved, kept } = useSavedMachines();
  const { id, name } = equipment;
  return (
    <>
      <Heart
        machine={id}
        name={name}
        isKept={kept.machines.some((machine) => machine.id === id)}
        keeper={saved}
        action={siteUrl + changePath}
        {...(isInText && { hasWord: true })}
      />
      {useIsList(isInText) && <Aside equipment={equipment} />}
    </>
  );
}

/** Puts a machine of the list aside to compare it; until that code has come, a link. */
function Aside({ equipment }: EquipmentProps) {
  const [Toggle, setToggle] = useState<ComponentType<EquipmentProps>>();
  useEffect(() => {
    let isHere = true;
    import('./compare-toggle.tsx').then(
      (loaded) => isHere && setToggle(() => loaded.Toggle),
      // The link does as well.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return Toggle ? <Toggle equipment={equipment} /> : <ToComparison equipment={equipment} />;
}

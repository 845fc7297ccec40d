import { useSavedMachines, useScope } from '@yantra/state';
import { type CardToolsProps, Heart } from '@yantra/ui';
import { changePath } from './saved-paths.ts';

/** What stands over the pictures of machines, on every page: it comes after the page's own code. */
export function CardTools({ equipment: { id, name }, isInText }: CardToolsProps) {
  const { siteUrl } = useScope();
  const { saved, kept } = useSavedMachines();
  return (
    <Heart
      machine={id}
      name={name}
      isKept={kept.machines.some((machine) => machine.id === id)}
      keeper={saved}
      action={siteUrl + changePath}
      {...(isInText && { hasWord: true })}
    />
  );
}

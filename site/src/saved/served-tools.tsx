import { useScope } from '@yantra/state';
import { type CardToolsProps, Heart } from '@yantra/ui';
import { ToComparison, useIsList } from './compare-link.tsx';
import { changePath } from './saved-paths.ts';

/** The same as the server draws it: forms and links, which work without a script. Most pages are drawn for nobody, so nothing is kept yet. */
export function ServedTools({ equipment, isInText }: CardToolsProps) {
  const { siteUrl } = useScope();
  const { id, name } = equipment;
  return (
    <>
      <Heart
        machine={id}
        name={name}
        isKept={false}
        action={siteUrl + changePath}
        {...(isInText && { hasWord: true })}
      />
      {useIsList(isInText) && <ToComparison equipment={equipment} />}
    </>
  );
}

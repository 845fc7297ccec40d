import { useScope } from '@yantra/state';
import { type CardToolsProps, Heart } from '@yantra/ui';
import { changePath } from './saved-paths.ts';

/** The same as the server draws it: forms, which work without a script. Most pages are drawn for nobody, so nothing is kept yet. */
export function ServedTools({ equipment: { id, name }, isInText }: CardToolsProps) {
  const { siteUrl } = useScope();
  return (
    <Heart machine={id} name={name} isKept={false} action={siteUrl + changePath} {...(isInText && { hasWord: true })} />
  );
}

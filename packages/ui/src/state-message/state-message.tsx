import { type ComponentType, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useLoaded } from '../use-loaded.tsx';
import type { art as noArt } from './art/no-art.ts';
import type { art as stateArt } from './art/state-art.ts';

export type StatePicture = keyof typeof noArt | keyof typeof stateArt;

/* Loaded when first needed, so that lists that load well never pay for them. Two files and not ten, as each import costs
   every page bytes. */
const drawingOf = async (picture: StatePicture): Promise<ComponentType> => {
  const { art } = await (picture.startsWith('no-') ? import('./art/no-art.ts') : import('./art/state-art.ts'));
  return (art as Readonly<Record<string, ComponentType>>)[picture] as ComponentType;
};

export interface StateMessageProps {
  picture: StatePicture;
  title: string;
  text?: ReactNode;
  className?: string;
  /** The title's heading level, following the headings before it. */
  level?: 1 | 2 | 3;
  /** What can be done: buttons or links. */
  children?: ReactNode;
}

/** Says why there is nothing to see and what can be done. A failure is announced at once, the others politely. */
export function StateMessage({ picture, title, text, className, level = 3, children }: StateMessageProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classNames('y-state', className)} role={picture === 'error' ? 'alert' : 'status'}>
      <Art key={picture} picture={picture} />
      <Title className="y-state__title">{title}</Title>
      {text && <p>{text}</p>}
      {children && <div className="y-state__actions">{children}</div>}
    </div>
  );
}

/** Reserves the picture's place until it has loaded; if it cannot load (offline, say) the text still shows. */
function Art({ picture }: { picture: StatePicture }) {
  const [load] = useState(() => () => drawingOf(picture));
  return useLoaded(load) ?? <span className="y-state__picture" />;
}

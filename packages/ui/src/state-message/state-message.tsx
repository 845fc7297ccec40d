import { type ComponentType, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useLoaded } from '../use-loaded.tsx';
import type { art as noArt } from './art/no-art.ts';
import type { art as stateArt } from './art/state-art.ts';

export type StatePicture = keyof typeof noArt | keyof typeof stateArt;

/* Fetched when first needed: a list that loads well never pays for them. Two files and not ten, as each import costs every page bytes. */
const drawingOf = async (picture: StatePicture): Promise<ComponentType> => {
  const { art } = await (picture.startsWith('no-') ? import('./art/no-art.ts') : import('./art/state-art.ts'));
  return (art as Readonly<Record<string, ComponentType>>)[picture] as ComponentType;
};

export interface StateMessageProps {
  picture: StatePicture;
  title: string;
  text?: ReactNode;
  className?: string;
  /** Of the title, as it follows the headings before it. */
  level?: 2 | 3;
  /** The way out: buttons or links. */
  children?: ReactNode;
}

/** Says why there is nothing to see and what can be done. A failure interrupts a screen reader, the others wait their turn. */
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

/** Keeps the picture's place until it is there; without it (offline, say) the words still stand. */
function Art({ picture }: { picture: StatePicture }) {
  const [load] = useState(() => () => drawingOf(picture));
  return useLoaded(load) ?? <span className="y-state__picture" />;
}

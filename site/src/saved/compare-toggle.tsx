import { CompareToggle } from '@yantra/compare/tray';
import type { CardToolsProps } from '@yantra/ui';

/** Puts a machine aside to compare it, or back. */
export const Toggle = ({ equipment: { id, name, image1Url = null } }: Pick<CardToolsProps, 'equipment'>) => (
  <CompareToggle machine={{ id, name, image1Url }} />
);

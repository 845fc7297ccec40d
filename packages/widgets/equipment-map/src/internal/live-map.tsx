import type { EquipmentMapProps } from '../equipment-map.tsx';

export interface LiveMapProps extends EquipmentMapProps {
  /** What was typed into the search before the map was there. */
  readonly typed: string;
}

/** The map itself. */
export function LiveMap(_props: LiveMapProps) {
  return null;
}

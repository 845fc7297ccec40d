/** The status of a machine. Only the first two are shown to the public. */
export type EquipmentStatus = 'Available' | 'On rent' | 'Unavailable';

/** All statuses, in the order forms show them. */
export const equipmentStatuses: readonly EquipmentStatus[] = ['Available', 'On rent', 'Unavailable'];

/** The status in a text, whatever its case and the spaces around it; `undefined` if it is none. */
export function statusOf(text: string): EquipmentStatus | undefined {
  const wanted = text.trim().toLowerCase();
  return equipmentStatuses.find((status) => status.toLowerCase() === wanted);
}

/** Whether machines of this status may be in public lists (they need a running purchase too; decisions/0004). */
export function isPublicStatus(status: EquipmentStatus): boolean {
  return status !== 'Unavailable';
}

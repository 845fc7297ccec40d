const places = ['first', 'second', 'third', 'fourth'];

/** The texts of the tray, which come with it. */
export const trayMessages = {
  id: 'compare.tray',
  label: 'Machines to compare',
  remove: (name: string) => `Remove ${name} from the comparison`,
  place: (place: number): string => `Add a ${places[place - 1] ?? 'machine'}`,
  clear: 'Clear',
  compare: (count: number) => `Compare ${count}`,
  oneMore: 'One more to compare',
  full: 'Four machines are the most that can be compared. Remove one first.',
  added: (name: string, count: number) => `${name} is put aside, ${count} of 4.`,
  removed: (name: string) => `${name} is removed.`,
} as const;

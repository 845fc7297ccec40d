/** Putting a machine aside for comparison, on its card. The name is heard only: it stands on the card. */
export const compareButtonMessages = {
  id: 'compare-button',
  compare: 'Compare',
} as const;

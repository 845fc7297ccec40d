/** The way back from what was just done. */
export const messages = { id: 'dashboard.undo', undo: 'Undo' } as const;

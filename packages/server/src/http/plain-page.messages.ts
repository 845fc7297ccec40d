/** What the bare pages say: those shown when the site itself cannot draw one. */
export const plainPageTexts = { title: 'Yantra', home: 'To the start page' } as const;

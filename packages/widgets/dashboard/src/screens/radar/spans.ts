export const spans = ['days7', 'days30', 'weeks12'] as const;
/** How far back the radar looks. */
export type RadarSpan = (typeof spans)[number];

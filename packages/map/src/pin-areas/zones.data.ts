/** The postal zones: the bounds of their towns (west, south, east, north), and their points. Written by npm run check -- pin-zones --fix. */
export const zones = [
  { box: [74.67, 28.3, 77.68, 34.21], load: () => import('./zone-1.data.ts') },
  { box: [77.24, 24.09, 84.53, 30.44], load: () => import('./zone-2.data.ts') },
  { box: [70, 20.11, 76.89, 28.26], load: () => import('./zone-3.data.ts') },
  { box: [72.66, 15.13, 82.7, 26.28], load: () => import('./zone-4.data.ts') },
  { box: [74.06, 12.21, 84.64, 19], load: () => import('./zone-5.data.ts') },
  { box: [74.92, 8.05, 80.35, 13.22], load: () => import('./zone-6.data.ts') },
  { box: [82.51, 18.68, 95.44, 27.55], load: () => import('./zone-7.data.ts') },
  { box: [84.16, 22.06, 87.62, 26.63], load: () => import('./zone-8.data.ts') },
] as const;

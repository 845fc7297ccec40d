/** Texts of the address with its map. */
export const messages = {
  id: 'dashboard.address',
  map: 'Map',
  marker: 'The machine stands here',
  instructions:
    'Drag the marker, or press the map, to say where the machine stands. Arrow keys move the map, plus and minus zoom, Enter puts the marker in the middle; with the focus on the marker, arrow keys move it.',
  failed: 'Error loading maps',
  failedText: 'You can still type the address.',
  retry: 'Retry',
  loading: 'Loading the map...',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  noStreets: 'Our drawing has no streets; the marker can be put exactly all the same.',
  streetsFailed: 'The streets did not come.',
  streetsSlow: 'The streets are slow to come.',
  credit: 'svg-maps, GeoNames CC BY 4.0 · Natural Earth',
  found: (count: number) =>
    count === 0
      ? ''
      : count === 1
        ? '1 place found. Arrow down to choose it.'
        : `${count} places found. Arrow down to choose.`,
  places: 'Places found',
  unknown: 'The address of this point is not known. Please fill it in.',
  filled: (city: string, state: string) => `City and state are filled in: ${city}, ${state}.`,
  clash: (pin: string, there: string, here: string) =>
    `PIN code ${pin} is near ${there}. The address is in ${here}. Which one is right?`,
  follow: (city: string) => `Move it to ${city}`,
  stay: (city: string) => `Keep ${city}, clear the PIN code`,
  pinUnknown: 'This PIN code is not in our list. Please fill in city and state.',
} as const;

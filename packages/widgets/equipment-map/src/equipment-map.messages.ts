import { formatCount } from '@yantra/domain';

/** What is read before the map is there. */
export const messages = {
  id: 'equipment-map',
  heading: (city: string) => `Machines near ${city}`,
  search: 'Search for location',
  waiting: 'The map is loading.',
  allMachines: 'See all machines in a list',
  failed: 'The map could not be loaded.',
  failedText: 'Check your connection and try again. The list has all machines too.',
  retry: 'Retry',
} as const;

/** The rest, which comes with the map. */
export const mapMessages = {
  id: 'equipment-map.map',
  map: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  machines: (count: number) => (count === 1 ? '1 machine' : `${formatCount(count)} machines`),
  inView: (count: number) =>
    count === 1 ? '1 machine in this part of the map.' : `${formatCount(count)} machines in this part of the map.`,
  noneInView: 'No machines in this part of the map.',
  noneText: 'Zoom out, or search for another place.',
  loading: 'Looking for machines in this part of the map',
  /** A group of machines at one place. */
  atThisPlace: (count: number) => `${formatCount(count)} machines at this place`,
  list: 'Machines on the map',
  listLoading: 'Loading the machines on the map',
  listFailed: (message: string) => `Error: ${message}`,
  moreHere: (count: number) => `and ${formatCount(count)} more`,
  unreadable: 'We got an answer we could not read. Please try again.',
  viewportFailed: (message: string) => `Error: ${message}`,
  retry: 'Retry',
  searchAsIMove: 'Search as I move the map',
  searchHere: 'Search this area',
  locate: 'Use my location',
  locationDenied: 'Your browser did not share the location. Please search for a place.',
  locationFailed: 'We could not find where you are. Please search for a place.',
  close: 'Close',
  cardLoading: 'Loading the machine',
  cardFailed: (message: string) => `Error loading equipment details: ${message}`,
  hintTouch: 'Use two fingers to move the map',
  hintWheel: 'Hold Ctrl while you scroll to zoom the map',
  instructions: 'Arrow keys move the map, plus and minus zoom it, Tab goes through its machines.',
  places: 'Places',
  placesLoading: 'Looking for places',
  placesFound: (count: number) => (count === 1 ? '1 place found.' : `${formatCount(count)} places found.`),
  noPlace: (text: string) => `No place like “${text}”. Try a city, a locality or a six-digit PIN code.`,
  /** Over places that only a part of the text names. */
  partKnown: (text: string) => `We do not know all of “${text}”. What we know of it:`,
  partUnanswered: 'Streets and houses cannot be looked up just now. What we know of it:',
  whichPlace: 'Several places have this name. Which one?',
  /** The pin of the found place. */
  foundPlace: (name: string) => `Found place: ${name}`,
  removePlace: (name: string) => `Remove ${name}`,
  placesFailed: (message: string) => `Error: ${message}`,
  baseFailed: 'The drawing of the land could not be loaded; the machines are all there.',
  noStreets: 'Our drawing ends here.',
  streetsFailed: 'The streets did not come.',
  streetsSlow: 'The streets are slow to come.',
  openInMaps: 'Open in Maps',
  km: (count: number) => `${count} km`,
  metres: (count: number) => `${count} m`,
  credit: 'svg-maps, GeoNames CC BY 4.0 · Natural Earth, GSHHG',
} as const;

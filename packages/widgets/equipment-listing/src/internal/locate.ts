/** Where somebody is, about: a hundred metres are enough for machines, and no more than that is told. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}
/** Why it is not known. */
export type LocationFailure = 'locationDenied' | 'locationFailed';

const options: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 10_000 };

const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Asks the browser where it is. @throws {LocationFailure} */
export const locate = (): Promise<Position> =>
  new Promise((resolve, reject: (failure: LocationFailure) => void) => {
    if (!('geolocation' in navigator)) {
      reject('locationFailed');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => reject(code === PERMISSION_DENIED ? 'locationDenied' : 'locationFailed'),
      options,
    );
  });

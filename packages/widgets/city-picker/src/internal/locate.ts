import type { LocationFailure, Position } from '../city-picker.model.ts';

/** A city is a wide mark: a rough position a few minutes old will do, and comes faster. */
const options: PositionOptions = { enableHighAccuracy: false, maximumAge: 300_000, timeout: 10_000 };

/** Asks the browser where it is. */
export const locate = (): Promise<Position> =>
  new Promise((resolve, reject: (failure: LocationFailure) => void) => {
    if (!('geolocation' in navigator)) {
      reject('failed');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => reject(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      options,
    );
  });

export interface City {
  /** The GeoNames list's number as text. Ids from elsewhere may be numbers: look them up with `findCity`. */
  readonly id: string;
  /** The official name in English, e.g. `Mysuru`. Names repeat, even within a state; ids do not. */
  readonly name: string;
  /** State or union territory. */
  readonly state: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  /** The last population known to GeoNames; for ordering, not for display. */
  readonly population?: number;
  /** Other names people use, e.g. `Mysore`. */
  readonly aliases: readonly string[];
  /** The district, only if the state has another city of the same name. */
  readonly district?: string;
  /** A drawing of the city's landmark, relative to the API's host. Featured cities have one. */
  readonly iconUrl?: string;
}

/** A city for display: `Pune, Maharashtra`; one with a namesake in its state with its district: `Tanda (Rampur), Uttar Pradesh`. */
export function cityLabel(city: City): string {
  return `${city.name}${city.district ? ` (${city.district})` : ''}, ${city.state}`;
}

/** The city with this id, number or text; `undefined` if it is not in the list. */
export function findCity(cities: readonly City[], id: string | number): City | undefined {
  const wanted = String(id);
  return cities.find((city) => city.id === wanted);
}

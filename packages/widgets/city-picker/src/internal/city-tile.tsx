import type { City } from '@yantra/places';
import type { SelectedCity } from '@yantra/state';

interface CityTileProps {
  readonly city: City | SelectedCity;
  readonly siteUrl: string;
  readonly isSelected: boolean;
  readonly onPick: (city: City | SelectedCity) => void;
}

/** A city as a tile: its landmark where one is drawn, its initial otherwise; a city that is its own state says so once. */
export function CityTile({ city, siteUrl, isSelected, onPick }: CityTileProps) {
  const iconUrl = 'iconUrl' in city ? city.iconUrl : undefined;
  return (
    <button type="button" className="y-city" aria-pressed={isSelected} onClick={() => onPick(city)}>
      {iconUrl ? (
        <img src={siteUrl + iconUrl} alt="" width="52" height="52" />
      ) : (
        <span className="y-city__initial" aria-hidden="true">
          {city.name.charAt(0)}
        </span>
      )}
      <span>{city.name}</span>
      {city.state !== city.name && <small>{city.state}</small>}
    </button>
  );
}

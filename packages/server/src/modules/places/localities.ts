import type { Place } from '@yantra/places';
import type { PostOffice } from './post-office.ts';

/** A name read from a line of the post's list. */
type Named = Pick<PostOffice, 'place' | 'district'> & Place & { readonly isMeasured: boolean };

/** Cells of a tenth of a degree, at least 9 km wide in India: what is within `farthestKm` is in a point's cell or in one beside it. */
const cellsPerDegree = 10;
const farthestKm = 5;
const kmPerDegree = 111.2;
/** People say "Erandwane", the post says "Deccan Gymkhana": a name of the post has to be that much nearer. */
const postHandicap = 1.5;

const cellOf = (latitude: number, longitude: number): number =>
  Math.floor(latitude * cellsPerDegree) * 4096 + Math.floor(longitude * cellsPerDegree);

/** A place's name without what only the post needs: "Market Yard S.O (Pune)", "Bhosari I.E.", "Pune City". */
export const placeName = (place: string): string =>
  place
    .replace(/\s+[SBHGD]\.?[PS]?\.?O\b.*$/, '')
    .replace(/\s*\(.*$/, '')
    .replace(
      /(\s+[A-Z]\.?){2,}$|\s+([A-Z]{2}|I\.E\.)$|(?<!Electronics?|Hitech?|Science|Cyber|Golf|Film|Steel|Gift|Sun)\s+City$/,
      '',
    )
    .trim();

/* "C M E", "Srpf" and "N.C.L. Pune" tell nobody where it is. */
const isReadable = (name: string): boolean =>
  !/[.\d]/.test(name) && /[A-Za-z][a-z]*[aeiouy][a-z]*/.test(name) && /[a-z]{3}/.test(name);

/**
 * An index of localities by their points. Lines are read again for the one name that is found, so that only numbers are kept: 200 KB.
 * @param read a line of the list
 * @param firstByHand the first line that is not the post's
 */
export function createLocalities(count: number, firstByHand: number, read: (line: number) => Named) {
  const known: { line: number; cell: number; latitude: number; longitude: number }[] = [];
  for (let line = 0; line < count; line += 1) {
    const { place, district, latitude, longitude, isMeasured } = read(line);
    const isUsed = line >= firstByHand || (isMeasured && district !== '' && isReadable(placeName(place)));
    if (isUsed) known.push({ line, cell: cellOf(latitude, longitude), latitude, longitude });
  }
  known.sort((a, b) => a.cell - b.cell);
  const lines = Uint32Array.from(known, ({ line }) => line);
  const latitudes = Float32Array.from(known, ({ latitude }) => latitude);
  const longitudes = Float32Array.from(known, ({ longitude }) => longitude);
  const starts = new Map<number, number>();
  known.forEach(({ cell }, index) => void (starts.has(cell) || starts.set(cell, index)));
  const cells = Int32Array.from(known, ({ cell }) => cell);

  return {
    /** The name of the nearest; `undefined` if there is none within 5 km. */
    at({ latitude, longitude }: Place): string | undefined {
      const shrink = Math.cos((latitude * Math.PI) / 180);
      let nearest = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let row = -1; row <= 1; row += 1) {
        for (let column = -1; column <= 1; column += 1) {
          const cell = cellOf(latitude + row / cellsPerDegree, longitude + column / cellsPerDegree);
          for (let at = starts.get(cell) ?? lines.length; cells[at] === cell; at += 1) {
            const north = (latitudes[at] ?? 0) - latitude;
            const east = ((longitudes[at] ?? 0) - longitude) * shrink;
            const km = Math.hypot(north, east) * kmPerDegree;
            const felt = (lines[at] ?? 0) < firstByHand ? km * postHandicap : km;
            if (km <= farthestKm && felt < least) [nearest, least] = [at, felt];
          }
        }
      }
      return nearest < 0 ? undefined : placeName(read(lines[nearest] ?? 0).place);
    },
  };
}

/** Names of localities by point. */
export type Localities = ReturnType<typeof createLocalities>;

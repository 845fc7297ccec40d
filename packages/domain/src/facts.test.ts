import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultCardColour, safeColour } from './colour.ts';
import { pictureFormats, pictureSources, pictureUrl, pictureWidths } from './pictures.ts';
import { averageStars, halfStars, roundedStars, starsText } from './ratings.ts';
import { isRentalType, rentalTypes, rentalUnit } from './rental.ts';
import { equipmentStatuses, isPublicStatus, statusOf } from './status.ts';
import { zoneOfState, zones } from './zones.ts';

const stars = fc.integer({ min: 0, max: 10 }).map((halves) => ({ starRating: halves / 2 }));

describe('star averages', () => {
  test('nobody has rated is not 0 stars', () => {
    expect(averageStars([])).toBeNull();
    expect(averageStars([{ starRating: 0 }])).toBe(0);
  });

  test('lie between the worst and the best rating, in whatever order these came', () => {
    fc.assert(
      fc.property(fc.array(stars, { minLength: 1 }), (ratings) => {
        const given = ratings.map((rating) => rating.starRating);
        const average = averageStars(ratings) ?? -1;
        expect(average).toBeGreaterThanOrEqual(Math.min(...given));
        expect(average).toBeLessThanOrEqual(Math.max(...given));
        expect(averageStars(ratings.toReversed())).toBe(average);
      }),
    );
  });

  test('one broken rating does not break the others', () => {
    expect(averageStars([{ starRating: Number.NaN }, { starRating: 4 }, { starRating: 50 }])).toBe(4.5);
  });

  // spec: constant.stars, limit.stars, card.shows
  test('are whole on cards, halves in tables, one decimal on the page', () => {
    expect([4.4, 4.5, 4.9].map(roundedStars)).toEqual([4, 5, 5]);
    expect([4.4, 4.5, 4.9, 5].map(halfStars)).toEqual([4, 4.5, 4.5, 5]);
    expect([4, 4.25, 4.96].map(starsText)).toEqual(['4.0', '4.3', '5.0']);
  });

  // spec: constant.stars, limit.stars
  test('never leave the scale', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (average) =>
        [roundedStars(average), halfStars(average), Number(starsText(average))].every((n) => n >= 0 && n <= 5),
      ),
    );
  });
});

describe('rental units', () => {
  // spec: constant.units, state.units
  test('every documented type has its name and its unit', () => {
    expect(rentalTypes.map(({ id, name }) => `${id} ${name}`)).toEqual(['0 Hours', '1 Day', '2 Week', '3 Month']);
    for (const { id, unit } of rentalTypes) expect(rentalUnit(id)).toBe(unit);
  });

  test('a number from outside that is no type is told apart', () => {
    expect([0, 3, 4, -1, 1.5, '1', null].map(isRentalType)).toEqual([true, true, false, false, false, false, false]);
  });
});

describe('status', () => {
  test('is understood in any case', () => {
    expect(['available', 'ON RENT', ' Unavailable '].map(statusOf)).toEqual(equipmentStatuses);
    expect(statusOf('sold')).toBeUndefined();
  });

  test('what is unavailable is not shown to the public', () => {
    expect(equipmentStatuses.filter(isPublicStatus)).toEqual(['Available', 'On rent']);
  });
});

describe('colour', () => {
  // spec: constant.colour, map.window-colour
  test('only #rrggbb reaches a style sheet', () => {
    fc.assert(fc.property(fc.string(), (code) => /^#[0-9a-fA-F]{6}$/.test(safeColour(code))));
    expect(safeColour('#2E7D32')).toBe('#2E7D32');
    for (const bad of [undefined, null, '', '#fff', 'red', '#2E7D32;background:url(x)', '#2E7D32\n']) {
      expect(safeColour(bad)).toBe(defaultCardColour);
    }
  });
});

describe('pictures', () => {
  test('any address of a picture gives all its widths', () => {
    for (const host of ['', '/hi', 'https://hire.example', 'http://localhost:3000', 'https://cdn.example/hire']) {
      for (const width of pictureWidths) {
        for (const format of pictureFormats) {
          const sources = pictureSources(`${host}${pictureUrl('m-1_a', width, format)}`);
          expect(sources?.src).toBe(`${host}/pictures/m-1_a/640.webp`);
          expect(sources?.avif.split(', ')).toEqual(
            pictureWidths.map((wide) => `${host}/pictures/m-1_a/${wide}.avif ${wide}w`),
          );
        }
      }
    }
  });

  test('the address of a picture elsewhere, or one that could break a srcset, gives none', () => {
    const others = [
      'https://other.example/photo.jpg',
      '/pictures/a/641.webp',
      '/pictures/a b/640.webp',
      '/pictures/../secret/640.webp',
      'https://x.example/a, b/pictures/a/640.webp',
      'javascript:alert(1)//pictures/a/640.webp',
      '/pictures/a/640.webp?x',
      '',
    ];
    for (const url of others) expect(pictureSources(url), url).toBeUndefined();
  });
});

/** Counted in each zone: 28 states and 8 union territories, spelt as in the list of cities. */
const states = {
  North: ['Chandigarh', 'Delhi', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir', 'Ladakh', 'Punjab', 'Rajasthan'],
  South: [
    'Andaman and Nicobar Islands',
    'Andhra Pradesh',
    'Karnataka',
    'Kerala',
    'Lakshadweep',
    'Puducherry',
    'Tamil Nadu',
    'Telangana',
  ],
  East: ['Bihar', 'Jharkhand', 'Odisha', 'West Bengal'],
  West: ['Dadra and Nagar Haveli and Daman and Diu', 'Goa', 'Gujarat', 'Maharashtra'],
  Central: ['Chhattisgarh', 'Madhya Pradesh', 'Uttar Pradesh', 'Uttarakhand'],
  'North-East': ['Arunachal Pradesh', 'Assam', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Sikkim', 'Tripura'],
};

describe('zones', () => {
  test('each of the 36 states and union territories has its zone', () => {
    expect(Object.values(states).flat()).toHaveLength(36);
    for (const zone of zones) for (const state of states[zone]) expect(zoneOfState(state), state).toBe(zone);
  });

  test('a state is found in any case, and what is no state has no zone', () => {
    expect(zoneOfState('maharashtra')).toBe('West');
    expect(zoneOfState(' Assam ')).toBe('North-East');
    expect(zoneOfState('Bavaria')).toBeUndefined();
    expect(zoneOfState('')).toBeUndefined();
  });
});

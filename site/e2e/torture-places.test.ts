// @module-tag other
/** Every element in each place of the torture board (one of them in `npm test`): right at once, and never wider than there is room. */
import { places } from '@yantra/testing/board';
import { sampleOf } from '@yantra/testing/sample';
import { test } from './host-page.ts';
import { elementsIn, faultsOf, notLoaded, type Widths, widths } from './in-places.ts';
import { describe, expect } from './visitor.ts';

describe('every element has a width of its own, and never more than there is', () => {
  test.for(sampleOf(places).map((place) => [place.name, place] as const))(
    'in %s',
    async ([, place], { open, host }) => {
      for (const room of [900, 328]) {
        const page = await open(await host(await elementsIn(place, room)), {
          viewport: { width: room + 32, height: 900 },
        });
        await expect.poll(() => page.evaluate(notLoaded), { timeout: 20_000 }).toEqual([]);
        expect(faultsOf((await page.evaluate(widths)) as Widths, place, room), `${room} px`).toEqual([]);
      }
    },
  );
});

/** A way through the site and a partner's page in Firefox and WebKit; `engines.full.test.ts` has the rest. */
import { otherHalf } from '@yantra/testing/sample';
import { firstInView } from './engines/carousel.ts';
import { inEveryEngine } from './engines/visit.ts';
import { expect, expectSoon, partnerUrl, siteUrl, test } from './visitor.ts';

inEveryEngine('a visitor', ({ engine, open, press, pressUntil, see, fill, address }) => {
  test('chooses a city on the first page, and finds machines there by words', async () => {
    await open(siteUrl);
    await pressUntil(['button', /^Pune$/], ['dialog', /Choose your city/]);
    await press(['dialog button', /^Mumbai\b/]);
    await see(['section', /^Machines for hire in Mumbai$/]);
    await fill(['[role=combobox]', /^Search equipment$/], 'excavator');
    await engine().key('Enter');
    await expectSoon(address).toMatch(/\/equipments\/excavator/i);
    await see(['article']);
  });

  test('moves the cards on a partner’s page, which begin with the first', otherHalf, async () => {
    await open(partnerUrl);
    await see([`yantra-equipment-carousel[state=ready]`]);
    await see(['article a[href]']);
    expect(await engine().evaluate(firstInView)).toBe(0);
    await pressUntil(['button', /^Next/], ['button', /^Previous/]);
    await expectSoon(() => engine().evaluate(firstInView)).toBeGreaterThan(0);
    await press(['button', /^Previous/]);
    await expectSoon(() => engine().evaluate(firstInView)).toBe(0);
  });
});

import { languages } from '@yantra/domain';
import { expect, test } from 'vitest';
import { catalogue, outsideWays, variablesIn } from './index.ts';

test.each(catalogue.map((event) => [event.kind, event] as const))(
  '%s has its words in every language and for every way',
  (_kind, event) => {
    const ruled = Object.keys(event.ways).toSorted();
    expect(ruled).toEqual([...outsideWays].toSorted());
    for (const language of languages) {
      const words = event.words[language];
      const said = [words.name, words.hint, words.open];
      expect(
        said.filter((one) => one.trim() === ''),
        language,
      ).toEqual([]);
      const isBundled = 'bundleMinutes' in event && event.bundleMinutes !== undefined;
      expect('several' in words && words.several !== undefined, `${language}: several as one`).toBe(isBundled);
      const sms = 'sms' in words ? words.sms : undefined;
      expect(sms !== undefined, `${language}: a registered SMS`).toBe(event.ways.sms !== 'never');
      if (sms !== undefined) expect(variablesIn(sms)).toEqual(variablesIn(event.words.en.sms ?? ''));
    }
  },
);

test('Hindi and Marathi are not English', () => {
  const same = catalogue.flatMap(({ kind, words }) =>
    (['name', 'open'] as const).flatMap((part) =>
      words.hi[part] === words.en[part] || words.mr[part] === words.en[part] ? [`${kind}.${part}`] : [],
    ),
  );
  expect(same).toEqual([]);
});

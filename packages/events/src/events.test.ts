import { languages } from '@yantra/domain';
import { expect, test } from 'vitest';
import { catalogue, eventOf, outsideWays, tellingOf, variablesIn } from './index.ts';
import { samples } from './samples.ts';

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

test.each(catalogue.map(({ kind }) => kind))('%s has a sample that is told in every language', (kind) => {
  const event = eventOf(kind);
  for (const language of languages) {
    const telling = { language, host: 'https://yantra.example.in', cityName: () => 'Pune' };
    const said = event && tellingOf(event, samples[kind], telling);
    expect(said?.title).not.toBe('');
    expect(said?.sms() !== undefined).toBe(event?.ways.sms !== 'never');
    expect(said?.mail().facts?.length ?? 0).toBeLessThanOrEqual(6);
  }
});

test('nothing goes by WhatsApp to who did not ask for it', () => {
  expect(catalogue.filter(({ ways }) => !['off', 'never'].includes(ways.whatsApp))).toEqual([]);
});

test('Hindi and Marathi are not English', () => {
  const same = catalogue.flatMap(({ kind, words }) =>
    (['name', 'open'] as const).flatMap((part) =>
      words.hi[part] === words.en[part] || words.mr[part] === words.en[part] ? [`${kind}.${part}`] : [],
    ),
  );
  expect(same).toEqual([]);
});

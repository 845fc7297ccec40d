import { describe, expect, test } from 'vitest';
import { type CodeKind, piecesOfMarkup } from './pieces.ts';

const markup = `<!-- a > b -->
<p id="a > b" hidden>x = "y"</p>
<yantra-city-picker></yantra-city-picker>
<br/>`;
const of = (kind: CodeKind) => piecesOfMarkup(markup).flatMap(([one, text]) => (one === kind ? [text] : []));

describe('mark-up in pieces', () => {
  test('is together what it was', () => {
    expect(
      piecesOfMarkup(markup)
        .map(([, text]) => text)
        .join(''),
    ).toBe(markup);
  });

  test('tells tags, names, values and comments apart, and leaves words alone', () => {
    expect(of('note')).toEqual(['<!-- a > b -->']);
    expect(of('tag').filter((text) => text !== '>')).toEqual([
      '<p',
      '</p',
      '<yantra-city-picker',
      '</yantra-city-picker',
      '<br',
      '/>',
    ]);
    expect([of('name'), of('value')]).toEqual([['id', 'hidden'], ['"a > b"']]);
  });
});

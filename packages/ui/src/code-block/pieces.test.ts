import { describe, expect, test } from 'vitest';
import { type CodeKind, piecesOfMarkup } from './pieces.ts';

const markup = `<!-- a > b -->
<p id="a > b" hidden>x = "y"</p>
<yantra-city-picker></yantra-city-picker>
<br/>`;
const of = (kind: CodeKind) => piecesOfMarkup(markup).flatMap(([one, text]) => (one === kind ? [text] : []));

describe('mark-up in pieces', () => {
  test('joined is the original text', () => {
    expect(
      piecesOfMarkup(markup)
        .map(([, text]) => text)
        .join(''),
    ).toBe(markup);
  });

  test('distinguishes tags, names, values and comments from plain text', () => {
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

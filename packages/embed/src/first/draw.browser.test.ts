import { describe, expect, test, vi } from 'vitest';
import { draw } from './draw.ts';
import { type Drawn, jsx, useRef, useState, whileInert } from './engine.ts';

const drawn = (content: unknown) => {
  const place = document.createElement('div');
  return { place, ...draw(content, place) };
};

describe('what is drawn of components', () => {
  test('is their mark-up, attributes as React writes them', () => {
    const { place } = drawn(
      jsx('button', {
        className: 'y-a',
        disabled: true,
        'aria-busy': false,
        hidden: false,
        title: undefined,
        srcSet: 'x 1w',
      }),
    );
    expect(place.innerHTML).toBe('<button class="y-a" disabled="" aria-busy="false" srcset="x 1w"></button>');
  });

  test('leaves out what is nothing, and keeps lists and numbers', () => {
    const { place } = drawn(
      jsx('p', { children: [null, false, true, undefined, 0, ['a', jsx('b', { children: 'c' })]] }),
    );
    expect(place.innerHTML).toBe('<p>0a<b>c</b></p>');
  });

  test('is text where a text is, never mark-up', () => {
    expect(drawn(jsx('p', { children: '<b>"&' })).place.innerHTML).toBe('<p>&lt;b&gt;"&amp;</p>');
  });

  test('is a drawing where it is one', () => {
    const { place } = drawn(jsx('svg', { viewBox: '0 0 1 1', children: jsx('path', { d: 'M0 0' }) }));
    const path = place.querySelector('path');
    expect(path).toBeInstanceOf(SVGPathElement);
    expect(place.innerHTML).toBe('<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>');
  });

  test('is the first of a list at once, and the others one after the other', () => {
    const items = ['a', 'b', 'c'].map((letter) => jsx('li', { children: letter }, letter));
    const { place, later } = drawn(jsx('ul', { children: items }));
    expect(place.innerHTML).toBe('<ul><li>a</li></ul>');
    for (const next of later) next();
    expect(place.innerHTML).toBe('<ul><li>a</li><li>b</li><li>c</li></ul>');
  });

  test('hears what is done to it', () => {
    const onClick = vi.fn();
    drawn(jsx('button', { onClick })).place.querySelector('button')?.click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('is given to its refs when it stands where it stays', () => {
    const ref = vi.fn();
    const { place, finish } = drawn(jsx('i', { ref }));
    expect(ref).not.toHaveBeenCalled();
    finish();
    expect(ref).toHaveBeenCalledExactlyOnceWith(place.firstChild);
  });

  test('comes of first values alone', () => {
    const Counter: Drawn['type'] = () => {
      const [count] = useState(() => 7) as [number];
      const { current } = useRef('kept') as { current: string };
      return jsx('b', { children: [count, current] });
    };
    expect(whileInert(() => drawn(jsx(Counter, {}))).place.innerHTML).toBe('<b>7kept</b>');
  });
});

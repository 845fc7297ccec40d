import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

const siteUrl = location.origin;
const sent = vi.fn<(url: string, body: string) => boolean>();

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset().mockReturnValue(true);
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => sent(String(url), String(body)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// It listens for ever, as on a page: all tests share one start, and a second start does nothing.
const early = document.createElement('div');
early.innerHTML = '<yantra-city-picker partner="pk_early" state="ready"></yantra-city-picker>';
document.body.append(early);
vi.useFakeTimers();
await import('./counting.ts');
// As another version would load it.
await import('./counting.ts?again' as './counting.ts');

/** As much of a widget as fires events. */
function widget(html: string): Element {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place.querySelector('yantra-equipment-carousel, yantra-city-picker') ?? place;
}
const fire = (element: Element, name: string, detail: object = {}) =>
  element.dispatchEvent(new CustomEvent(`yantra-${name}`, { detail, bubbles: true, composed: true }));
const ready = (element: Element, state = 'ready') => {
  element.setAttribute('state', state);
  fire(element, 'ready', { state });
};
const told = () => {
  vi.runAllTimers();
  return sent.mock.calls.map(([url, body]) => ({ url, ...(JSON.parse(body) as object) }));
};
const keyed = '<yantra-equipment-carousel partner="pk_a"></yantra-equipment-carousel>';
const view = { kind: 'view', widget: 'equipment-carousel' };

describe('what is told of a page', () => {
  test('are the widgets that were ready before anybody counted', () => {
    early.remove();
    fire(widget(keyed), 'equipment-select');
    expect(told()).toMatchObject([
      { key: 'pk_early', events: [{ kind: 'view', widget: 'city-picker' }] },
      { key: 'pk_a', events: [{ kind: 'select', widget: 'equipment-carousel' }] },
    ]);
  });

  test('are views and selections together, by the page’s path alone', () => {
    const carousel = widget(keyed);
    history.replaceState(undefined, '', '?phone=98220#x');
    ready(carousel);
    ready(carousel);
    fire(carousel, 'equipment-select', { id: 'm1' });
    expect(sent).not.toHaveBeenCalled();
    const page = location.pathname;
    expect(told()).toEqual([
      {
        url: `${siteUrl}/api/Embed/Event`,
        key: 'pk_a',
        page,
        events: [view, { kind: 'select', widget: 'equipment-carousel' }],
      },
    ]);
  });

  test('has the key of the scope that the widget names', () => {
    const place = widget(
      '<yantra-scope id="north" partner="pk_d"></yantra-scope><yantra-city-picker for="north"></yantra-city-picker>',
    );
    ready(place);
    expect(told()).toMatchObject([{ key: 'pk_d', events: [{ kind: 'view', widget: 'city-picker' }] }]);
  });

  test('has the key of the scope around the widget, also from a shadow root', () => {
    const picker = widget(
      '<yantra-scope partner="pk_b"><p><yantra-city-picker></yantra-city-picker></p></yantra-scope>',
    );
    ready(picker);
    const host = widget('<section></section>');
    const inside = document.createElement('yantra-equipment-carousel');
    inside.setAttribute('partner', 'pk_c');
    host.attachShadow({ mode: 'open' }).append(inside);
    ready(inside);
    expect(told()).toMatchObject([
      { key: 'pk_b', events: [{ kind: 'view', widget: 'city-picker' }] },
      { key: 'pk_c', events: [view] },
    ]);
  });

  test('is nothing without a key, of an empty widget, and of what others fire', () => {
    ready(widget('<yantra-equipment-carousel></yantra-equipment-carousel>'));
    ready(widget(keyed), 'empty');
    fire(widget(keyed), 'error');
    expect(told()).toEqual([]);
  });

  test('leaves at once with the page, and not again', () => {
    ready(widget(keyed));
    dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(told()).toHaveLength(1);
  });

  test('is told page by page, and fifty at a time', () => {
    const before = location.href;
    const carousel = widget(keyed);
    for (let n = 0; n < 51; n += 1) fire(carousel, 'equipment-select');
    history.replaceState(undefined, '', '/other');
    fire(carousel, 'equipment-select');
    history.replaceState(undefined, '', before);
    const counts = told().map((one) => {
      const { page, events } = one as unknown as { readonly page: string; readonly events: readonly object[] };
      return [page === '/other', events.length];
    });
    expect(counts).toEqual([
      [false, 50],
      [false, 1],
      [true, 1],
    ]);
  });
});

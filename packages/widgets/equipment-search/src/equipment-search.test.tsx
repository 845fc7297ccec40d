import { composeStories } from '@storybook/react-vite';
import { LanguageProvider } from '@yantra/language';
import { otherHalf } from '@yantra/testing/sample';
import '@yantra/ui/styles.css';
import { fn } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './equipment-search.stories.tsx';
import marathi from './languages/mr.ts';

const {
  Chosen,
  Empty,
  Failed,
  Filled,
  InDevanagari,
  Kinds,
  NothingLikeIt,
  Offline,
  PlacesOfKind,
  Popular,
  Recent,
  Suggesting,
} = composeStories(stories);

const inMarathi = composeStories(stories, {
  decorators: [
    (Story) => (
      <LanguageProvider value={marathi}>
        <Story />
      </LanguageProvider>
    ),
  ],
});

const field = () => page.getByRole('combobox', { name: 'Search equipment' });
const list = () => page.getByRole('listbox', { name: 'Suggestions' });
const rows = (selector = '[role=option]') =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((option) => option.innerText.replaceAll(/\n *·/gu, ' ·'));
/** Without the links that always stand at the end. */
const options = () =>
  rows(':is([data-group=all], [data-group=around]) > [role=option]').reduce(
    (all, last) => all.filter((one) => one !== last),
    rows(),
  );
const activeOption = () => {
  const id = document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.innerText : undefined;
};

describe('the search box', () => {
  // spec: header.search
  test('opens the listing of the typed text, trimmed', async () => {
    const onSearchSubmit = fn((): boolean | void => false);
    await Empty.run({ args: { onSearchSubmit } });
    await userEvent.fill(field(), '  water pump 5/8" ');
    await userEvent.keyboard('{Enter}');
    expect(onSearchSubmit).toHaveBeenCalledWith({
      term: 'water pump 5/8"',
      href: '/equipments/water%20pump%205%2F8%22',
    });
  });

  // spec: header.search
  test('does nothing while it is empty', async () => {
    const onSearchSubmit = fn((): boolean | void => false);
    await Empty.run({ args: { onSearchSubmit } });
    await userEvent.fill(field(), '   ');
    await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }));
    expect(onSearchSubmit).not.toHaveBeenCalled();
  });

  test('follows a link unless prevented, so that a router can handle it', async () => {
    const followed: unknown[] = [];
    const router = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      followed.push(event.target.getAttribute('href'));
    };
    document.addEventListener('click', router);
    await Empty.run({ args: { onSearchSubmit: fn((): boolean | void => undefined) } });
    await userEvent.fill(field(), 'crane');
    await userEvent.keyboard('{Enter}');
    expect(followed).toEqual(['/equipments/crane']);
    document.removeEventListener('click', router);
  });

  test('contains the given term', async () => {
    await Filled.run();
    await expect.element(field()).toHaveValue('Backhoe loader');
  });

  test('is a plain form where no script runs', async () => {
    await Empty.run();
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/equipments');
    expect(new FormData(form ?? undefined).has('q')).toBe(true);
  });
});

describe('suggestions', () => {
  test('are kinds, then cities with their state, then machines as on their cards, and the link to all', async () => {
    await Suggesting.run();
    expect(rows()).toEqual([
      'Tractors',
      'Aurangabad\nMaharashtra',
      'Aurangabad\nBihar',
      'Mahindra 575 DI XP Plus\nTractor · 47 HP\nNashik, 165 km\n₹4,320 / day',
      'Tractor-mounted loader',
      'See all for “tractor”',
    ]);
    expect(document.querySelector('[role=option] mark')?.textContent).toBe('Tractor');
    const groups = [...document.querySelectorAll('[role=listbox] > [role=group]')].map((group) =>
      group.hasAttribute('aria-labelledby')
        ? document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent
        : undefined,
    );
    expect(groups).toEqual(['Kinds', 'Places', 'Machines', undefined]);
    expect([...document.querySelectorAll('[role=option]')].map((option) => option.getAttribute('href'))).toEqual([
      '/equipments?categoryId=1',
      '/equipments?city=11',
      '/equipments?city=12',
      '/equipment-details?id=tractor',
      '/equipments/Tractor-mounted%20loader',
      '/equipments/tractor',
    ]);
  });

  test('are reached with the arrows, which wrap around through the field', async () => {
    await Suggesting.run();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(activeOption).toBe('Tractors');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(activeOption).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(activeOption).toBe('See all for “tractor”');
    await expect.element(field()).toHaveFocus();
  });

  test('are chosen with Enter', async () => {
    const onSuggestionSelect = fn((): boolean | void => false);
    const onSearchSubmit = fn((): boolean | void => false);
    await Chosen.run({ args: { onSuggestionSelect, onSearchSubmit } });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSuggestionSelect).toHaveBeenCalledWith({
      kind: 'category',
      name: 'Tractors',
      href: '/equipments?categoryId=1',
    });
    expect(onSearchSubmit).not.toHaveBeenCalled();
    await expect.element(list()).not.toBeInTheDocument();
  });

  test('close on Escape, which keeps the words, and open again on an arrow', async () => {
    await Suggesting.run();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('tractor');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list()).toBeVisible();
  });

  test('close when the focus leaves', async () => {
    await Suggesting.run();
    await userEvent.tab();
    await expect.element(list()).not.toBeInTheDocument();
  });

  test('are missing for an unknown word, and the box says that Enter still searches', async () => {
    const onSearchSubmit = fn((): boolean | void => false);
    await NothingLikeIt.run({ args: { onSearchSubmit } });
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Nothing matches “zzzz”. Press Enter to search anyway.');
    await userEvent.keyboard('{Enter}');
    expect(onSearchSubmit).toHaveBeenCalledWith({ term: 'zzzz', href: '/equipments/zzzz' });
  });

  test('say when there is no connection', async () => {
    await Offline.run();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('You seem to be offline. Suggestions come back with the connection.');
  });

  test('fail silently, and the box goes on working', async () => {
    const onSearchSubmit = fn((): boolean | void => false);
    await Failed.run({ args: { onSearchSubmit } });
    await userEvent.keyboard('{Enter}');
    expect(onSearchSubmit).toHaveBeenCalledWith({ term: 'tractor', href: '/equipments/tractor' });
    expect(document.querySelector('[role=status]')?.textContent ?? '').toBe('');
  });
});

describe('kinds of machine', () => {
  test('go first, with their other names and counts nearby', async () => {
    await Kinds.run();
    expect(options()).toEqual([
      'Tipper\nalso called hyva, dumper\n12 in Pune',
      'Tractor tipping trailer\nalso called tipping trolley\nNashik, 140 km',
      'Tipping bucket for a hyva',
      'Post-harvest and haulage',
      'Tata Signa 2823.K tipper',
    ]);
    await expect
      .element(page.getByRole('option', { name: 'Tipper also called hyva, dumper 12 in Pune' }))
      .toHaveAttribute('href', '/equipments/Tipper');
  });

  test('show distance and count of places, and the count on the link to all', async () => {
    const onSuggestionSelect = fn((): boolean | void => false);
    await PlacesOfKind.run({ args: { onSuggestionSelect } });
    expect(rows()).toEqual([
      'Mobile crane\n1 in Pune',
      'Cranganore\nKerala, 1,033 km\n4 machines',
      'Dombivli\nMaharashtra, 109 km\n1 machine',
      'See all 35 for “crane”',
    ]);
    const place = page.getByRole('option', { name: /^Dombivli/ });
    await expect.element(place).toHaveAttribute('href', '/equipments/crane?city=19');
    await userEvent.click(place);
    expect(onSuggestionSelect).toHaveBeenCalledWith({
      kind: 'city',
      name: 'Dombivli',
      href: '/equipments/crane?city=19',
    });
  });

  test('show the keys at the bottom', async () => {
    await PlacesOfKind.run();
    expect(document.querySelector('.y-equipment-search__keys')?.textContent).toBe('↑ ↓ choose Enter open');
  });

  test('come for one letter of Devanagari, in Devanagari, and lead to the kind', async () => {
    const onSuggestionSelect = fn((): boolean | void => false);
    await InDevanagari.run({ args: { onSuggestionSelect } });
    expect(options()[0]).toBe('जेसीबी\n38 in Pune');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSuggestionSelect).toHaveBeenCalledWith({
      kind: 'type',
      name: 'Backhoe loader',
      href: '/equipments/Backhoe%20loader',
    });
  });
});

describe('in the empty field', () => {
  test('the most frequent kinds of the city are shown with their counts, and lead to the kind', async () => {
    const onSuggestionSelect = fn((): boolean | void => false);
    await Popular.run({ args: { onSuggestionSelect } });
    expect(rows('[data-group=popular] > [role=option]').slice(0, 2)).toEqual([
      'Tractor\n3 machines',
      'Diesel generator\n2 machines',
    ]);
    await userEvent.click(page.getByRole('option', { name: 'Tractor 3 machines' }));
    expect(onSuggestionSelect).toHaveBeenCalledWith({ kind: 'type', name: 'Tractor', href: '/equipments/Tractor' });
  });

  test('a search nearby is offered', async () => {
    const onSearchSubmit = fn((): boolean | void => false);
    await Popular.run({ args: { onSearchSubmit } });
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSearchSubmit).toHaveBeenCalledWith({ term: 'near me', href: '/equipments/near%20me' });
  });
});

describe('in full-screen mode', otherHalf, () => {
  const root = () => document.querySelector<HTMLElement>('.y-equipment-search');
  const asScreen = async () => {
    await Popular.run();
    await userEvent.tab();
    // As the page sets it on phones.
    root()?.style.setProperty('--yantra-search-as', 'screen');
    await userEvent.click(field());
    await expect.poll(() => root()?.dataset['screen']).toBe('');
  };

  test('the list stays while another control of the search has the focus, and its button goes back', async () => {
    await asScreen();
    root()?.querySelector<HTMLElement>('.y-equipment-search__go')?.focus();
    await expect.element(list()).toBeInTheDocument();
    document.querySelector<HTMLElement>('.y-equipment-search__back')?.click();
    await expect.poll(() => root()?.dataset['screen']).toBeUndefined();
    await expect.element(list()).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(field().element());
  });

  test('Escape goes back, and the next focus opens it again', async () => {
    await asScreen();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => root()?.dataset['screen']).toBeUndefined();
    await userEvent.click(field());
    await expect.poll(() => root()?.dataset['screen']).toBe('');
  });
});

describe('own searches', otherHalf, () => {
  test('are shown as soon as the empty field has the focus, latest first', async () => {
    await Recent.run();
    expect(options()).toEqual(['जेसीबी', 'crane', 'road roller 10 ton']);
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('3 recent searches, use the arrow keys, Delete takes one off');
  });

  test('stay chosen by keys that are pressed as soon as they are there', async () => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('[role=listbox]') === null) return;
      watcher.disconnect();
      for (const key of ['ArrowDown', 'ArrowDown'])
        field()
          .element()
          .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    await Recent.run();
    await expect.element(page.getByRole('option', { selected: true })).toHaveAccessibleName('crane');
  });

  test('are repeated with Enter', async () => {
    const onSearchSubmit = fn((): boolean | void => false);
    const onSuggestionSelect = fn((): boolean | void => false);
    await Recent.run({ args: { onSearchSubmit, onSuggestionSelect } });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onSearchSubmit).toHaveBeenCalledWith({ term: 'crane', href: '/equipments/crane' });
    expect(onSuggestionSelect).not.toHaveBeenCalled();
  });

  test('are deleted one by one, by a press or by key, or all at once', async () => {
    await Recent.run();
    await userEvent.click(page.getByRole('button', { name: 'Remove crane' }));
    await expect.poll(options).toEqual(['जेसीबी', 'road roller 10 ton']);
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect.poll(options).toEqual(['road roller 10 ton']);
    await userEvent.click(page.getByRole('button', { name: 'Clear', exact: true }));
    await expect.poll(options).toEqual([]);
  });

  test('are those that contain the typed text, before any answer', async () => {
    await Recent.run({ parameters: { scope: { answers: { suggest: () => new Promise(() => undefined) } } } });
    await userEvent.fill(field(), 'r');
    await expect.poll(options).toEqual(['crane', 'road roller 10 ton']);
    await userEvent.fill(field(), 'road');
    await expect.poll(options).toEqual(['road roller 10 ton']);
  });

  test('contain only searches, not chosen suggestions', async () => {
    await Kinds.run();
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(field(), 'dumpe');
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.clear(field());
    await expect.poll(options).toEqual(['hyva']);
  });
});

describe('in Marathi', otherHalf, () => {
  test('kinds and places are called as there', async () => {
    await inMarathi.Kinds.run();
    expect(options().slice(0, 2)).toEqual([
      'टिपर\nयाला hyva, dumper असेही म्हणतात\nपुणे येथे 12',
      'Tractor tipping trailer\nयाला tipping trolley असेही म्हणतात\nनाशिक, 140 किमी',
    ]);
  });

  test('a kind leads to the search for its Marathi name, and is reported by its English one', async () => {
    const onSuggestionSelect = fn((): boolean | void => false);
    await inMarathi.Kinds.run({ args: { onSuggestionSelect } });
    await userEvent.click(page.getByRole('option', { name: /^टिपर/ }));
    const href = `/equipments/${encodeURIComponent('टिपर')}`;
    expect(onSuggestionSelect).toHaveBeenCalledWith({ kind: 'type', name: 'Tipper', href });
  });
});

import { composeStories } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { fn } from 'storybook/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../styles.css';
import * as stories from './day-picker.stories.tsx';
import type { DayPickerProps } from './day-picker.tsx';

const {
  AllFree,
  AsTable,
  AsTableEmpty,
  ChosenAndTaken,
  Empty,
  Failed,
  InHindi,
  InMarathi,
  InShadowRoot,
  Loading,
  Narrow,
  Normal,
  OneDay,
  TakenToday,
} = composeStories(stories);

const day = (name: string) => page.getByRole('button', { name, exact: true });
/** Also one that cannot be chosen. */
const press = (name: string) => (day(name).element() as HTMLElement).click();
const months = () =>
  [...document.querySelectorAll('.y-cal h3')].filter((one) => one.checkVisibility()).map((one) => one.textContent);
const says = () => document.querySelector('.y-cals__says')?.textContent;
const chosen = () => fn<DayPickerProps['onChoose']>();
const focused = () => document.activeElement?.getAttribute('data-day');
const tabStops = () => [...document.querySelectorAll('.y-cals [data-day][tabindex="0"]')];

beforeEach(() => page.viewport(1280, 900));

describe('a calendar of free days', () => {
  test('names each day with how it stands', async () => {
    await Normal.run();
    for (const name of [
      '21 November, past',
      '22 November, today, free',
      '24 November, first day of your hire',
      '26 November, in your hire',
      '28 November, last day of your hire',
      '29 November, taken',
      '4 December, free',
    ])
      await expect.element(day(name)).toBeVisible();
    await OneDay.run();
    await expect.element(day('24 November, your day of hire')).toBeVisible();
  });

  test('is a grid per month with one tab stop', async () => {
    await Normal.run();
    await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect.element(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(tabStops().map((one) => one.getAttribute('data-day'))).toEqual(['2026-11-24']);
    const selected = [...document.querySelectorAll('td[aria-selected="true"]')].map((one) => one.textContent);
    expect(selected).toEqual(['24', '25', '26', '27', '28']);
  });

  test('crosses taken days out and hatches them, and underlines today', async () => {
    await Normal.run();
    const taken = getComputedStyle(day('29 November, taken').element());
    expect(taken.textDecorationLine).toBe('line-through');
    expect(taken.backgroundImage).toContain('repeating-linear-gradient');
    expect(getComputedStyle(day('22 November, today, free').element(), '::after').blockSize).toBe('2px');
    expect(getComputedStyle(day('4 December, free').element()).backgroundImage).toBe('none');
  });

  test('chooses the first day, then the last', async () => {
    const onChoose = chosen();
    await Empty.run({ args: { ...Empty.args, onChoose } });
    expect(says()).toBe('Choose your first day.');
    await userEvent.click(day('24 November, free'));
    expect(says()).toBe('From 24 Nov. Now choose the last day.');
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(day('27 November, free'));
    expect(onChoose.mock.lastCall).toEqual([{ from: '2026-11-24', days: 4 }]);
    expect(says()).toBe('');
  });

  test('begins anew with a day before the first one, and takes one day twice for one day', async () => {
    const onChoose = chosen();
    await Empty.run({ args: { ...Empty.args, onChoose } });
    await userEvent.click(day('26 November, free'));
    await userEvent.click(day('23 November, free'));
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(day('23 November, first day of your hire').or(day('23 November, your day of hire')));
    expect(onChoose.mock.lastCall).toEqual([{ from: '2026-11-23', days: 1 }]);
  });

  test.each(['7 December, free', '1 December, taken'])(
    'ends before a taken day where %s is wanted, and says so',
    async (wanted) => {
      const onChoose = chosen();
      await Empty.run({ args: { ...Empty.args, onChoose } });
      await userEvent.click(day('24 November, free'));
      await userEvent.click(day(wanted));
      expect(onChoose.mock.lastCall).toEqual([{ from: '2026-11-24', days: 5 }]);
      expect(says()).toBe('29 Nov is taken: your days end on 28 Nov.');
    },
  );

  test('begins on no taken and no past day', async () => {
    const onChoose = chosen();
    await Empty.run({ args: { ...Empty.args, onChoose } });
    press('29 November, taken');
    await expect.poll(says).toBe('29 November is taken.');
    press('21 November, past');
    await userEvent.click(day('24 November, free'));
    await userEvent.click(day('24 November, your day of hire'));
    expect(onChoose.mock.calls).toEqual([[{ from: '2026-11-24', days: 1 }]]);
  });

  test('has a hire of 366 days at most', async () => {
    const onChoose = chosen();
    await AllFree.run({ args: { ...AllFree.args, onChoose } });
    await userEvent.click(day('22 November, today, free'));
    for (let turns = 0; turns < 12; turns += 1)
      await userEvent.click(page.getByRole('button', { name: 'Month after' }).last());
    await userEvent.click(page.getByRole('button', { name: '23 November, free' }));
    expect(onChoose.mock.lastCall).toEqual([{ from: '2026-11-22', days: 366 }]);
    expect(says()).toBe('A hire has 366 days at most: yours ends on 22 Nov.');
    await expect.element(page.getByRole('button', { name: '24 November, too far ahead' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Month after' }).last())
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('says where days that were chosen elsewhere are taken', async () => {
    await ChosenAndTaken.run();
    await expect.element(day('27 November, first day of your hire')).toBeVisible();
    await expect.element(day('30 November, taken')).toBeVisible();
    await expect.element(day('8 December, last day of your hire')).toBeVisible();
  });

  test('begins at the first free day', async () => {
    await TakenToday.run();
    expect(tabStops().map((one) => one.getAttribute('data-day'))).toEqual(['2026-11-28']);
    await expect.element(day('22 November, today, taken')).toBeVisible();
  });

  test('turns months, and not to past ones', async () => {
    await Normal.run();
    expect(months()).toEqual(['November 2026', 'December 2026']);
    (page.getByRole('button', { name: 'Month before' }).element() as HTMLElement).click();
    expect(months()).toEqual(['November 2026', 'December 2026']);
    await userEvent.click(page.getByRole('button', { name: 'Month after' }));
    expect(months()).toEqual(['December 2026', 'January 2027']);
    expect(tabStops()).toHaveLength(1);
  });

  test('shows one month where there is no room for two', async () => {
    await Narrow.run();
    expect(months()).toEqual(['November 2026']);
    await userEvent.click(page.getByRole('button', { name: 'Month after' }));
    expect(months()).toEqual(['December 2026']);
  });
});

describe('by keyboard, a calendar of free days', () => {
  const type = (keys: string) => userEvent.keyboard(keys);
  async function enter(story: typeof Normal = Empty, onChoose = chosen()) {
    await story.run({ args: { ...story.args, onChoose } });
    (tabStops()[0] as HTMLElement).focus();
  }

  test('goes by days, weeks and months, and not before today', async () => {
    await enter();
    expect(focused()).toBe('2026-11-22');
    for (const [key, there] of [
      ['{ArrowRight}', '2026-11-23'],
      ['{ArrowDown}', '2026-11-30'],
      ['{End}', '2026-12-06'],
      ['{Home}', '2026-11-30'],
      ['{ArrowUp}', '2026-11-23'],
      ['{PageDown}', '2026-12-23'],
      ['{ArrowLeft}', '2026-12-22'],
      ['{PageDown}', '2027-01-22'],
      ['{PageUp}', '2026-12-22'],
      ['{PageUp}', '2026-11-22'],
      ['{PageUp}', '2026-11-22'],
      ['{ArrowLeft}', '2026-11-22'],
    ] as const) {
      await type(key);
      expect([key, focused()]).toEqual([key, there]);
      expect(tabStops()).toHaveLength(1);
    }
  });

  test('keeps two months where the day is on screen, and turns where it is not', async () => {
    await enter();
    await type('{PageDown}');
    expect(months()).toEqual(['November 2026', 'December 2026']);
    await type('{PageDown}');
    expect(months()).toEqual(['December 2026', 'January 2027']);
    await enter(Narrow);
    await type('{PageDown}');
    expect(months()).toEqual(['December 2026']);
    expect(focused()).toBe('2026-12-24');
  });

  test('chooses by Enter, start and end; Escape gives the start up', async () => {
    const onChoose = chosen();
    await enter(Empty, onChoose);
    await type('{ArrowRight}{Enter}');
    expect(says()).toBe('From 23 Nov. Now choose the last day.');
    await type('{Escape}');
    expect(says()).toBe('Choose your first day.');
    await type('{ArrowRight}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    expect(onChoose.mock.calls).toEqual([[{ from: '2026-11-24', days: 3 }]]);
  });

  test('walks over taken days, which end the hire before them', async () => {
    const onChoose = chosen();
    await enter(Empty, onChoose);
    await type('{ArrowDown}{Enter}');
    expect(says()).toBe('29 November is taken.');
    await type('{ArrowUp}{Enter}{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose.mock.calls).toEqual([[{ from: '2026-11-22', days: 7 }]]);
  });

  test('has the focus in sight', async () => {
    await enter();
    await type('{ArrowRight}');
    expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('solid');
  });

  test('works in a shadow root', async () => {
    await InShadowRoot.run();
    const root = [...document.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot;
    root?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    await type('{ArrowRight}');
    expect(root?.activeElement?.getAttribute('data-day')).toBe('2026-11-25');
  });
});

describe('a calendar whose days are not known', () => {
  test('has grey days while they load, none of them free, and months that turn', async () => {
    const onChoose = chosen();
    await Loading.run({ args: { ...Loading.args, onChoose } });
    expect(says()).toBe('Loading the days');
    press('24 November, not loaded');
    press('25 November, not loaded');
    expect(onChoose).not.toHaveBeenCalled();
    expect(page.getByRole('button', { name: /, free$/ }).elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Month after' }));
    expect(months()).toEqual(['December 2026', 'January 2027']);
  });

  test('says so after a failure, never that all are free, and can be tried again', async () => {
    const onRetry = fn();
    await Failed.run({ args: { ...Failed.args, onRetry } });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Days not loaded Retry');
    expect(page.getByRole('button', { name: /, free$/ }).elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

test('a day is 36 px high for a mouse, and all months are as tall', async () => {
  await Narrow.run();
  const height = () => document.querySelector('.y-cal')?.getBoundingClientRect().height;
  expect(day('24 November, first day of your hire').element().getBoundingClientRect().height).toBe(36);
  const november = height();
  for (let turns = 0; turns < 3; turns += 1) await userEvent.click(page.getByRole('button', { name: 'Month after' }));
  expect(months()).toEqual(['February 2027']);
  expect(height()).toBe(november);
});

test('it speaks Hindi and Marathi', async () => {
  await InHindi.run();
  await expect.element(page.getByRole('grid', { name: 'नवंबर 2026' })).toBeVisible();
  await expect.element(day('29 नवंबर, बुक है')).toBeVisible();
  await InMarathi.run();
  await expect.element(page.getByRole('grid', { name: 'नोव्हेंबर 2026' })).toBeVisible();
  await expect.element(day('29 नोव्हेंबर, बुक आहे')).toBeVisible();
});

test('without a script the taken days are a table', async () => {
  const rows = (html: string) =>
    [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(' to '),
    );
  expect(rows(renderToStaticMarkup(<AsTable />))).toEqual([
    '29 November to 3 December',
    '10 December to 19 December',
    '1 February to no end',
  ]);
  await AsTableEmpty.run();
  await expect.element(page.getByText('No day is taken.')).toBeVisible();
});

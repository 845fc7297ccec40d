/** What a face is: a drawn screen, brought about as a person would. */
import type { Locator, Page } from 'playwright-core';
import type { Person } from '../accounts.ts';
import { openAs } from '../owners.ts';
import { machinesIn, type Open, siteUrl, type VisitOptions, quiet } from '../visitor.ts';

/** Widths in CSS pixels; heights are those of the mock-ups' windows. */
export const windows = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const;
export type WindowName = keyof typeof windows;

export interface Face {
  readonly name: string;
  /** The picture's name without `-fold` and width; absent for a screen that is drawn nowhere. */
  readonly mockUp?: string;
  /** Every window by default. */
  readonly in?: readonly WindowName[];
  readonly show: (open: Open, options?: VisitOptions) => Promise<Page>;
  /** What the person came for. */
  readonly first?: (page: Page) => Locator;
  /** The y, in CSS pixels, at which it may begin. */
  readonly firstAtMost?: Partial<Record<WindowName, number>>;
  /** How many sizes of type there may be, where its mock-up has more than others. */
  readonly sizesAtMost?: number;
}

export const at =
  (path: string, next?: (page: Page) => Promise<unknown>): Face['show'] =>
  async (open, options) => {
    const page = await open(`${siteUrl}${path}`, options);
    await quiet(page);
    await next?.(page);
    return page;
  };

export const home: Face['show'] = async (open, options) => {
  const page = await open(siteUrl, options);
  await machinesIn(page, 'Pune');
  return page;
};

export const as =
  (person: Person | (() => Promise<Person>), path: string, next?: (page: Page) => Promise<unknown>): Face['show'] =>
  async (open, options) => {
    const page = await openAs(open, typeof person === 'function' ? await person() : person, path, options);
    await quiet(page);
    await next?.(page);
    return page;
  };

export const card = (page: Page): Locator => page.getByRole('article').first();
export const row = (page: Page): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();

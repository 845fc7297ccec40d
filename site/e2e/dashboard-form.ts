/** What the journeys through the dashboard's forms share. */
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from './faults.ts';
import { type Caller, picture } from './owners.ts';
import { expect } from './visitor.ts';

export const machineOf = ({ read }: Caller, id: string) => read(`/Equipment/GetEquipmentById?id=${id}`);

/** Some labels also say that the field is optional. */
export const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name} ?(Optional)?$`));
export const says = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();
export const save = (page: Page) => page.getByRole('button', { name: 'SAVE' });
export const inTable = (page: Page, name: string) =>
  page.getByRole('table').getByText(name, { exact: true }).first().waitFor();
export const choose = (page: Page, place: number, file: Parameters<Locator['setInputFiles']>[0]) =>
  page.getByLabel(new RegExp(`^Add picture, Image ${place}`)).setInputFiles(file);
export const webp = { name: 'machine.webp', mimeType: 'image/webp', buffer: picture };

/** Expects no accessibility faults in the current state. */
export const expectClean = async (page: Page) => expect(await accessibilityFaults(page)).toEqual([]);

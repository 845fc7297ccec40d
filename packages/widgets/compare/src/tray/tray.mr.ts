import type { Translated } from '@yantra/language';
import type { trayMessages } from './tray.messages.ts';

const places = ['पहिले', 'दुसरे', 'तिसरे', 'चौथे'];

/** The texts of the tray, for pages that show it alone. */
export const tray: Translated<typeof trayMessages> = {
  label: 'तुलनेसाठी यंत्रे',
  remove: (name) => `${name} तुलनेतून काढा`,
  place: (place) => `${places[place - 1] ?? 'आणखी'} जोडा`,
  clear: 'सर्व काढा',
  compare: (count) => `${count} ची तुलना करा`,
  oneMore: 'तुलनेसाठी आणखी एक',
  full: 'जास्तीत जास्त चार यंत्रांची तुलना होऊ शकते. आधी एक काढा.',
  added: (name, count) => `${name} जोडले, 4 पैकी ${count}.`,
  removed: (name) => `${name} काढले.`,
};

import type { Translated } from '@yantra/language';
import type { trayMessages } from './tray.messages.ts';

const places = ['पहली', 'दूसरी', 'तीसरी', 'चौथी'];

/** The texts of the tray, for pages that show it alone. */
export const tray: Translated<typeof trayMessages> = {
  label: 'तुलना के लिए मशीनें',
  remove: (name) => `${name} को तुलना से हटाएँ`,
  place: (place) => `${places[place - 1] ?? 'और'} जोड़ें`,
  clear: 'सब हटाएँ',
  compare: (count) => `${count} की तुलना करें`,
  oneMore: 'तुलना के लिए एक और',
  full: 'ज़्यादा से ज़्यादा चार मशीनों की तुलना हो सकती है। पहले एक हटाएँ।',
  added: (name, count) => `${name} जोड़ी गई, 4 में से ${count}।`,
  removed: (name) => `${name} हटाई गई।`,
};

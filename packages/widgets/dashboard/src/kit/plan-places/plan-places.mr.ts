import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './plan-places.messages.ts';

const free = (count: number) => `${formatCount(count)} ${count === 1 ? 'जागा रिकामी' : 'जागा रिकाम्या'}`;

export const planPlaces: Translated<typeof messages> = {
  until: (plan, day) => `${plan}, ${day} पर्यंत`,
  put: (plan, count) => `${plan} वर टाका, ${free(count)}`,
  move: (plan, from) => `${from} वरून ${plan} वर हलवा`,
  full: (plan) => `${plan} वर टाका`,
  noPlace: 'एकही जागा रिकामी नाही',
  takeOff: (plan) => `${plan} वरून काढा`,
  choosePlan: 'प्लॅन निवडा',
  isOn: (machine, plan) => `${machine} आता ${plan} वर आहे.`,
  isOff: (machine, plan) => `${machine} आता ${plan} वर नाही.`,
  saved: (count) =>
    count === 1 ? 'तुमचे यंत्र जतन झाले. ते भाडेकरूंना दाखवा:' : `${formatCount(count)} यंत्रे जतन झाली. ती भाडेकरूंना दाखवा:`,
  putIt: (plan, count) => `${plan} वर टाका, ${free(count)}`,
  putAll: (all, plan, count) => `सर्व ${formatCount(all)} ${plan} वर टाका, ${free(count)}`,
  putSome: (plan, count) => `${plan} साठी ${formatCount(count)} निवडा`,
  allOn: (count, plan) =>
    count === 1
      ? `तुमचे यंत्र आता ${plan} वर आहे. भाडेकरूंना ते सापडेल.`
      : `${formatCount(count)} यंत्रे आता ${plan} वर आहेत. भाडेकरूंना ती सापडतील.`,
  noRoom: 'प्लॅनवर असलेलीच यंत्रे भाडेकरूंना सापडतात.',
};

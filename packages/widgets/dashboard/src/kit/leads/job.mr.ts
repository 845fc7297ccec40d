import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './job.messages.ts';

export const job: Translated<typeof messages> = {
  from: 'कधीपासून',
  span: 'किती दिवस',
  place: 'कोठे',
  hours: 'रोजचे तास',
  operator: 'ऑपरेटर',
  days: (count) => (count === 1 ? '1 दिवस' : `${formatCount(count)} दिवस`),
  hoursADay: (count) => `रोज ${formatCount(count)} तास`,
  operators: { needed: 'ऑपरेटरसह', own: 'त्यांचा स्वतःचा आहे' },
  fromDay: (day) => `${day} पासून`,
};

import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './job.messages.ts';

export const job: Translated<typeof messages> = {
  from: 'कब से',
  span: 'कितने दिन',
  place: 'कहाँ',
  hours: 'रोज़ के घंटे',
  operator: 'ऑपरेटर',
  days: (count) => `${formatCount(count)} दिन`,
  hoursADay: (count) => `रोज़ ${formatCount(count)} घंटे`,
  operators: { needed: 'ऑपरेटर के साथ', own: 'उनका अपना है' },
  fromDay: (day) => `${day} से`,
};

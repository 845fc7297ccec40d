import type { Translated } from '@yantra/language';
import type { messages } from './dates.messages.ts';

export const dates: Translated<typeof messages> = {
  minutes: (count) => `${count} मिनट`,
  hours: (count) => `${count} ${count === 1 ? 'घंटा' : 'घंटे'}`,
  days: (count) => `${count} दिन`,
  yesterday: 'कल',
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्तू॰', 'नव॰', 'दिस॰'],
};

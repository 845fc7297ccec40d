import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './plan-places.messages.ts';

export const planPlaces: Translated<typeof messages> = {
  until: (plan, day) => `${plan}, ${day} तक`,
  put: (plan, free) => `${plan} पर डालें, ${formatCount(free)} जगह खाली`,
  move: (plan, from) => `${from} से ${plan} पर ले जाएँ`,
  full: (plan) => `${plan} पर डालें`,
  noPlace: 'कोई जगह खाली नहीं',
  takeOff: (plan) => `${plan} से हटाएँ`,
  choosePlan: 'प्लान चुनें',
  isOn: (machine, plan) => `${machine} अब ${plan} पर है।`,
  isOff: (machine, plan) => `${machine} अब ${plan} पर नहीं है।`,
  saved: (count) =>
    count === 1
      ? 'आपकी मशीन सहेजी गई। इसे किराएदारों को दिखाएँ:'
      : `${formatCount(count)} मशीनें सहेजी गईं। इन्हें किराएदारों को दिखाएँ:`,
  putIt: (plan, free) => `${plan} पर डालें, ${formatCount(free)} जगह खाली`,
  putAll: (count, plan, free) => `सभी ${formatCount(count)} ${plan} पर डालें, ${formatCount(free)} जगह खाली`,
  putSome: (plan, free) => `${plan} के लिए ${formatCount(free)} चुनें`,
  allOn: (count, plan) =>
    count === 1
      ? `आपकी मशीन अब ${plan} पर है। किराएदार उसे खोज सकते हैं।`
      : `${formatCount(count)} मशीनें अब ${plan} पर हैं। किराएदार उन्हें खोज सकते हैं।`,
  noRoom: 'किराएदारों को वही मशीनें मिलती हैं जो किसी प्लान पर हैं।',
};

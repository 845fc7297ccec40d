import type { NewsMail } from '@yantra/domain';
import type { Letter } from './letter.ts';
import { newsTextsIn } from './news.messages.ts';

export function newsLetter(mail: NewsMail): Letter {
  const { locale, name, title, text, state, facts, note, way, stopAddress, choicesAddress, contactAddress } = mail;
  const says = newsTextsIn(locale);
  return {
    locale,
    subject: title,
    preheader: text,
    about: says.about,
    ...(state && { state }),
    title,
    greeting: says.greeting(name),
    says: [text],
    facts,
    way: { ...way, linkIntro: says.linkIntro },
    ...(note !== undefined && { note }),
    foot: stopAddress === undefined ? says.foot : `${says.foot} ${says.always}`,
    more: [
      { label: says.choices, address: choicesAddress },
      ...(stopAddress === undefined ? [] : [{ label: says.stop, address: stopAddress }]),
    ],
    contact: { label: says.contact, address: contactAddress },
    never: says.never,
  };
}

import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './my-requests.messages.ts';

export const myRequests: Translated<typeof messages> = {
  title: 'माझ्या विनंत्या',
  note: 'तुम्ही मालकांकडे काय मागितले, आणि त्यांनी काय दर दिला',
  request: 'विनंती',
  loading: 'लोड होत आहे...',
  list: 'तुमच्या विनंत्या',
  emptyTitle: 'अजून विनंती नाही',
  emptyText: 'एखाद्या यंत्राच्या पानावर दर मागा, किंवा तुमची गरज पाठवा. उत्तरे इथे येतील.',
  find: 'यंत्र शोधा',
  states: {
    waiting: (owners) => (owners === 1 ? 'एका मालकाला विचारले आहे' : `${formatCount(owners)} मालकांना विचारले आहे`),
    quoted: (quotes) => (quotes === 1 ? 'एक दर' : `${formatCount(quotes)} दर`),
    accepted: 'ठरले',
    over: 'संपले',
  },
  asked: (moment) => `विचारले: ${moment}`,
  heldUntil: (moment) => `${moment} पर्यंत राखलेले`,
  from: (total) => `${total} पासून`,
  range: (from, to, total) => `एकूण ${formatCount(total)} पैकी ${formatCount(from)}–${formatCount(to)}`,
};

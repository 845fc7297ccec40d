import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './my-requests.messages.ts';

export const myRequests: Translated<typeof messages> = {
  title: 'मेरे अनुरोध',
  note: 'आपने मालिकों से क्या माँगा, और उन्होंने क्या भाव दिया',
  request: 'अनुरोध',
  loading: 'लोड हो रहा है...',
  list: 'आपके अनुरोध',
  emptyTitle: 'अभी कोई अनुरोध नहीं',
  emptyText: 'किसी मशीन के पेज पर भाव माँगें, या अपनी ज़रूरत भेजें। जवाब यहाँ आएँगे।',
  find: 'मशीन खोजें',
  states: {
    waiting: (owners) => `${formatCount(owners)} मालिकों से पूछा है`,
    quoted: (quotes) => `${formatCount(quotes)} भाव`,
    accepted: 'तय हुआ',
    over: 'समाप्त',
  },
  asked: (moment) => `पूछा: ${moment}`,
  heldUntil: (moment) => `${moment} तक रोकी हुई`,
  from: (total) => `${total} से`,
  range: (from, to, total) => `कुल ${formatCount(total)} में से ${formatCount(from)}–${formatCount(to)}`,
};

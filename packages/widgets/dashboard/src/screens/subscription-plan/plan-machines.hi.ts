import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import { machines } from '../../kit/plans/plans.hi.ts';
import type { messages } from './plan-machines.messages.ts';

export const planMachines: Translated<typeof messages> = {
  title: 'मशीनें बदलें',
  note: (state, day) =>
    state === 'running'
      ? `सहेजते ही चुनी हुई मशीनें किराएदारों को मिलने लगेंगी। प्लान ${day} तक चलेगा।`
      : `चुनी हुई मशीनें ${day} से मिलेंगी, जब प्लान शुरू होगा।`,
  gone: 'ऐसा कोई प्लान नहीं है',
  goneText: 'यह आपका नहीं है, या लिंक गलत है।',
  ended: (plan) => `${plan} खत्म हो चुका है`,
  endedText: 'इसका नवीनीकरण करें, और मशीनें वहीं चुनें।',
  renew: 'नवीनीकरण करें',
  back: 'मेरी सदस्यताएँ',
  unchanged: 'अभी कुछ नहीं बदला',
  change: (on, off) =>
    [on > 0 && `${machines(on)} जोड़ी गईं`, off > 0 && `${machines(off)} हटाई गईं`].filter(Boolean).join(', '),
  free: (count) => `${formatCount(count)} जगह खाली रहेगी`,
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है...',
  saved: (plan) => `${plan} की मशीनें बदल गईं।`,
};

import { descriptionLength } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './recently-visited.messages.ts';

export const recentlyVisited: Translated<typeof messages> = {
  title: 'हाल में देखी गई',
  note: 'जो मशीनें आपने देखी हैं, सबसे नई पहले',
  table: 'हाल में देखी गई मशीनें',
  region: 'इलाका',
  rating: 'स्टार रेटिंग',
  noRatings: 'कोई रेटिंग नहीं',
  visited: 'कब देखी',
  rate: 'रेटिंग दें',
  own: 'आपकी अपनी मशीन',
  rated: (stars) => `आपने ${stars} स्टार दिए`,
  actions: 'आपकी रेटिंग',
  emptyTitle: 'अभी कोई मशीन नहीं देखी',
  emptyText: 'बाज़ार में कोई मशीन खोलें, वह फिर यहाँ मिलेगी।',
  browse: 'मशीनें देखें',
  dialog: (name) => `${name} को रेटिंग दें`,
  stars: 'स्टार',
  starsText: (value) => (value === 0 ? 'अभी कोई स्टार नहीं' : `5 में से ${value}`),
  comment: 'टिप्पणी',
  commentHint: 'किराए पर लेने से पहले दूसरों को क्या जानना चाहिए?',
  commentCount: (length) => `${length} / ${descriptionLength}`,
  needsBoth: 'कृपया रेटिंग और टिप्पणी दोनों दें।',
  cancel: 'रद्द करें',
  submit: 'रेटिंग भेजें',
  submitting: 'भेजा जा रहा है...',
  thanks: (name) => `${name} के लिए आपकी रेटिंग सहेजी गई। धन्यवाद।`,
};

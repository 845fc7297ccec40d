import { descriptionLength } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './recently-visited.messages.ts';

export const recentlyVisited: Translated<typeof messages> = {
  title: 'नुकतीच पाहिलेली',
  note: 'तुम्ही पाहिलेली यंत्रे, सर्वात नवीन आधी',
  table: 'नुकतीच पाहिलेली यंत्रे',
  region: 'परिसर',
  rating: 'स्टार रेटिंग',
  noRatings: 'रेटिंग नाही',
  visited: 'कधी पाहिले',
  rate: 'रेटिंग द्या',
  own: 'तुमचे स्वतःचे यंत्र',
  rated: (stars) => `तुम्ही ${stars} स्टार दिले`,
  actions: 'तुमचे रेटिंग',
  emptyTitle: 'अजून काहीही पाहिलेले नाही',
  emptyText: 'बाजारपेठेत एखादे यंत्र उघडा, ते पुन्हा येथे सापडेल.',
  browse: 'यंत्रे पाहा',
  dialog: (name) => `${name} ला रेटिंग द्या`,
  stars: 'स्टार',
  starsText: (value) => (value === 0 ? 'अजून स्टार नाहीत' : `5 पैकी ${value}`),
  comment: 'अभिप्राय',
  commentHint: 'भाड्याने घेण्यापूर्वी इतरांना काय माहीत असावे?',
  commentCount: (length) => `${length} / ${descriptionLength}`,
  needsBoth: 'कृपया रेटिंग आणि अभिप्राय दोन्ही द्या.',
  cancel: 'रद्द करा',
  submit: 'रेटिंग पाठवा',
  submitting: 'पाठवत आहे...',
  thanks: (name) => `${name} साठी तुमचे रेटिंग जतन झाले. धन्यवाद.`,
};

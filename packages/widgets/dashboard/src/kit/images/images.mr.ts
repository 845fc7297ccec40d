import type { Translated } from '@yantra/language';
import { type messages, sizeText } from './images.messages.ts';

export const images: Translated<typeof messages> = {
  group: 'फोटो',
  image: (at) => `फोटो ${at}`,
  add: 'फोटो जोडा',
  max: '1 MB पर्यंत',
  camera: 'फोटो काढा',
  hint: 'जास्तीत जास्त तीन; पहिला सर्वात पुढे असतो. निवडा, ओढून टाका किंवा चिकटवा. ते याच फोनवर किंवा संगणकावर लहान केले जातात, आणि फोटो काढल्याच्या जागेची माहिती काढली जाते.',
  shrinking: 'लहान केला जात आहे',
  uploading: 'अपलोड होत आहे',
  waiting: 'कनेक्शन तुटले. परत आल्यावर पुन्हा पाठवला जाईल.',
  sizes: (before, after) => (after < before ? `${sizeText(before)} → ${sizeText(after)}` : sizeText(after)),
  cover: 'मुख्य',
  remove: (at) => `फोटो ${at} काढा`,
  earlier: (at) => `फोटो ${at} पुढे आणा`,
  later: (at) => `फोटो ${at} मागे न्या`,
  retry: 'पुन्हा प्रयत्न करा',
  noImage: 'कृपया फोटोची फाइल निवडा.',
  unreadable: 'हा फोटो वाचता आला नाही. कृपया JPEG, PNG किंवा WebP वापरा.',
  tooMany: 'तीन फोटोंसाठी जागा आहे. दुसरा जोडण्यासाठी एक काढा.',
  failed: 'फोटो अपलोड होऊ शकला नाही. कृपया पुन्हा प्रयत्न करा.',
  unfinished: 'कृपया फोटो अपलोड होईपर्यंत थांबा.',
  done: (at, sizes) => `फोटो ${at} अपलोड झाला. ${sizes}`,
  none: 'फोटो नाहीत.',
};

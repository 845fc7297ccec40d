import type { Translated } from '@yantra/language';
import { type messages, sizeText } from './images.messages.ts';

export const images: Translated<typeof messages> = {
  group: 'तस्वीरें',
  image: (at) => `तस्वीर ${at}`,
  add: 'तस्वीर जोड़ें',
  max: '1 MB तक',
  camera: 'फ़ोटो खींचें',
  hint: 'ज़्यादा से ज़्यादा तीन; पहली सबसे आगे रहती है। चुनें, खींचकर छोड़ें या चिपकाएँ। वे इसी फ़ोन या कंप्यूटर पर छोटी की जाती हैं, और फ़ोटो की जगह की जानकारी हटा दी जाती है।',
  shrinking: 'छोटी की जा रही है',
  uploading: 'अपलोड हो रही है',
  waiting: 'कनेक्शन टूट गया। लौटने पर फिर भेजी जाएगी।',
  sizes: (before, after) => (after < before ? `${sizeText(before)} → ${sizeText(after)}` : sizeText(after)),
  cover: 'मुख्य',
  remove: (at) => `तस्वीर ${at} हटाएँ`,
  earlier: (at) => `तस्वीर ${at} आगे करें`,
  later: (at) => `तस्वीर ${at} पीछे करें`,
  retry: 'फिर कोशिश करें',
  noImage: 'कृपया तस्वीर की फ़ाइल चुनें।',
  unreadable: 'यह तस्वीर पढ़ी नहीं जा सकी। कृपया JPEG, PNG या WebP लें।',
  tooMany: 'तीन तस्वीरों की जगह है। दूसरी जोड़ने के लिए एक हटाएँ।',
  failed: 'तस्वीर अपलोड नहीं हो सकी। कृपया फिर कोशिश करें।',
  unfinished: 'कृपया तस्वीरें अपलोड होने तक रुकें।',
  done: (at, sizes) => `तस्वीर ${at} अपलोड हो गई। ${sizes}`,
  none: 'कोई तस्वीर नहीं।',
};

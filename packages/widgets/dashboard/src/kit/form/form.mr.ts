import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './form.messages.ts';

export const form: Translated<typeof messages> = {
  highlighted: 'कृपया खुणा केलेले रकाने भरा',
  andMore: (count) => `आणखी ${formatCount(count)}`,
  saving: 'जतन होत आहे...',
  save: 'जतन करा',
  cancel: 'रद्द करा',
  leaveTitle: 'जतन न करता जायचे?',
  leaveText: 'तुमचे बदल अजून जतन केलेले नाहीत.',
  leaveKept: 'तुम्ही लिहिलेले तुम्ही परत येईपर्यंत या फोनवर किंवा संगणकावर राहील.',
  stay: 'इथेच राहा',
  leave: 'जा',
  retry: 'पुन्हा प्रयत्न करा',
  loading: 'लोड होत आहे...',
  failed: (message) => `त्रुटी: ${message}`,
  failedText: 'काहीही हरवलेले नाही. कृपया आणखी एकदा प्रयत्न करा.',
};

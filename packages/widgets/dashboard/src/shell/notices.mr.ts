import type { Translated } from '@yantra/language';
import type { messages } from './notices.messages.ts';

export const notices: Translated<typeof messages> = {
  label: 'घोषणा',
  away: (text) => `बाजूला करा: ${text}`,
  maintenance: (time) => `Yantra वर काम सुरू आहे. तुम्ही सर्व काही पाहू शकता; ${time} पासून पुन्हा जतन करता येईल.`,
};

import type { Translated } from '@yantra/language';
import type { messages } from './machine-status.messages.ts';

export const machineStatus: Translated<typeof messages> = {
  onRent: 'भाड्याने दिलेले',
  states: {
    listed: 'दिसत आहे',
    draft: 'फोटो हवा',
    hidden: 'आम्ही लपवले',
    inReview: 'तपासत आहोत',
    unavailable: 'उपलब्ध नाही',
    notInPlan: 'कोणत्याही प्लॅनमध्ये नाही',
    planEnded: 'प्लॅन संपला',
    planBegins: 'प्लॅन नंतर सुरू होईल',
  },
};

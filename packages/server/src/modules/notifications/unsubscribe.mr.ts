import type { UnsubscribeTexts } from './unsubscribe.messages.ts';

export const unsubscribeMr: UnsubscribeTexts = {
  title: 'Yantra चे मेल',
  ask: (event) => `असे मेल थांबवायचे का: ${event}?`,
  button: 'हे मेल थांबवा',
  done: (event) => `आता असे मेल येणार नाहीत: ${event}. ॲपमध्ये ही बातमी मिळत राहील.`,
  wrong: 'ही लिंक अपूर्ण आहे किंवा आता चालत नाही. मेलमधून ती पुन्हा उघडा, किंवा लॉग इन करून निवडा.',
  choices: 'तुम्हाला काय मिळावे ते निवडा',
};

import { type Locale, type Translated, languagesAtHand } from '@yantra/language';
import type { messages } from '../frame.messages.ts';

/** Texts shown in place of the dialogs on another company's page; kept apart since no dialog opens there. */
export const elsewhereTexts: Readonly<Record<Locale, Translated<typeof messages>>> = {
  hi: {
    notLoaded: 'यह लोड नहीं हो सका।',
    checkLine: 'कृपया अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    close: 'बंद करें',
    retry: 'फिर कोशिश करें',
    logIn: 'लॉग इन करें',
    inWindow: (site) => `${site} की विंडो में खुलता है। यह पेज आपका पासवर्ड कभी नहीं देखता।`,
    waiting: 'खुली हुई विंडो में लॉग इन करें।',
    blocked: 'आपके ब्राउज़र ने विंडो नहीं खुलने दी।',
    openPage: (site) => `${site} पर लॉग इन करें`,
    loggedIn: 'आप लॉग इन हैं।',
  },
  mr: {
    notLoaded: 'हे लोड होऊ शकले नाही.',
    checkLine: 'कृपया कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
    close: 'बंद करा',
    retry: 'पुन्हा प्रयत्न करा',
    logIn: 'लॉग इन करा',
    inWindow: (site) => `${site} च्या विंडोमध्ये उघडते. हे पान तुमचा पासवर्ड कधीच पाहत नाही.`,
    waiting: 'उघडलेल्या विंडोमध्ये लॉग इन करा.',
    blocked: 'तुमच्या ब्राउझरने विंडो उघडू दिली नाही.',
    openPage: (site) => `${site} वर लॉग इन करा`,
    loggedIn: 'तुम्ही लॉग इन आहात.',
  },
};

/** The languages of the element where it shows only that. */
export const elsewhereLanguages = languagesAtHand('auth-modals.frame', elsewhereTexts);

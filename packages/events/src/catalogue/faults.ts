import { type LanguageCode, type ListingFault, listingFaults } from '@yantra/domain';
import { z } from 'zod';

/** A machine or rating that moderators decided about. */
export const reviewedFacts = z.object({
  machine: z.string(),
  machineId: z.string(),
  outcome: z.enum(['shown', 'hidden', 'mend']),
  /** Null unless it is hidden or to be mended. */
  fault: z.enum(listingFaults).nullable(),
  /** What the moderator added. */
  words: z.string(),
});

/** What is wrong, as said to whom it concerns. */
const faults: Readonly<Record<LanguageCode, Readonly<Record<ListingFault, string>>>> = {
  en: {
    contact: 'A phone number or an advert stands in the text.',
    pictures: 'The pictures do not show this machine.',
    price: 'The rent cannot be right.',
    gone: 'The machine does not exist or is not for hire.',
    fraud: 'Renters report that they were cheated.',
    rude: 'The words hurt somebody or break the law.',
    other: 'Something is not right.',
  },
  hi: {
    contact: 'लिखे हुए में फ़ोन नंबर या विज्ञापन है।',
    pictures: 'तस्वीरें इस मशीन की नहीं हैं।',
    price: 'किराया सही नहीं लगता।',
    gone: 'यह मशीन है ही नहीं, या किराए पर नहीं मिलती।',
    fraud: 'ग्राहकों ने धोखे की शिकायत की है।',
    rude: 'शब्द अपमान करते हैं या क़ानून के ख़िलाफ़ हैं।',
    other: 'कुछ ठीक नहीं है।',
  },
  mr: {
    contact: 'मजकुरात फोन नंबर किंवा जाहिरात आहे.',
    pictures: 'फोटो या यंत्राचे नाहीत.',
    price: 'भाडे बरोबर वाटत नाही.',
    gone: 'हे यंत्र नाही, किंवा भाड्याने मिळत नाही.',
    fraud: 'ग्राहकांनी फसवणुकीची तक्रार केली आहे.',
    rude: 'शब्द अपमानकारक किंवा बेकायदा आहेत.',
    other: 'काहीतरी बरोबर नाही.',
  },
};

/** The reason in a sentence, with what the moderator added. */
export const reasonIn = (
  language: LanguageCode,
  { fault, words }: Pick<z.output<typeof reviewedFacts>, 'fault' | 'words'>,
): string => [fault === null ? '' : faults[language][fault], words].filter((part) => part !== '').join(' ');

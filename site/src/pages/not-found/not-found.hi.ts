import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './not-found.messages.ts';

export default withOwn<typeof messages>('hi', {
  'site.not-found': {
    title: 'पेज नहीं मिला · Yantra',
    code: '404',
    heading: 'यह पेज अब यहाँ नहीं है।',
    text: 'हो सकता है मशीन किराए पर जा चुकी हो या लिंक पुराना हो। ऊपर फिर खोजें, या किसी श्रेणी से शुरू करें।',
    home: 'मुखपृष्ठ पर जाएँ',
    all: 'सभी देखें',
    retry: 'फिर कोशिश करें',
  },
});

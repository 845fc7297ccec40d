import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './not-found.messages.ts';

export default withOwn<typeof messages>('mr', {
  'site.not-found': {
    title: 'पान सापडले नाही · Yantra',
    code: '404',
    heading: 'हे पान आता येथे नाही.',
    text: 'कदाचित यंत्र भाड्याने गेले असेल किंवा लिंक जुनी असेल. वर पुन्हा शोधा, किंवा एखाद्या प्रकारापासून सुरुवात करा.',
    home: 'मुख्यपृष्ठावर जा',
    all: 'सर्व पाहा',
    retry: 'पुन्हा प्रयत्न करा',
  },
});

import dialogs from '@yantra/auth-modals/languages/mr';
import { withOwn } from '../../languages/with-own.ts';
import type { messages } from './log-in.messages.ts';

export default withOwn<typeof messages>(
  'mr',
  {
    'site.log-in': {
      title: 'लॉग इन · Yantra',
      titles: { 'log-in': 'लॉग इन', 'sign-up': 'साइन अप', 'forgot-password': 'पासवर्ड विसरलात' },
      in: 'तुम्ही लॉग इन आहात',
      loggedIn: (name) => `तुम्ही ${name} या नावाने लॉग इन आहात.`,
      back: 'आता तुम्ही ही खिडकी बंद करू शकता.',
      home: 'मुख्यपृष्ठावर जा',
      withoutScript: 'लॉग इनसाठी JavaScript लागते. यंत्रे पाहणे, शोधणे आणि गरज पाठवणे त्याशिवायही चालते.',
      art: 'खाते कशासाठी',
      logInArt: {
        headline: 'तुम्ही विचारलेले सगळे, जिथे सोडले तिथेच.',
        facts: [
          ['मालक', 'नाव आणि नंबर, लगेच'],
          ['तुमची यंत्रे', 'भाडे, छायाचित्रे, लीड'],
          ['नुकतीच पाहिलेली', 'तुम्ही मागच्या वेळी पाहिलेले'],
        ],
      },
      machines: 'भाड्याची यंत्रे',
      signUpArt: {
        headline: 'एकच खाते: भाड्याने घेण्यासाठी आणि तुमच्या यंत्रांसाठीही.',
        facts: [
          ['1,222', 'शहरे आणि गावे'],
          ['₹0', 'विचारायला आणि साइन अपला'],
        ],
      },
    },
  },
  [dialogs],
);

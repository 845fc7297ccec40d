import { formatCount } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import { machines } from '../../kit/plans/plans.mr.ts';
import type { messages } from './plan-machines.messages.ts';

export const planMachines: Translated<typeof messages> = {
  title: 'यंत्रे बदला',
  note: (state, day) =>
    state === 'running'
      ? `जतन करताच निवडलेली यंत्रे भाडेकरूंना सापडतील. प्लॅन ${day} पर्यंत चालेल.`
      : `निवडलेली यंत्रे ${day} पासून सापडतील, प्लॅन सुरू होईल तेव्हा.`,
  gone: 'असा कोणताही प्लॅन नाही',
  goneText: 'तो तुमचा नाही, किंवा लिंक चुकीची आहे.',
  ended: (plan) => `${plan} संपला आहे`,
  endedText: 'त्याचे नूतनीकरण करा, आणि यंत्रे तिथेच निवडा.',
  renew: 'नूतनीकरण करा',
  back: 'माझी सदस्यत्वे',
  unchanged: 'अजून काहीही बदललेले नाही',
  change: (on, off) =>
    [on > 0 && `${machines(on)} जोडली`, off > 0 && `${machines(off)} काढली`].filter(Boolean).join(', '),
  free: (count) => `${formatCount(count)} ${count === 1 ? 'जागा रिकामी राहील' : 'जागा रिकाम्या राहतील'}`,
  save: 'जतन करा',
  saving: 'जतन होत आहे...',
  saved: (plan) => `${plan} वरील यंत्रे बदलली.`,
};

import { jobLimits } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './job.messages.ts';

export const job: Translated<typeof messages> = {
  fields: {
    jobFrom: 'किस दिन से',
    jobDays: 'कितने दिन के लिए',
    jobPlace: 'शहर में कहाँ',
    jobHours: 'रोज़ के घंटे',
    jobOperator: 'ऑपरेटर',
  },
  placePlaceholder: 'हडपसर, नहर के पास',
  operators: { unsaid: 'तय नहीं', needed: 'मुझे चाहिए', own: 'मेरा अपना है' },
  wrong: {
    jobFrom: 'कृपया आज से एक साल के भीतर का कोई दिन चुनें।',
    jobDays: `दिन 1 से ${jobLimits.days} तक की पूरी संख्या में लिखें।`,
    jobPlace: `कृपया ज़्यादा से ज़्यादा ${jobLimits.place} अक्षर लिखें।`,
    jobHours: `रोज़ के घंटे 1 से ${jobLimits.hours} तक की पूरी संख्या में लिखें।`,
    jobOperator: 'कृपया बताएँ कि ऑपरेटर चाहिए या नहीं।',
  },
};

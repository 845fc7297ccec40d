import { jobLimits } from '@yantra/domain';
import type { Translated } from '@yantra/language';
import type { messages } from './job.messages.ts';

export const job: Translated<typeof messages> = {
  fields: {
    jobFrom: 'कोणत्या दिवसापासून',
    jobDays: 'किती दिवसांसाठी',
    jobPlace: 'शहरात कोठे',
    jobHours: 'रोजचे तास',
    jobOperator: 'ऑपरेटर',
  },
  placePlaceholder: 'हडपसर, कालव्याजवळ',
  operators: { unsaid: 'ठरलेले नाही', needed: 'मला हवा आहे', own: 'माझा स्वतःचा आहे' },
  wrong: {
    jobFrom: 'कृपया आजपासून एका वर्षाच्या आतील दिवस निवडा.',
    jobDays: `दिवस 1 ते ${jobLimits.days} या पूर्ण संख्येत लिहा.`,
    jobPlace: `कृपया जास्तीत जास्त ${jobLimits.place} अक्षरे लिहा.`,
    jobHours: `रोजचे तास 1 ते ${jobLimits.hours} या पूर्ण संख्येत लिहा.`,
    jobOperator: 'कृपया ऑपरेटर हवा की नको ते सांगा.',
  },
};

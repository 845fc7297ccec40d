import { jobLimits } from '@yantra/domain';

/** The fields that are folded at first: what a machine is needed for. */
export const messages = {
  id: 'lead-form.job',
  fields: {
    jobFrom: 'From which day',
    jobDays: 'For how many days',
    jobPlace: 'Where in the city',
    jobHours: 'Hours a day',
    jobOperator: 'Operator',
  },
  placePlaceholder: 'Hadapsar, near the canal',
  operators: { unsaid: 'Not decided', needed: 'I need one', own: 'I have my own' },
  wrong: {
    jobFrom: 'Please choose a day from today on, within a year.',
    jobDays: `How many days is a whole number from 1 to ${jobLimits.days}.`,
    jobPlace: `${jobLimits.place} characters at most, please.`,
    jobHours: `Hours a day are a whole number from 1 to ${jobLimits.hours}.`,
    jobOperator: 'Please choose whether you need an operator.',
  },
} as const;

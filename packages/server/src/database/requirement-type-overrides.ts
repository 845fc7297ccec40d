/** Of what renters need. */
export const requirementOverrides: Readonly<Record<string, { readonly says: string; readonly type?: string }>> = {
  requirements: { says: 'What a renter needs.' },
  requirement_machines: {
    says: 'Further machines that a requirement asks about; the first is its own `equipment_id`.',
  },
  'requirements.job_days': { says: 'How many days the job takes; null where nobody said, as of its other parts.' },
  'requirements.job_from': { says: 'Its first day in India, e.g. `2026-11-24`.' },
  'requirements.job_hours': { says: 'Hours of work a day.' },
  'requirements.job_place': { says: 'Where in the city, in the person’s words.' },
  'requirements.language': { type: "'en' | 'hi' | 'mr'", says: 'Of the page it came from.' },
  'requirements.partner_key_id': {
    says: "The key of the partner's website where it was written; null for our own pages.",
  },
  'requirements.partner_page': { says: 'Its path there.' },
  'requirements.phone': { says: 'Ten digits.' },
  'requirements.phone_confirmed_at': {
    says: "When it was proved that the phone is the sender's; null while it is not.",
  },
};

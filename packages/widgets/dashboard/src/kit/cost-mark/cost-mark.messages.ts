/** How the parts of a machine's cost stand, in the words of its owner. */
export const messages = {
  id: 'dashboard.cost-mark',
  parts: { overtime: 'Overtime', transport: 'Transport', operator: 'Operator', fuel: 'Fuel', deposit: 'Deposit' },
  marks: { included: 'Included', extra: 'Extra', renter: 'Renter', unknown: 'Not stated', back: 'Comes back' },
  none: 'None is taken',
} as const;

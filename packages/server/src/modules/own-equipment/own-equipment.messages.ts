/** What the server says of single fields of a machine, besides the contract's own sentences. */
export const machineTexts = {
  unknownCity: 'We do not know this city in this state. Please check both, or put the marker on the map.',
  abroad: 'Please choose a place in India.',
  yearToCome: 'This year is still to come.',
  unknownCategory: 'This category does not exist any more. Please select another.',
  unknownType: 'This equipment type does not exist any more. Please select another.',
  tooManyTypes: 'Too many new equipment types were named. Please select one of the list, or go on tomorrow.',
  unknownImage: 'This image does not exist. Please upload it again.',
} as const;

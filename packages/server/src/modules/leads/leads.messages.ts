/** Sentences about a requirement that the contract cannot know. */
export const leadsTexts = { unknownCity: 'Please select a city of the list.' } as const;

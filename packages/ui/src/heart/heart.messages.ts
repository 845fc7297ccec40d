/** What is said of keeping a machine. */
export const heartMessages = {
  id: 'heart',
  save: (name: string) => `Save ${name}`,
  saveIt: 'Save',
  tooMany: (most: number) => `${most} machines are saved already, as many as can be. Please remove one first.`,
} as const;

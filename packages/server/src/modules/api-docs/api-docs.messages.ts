/** What the API's pages say. */
export const apiDocsTexts = {
  title: 'Yantra API',
  introduction:
    'Machines for hire across India. Every answer is one envelope: success, message and data. Public reads need no key and answer any website; their GET form may be cached.',
  errorMessage: 'The sentence for the person.',
  errorCode: 'Stable; match on this, not on the sentence.',
  errorFields: 'Field name to sentence, when the input was wrong.',
  errorParams: 'The numbers and names in the sentence, where it has some.',
  errorFieldCodes: 'Field name to code and params: the same for programs.',
  retryAfter: 'Seconds until there is room again.',
  machineReadable: 'OpenAPI document',
  takes: 'Takes',
  takesNothing: 'Takes nothing.',
  answers: 'Answers',
  aFile: 'A PDF file.',
  fails: 'May fail with',
  errors: 'Errors',
  errorsIntroduction:
    'Every failed answer has its HTTP status and a body with success false, message, code and, for wrong input, errors.',
  example: 'Example',
  columns: { name: 'Name', type: 'Type', required: 'Needed', code: 'Code', status: 'Status', sentence: 'Sentence' },
  yes: 'yes',
  no: 'no',
} as const;

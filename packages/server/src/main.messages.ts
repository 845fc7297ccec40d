/** What the operator reads at the start. */
export const mainTexts = {
  site: (url: string) => `Site and API: ${url}`,
  partner: (url: string) => `Partner's page: ${url}`,
  metrics: (url: string) => `Figures for Prometheus: ${url}`,
  docs: (url: string) => `API documentation: ${url}/api/docs`,
  outbox: (url: string) => `Text messages go to the outbox: ${url}/dev/outbox`,
  stopping: 'Stopping: running requests finish first.',
  stopped: 'Stopped.',
  uncaught: 'A failure that nobody caught ends this process.',
  failed: 'The server could not start:',
  noStorage: (reason: string) =>
    `The files that pages need could not be put where every process finds them: ${reason.replace(/\.?$/, '.')} Please check PICTURE_STORE with its S3_… settings, or that DATA_DIR can be written (\`yantra doctor\` looks at both).`,
} as const;

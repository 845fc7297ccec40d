/** What whoever starts the server reads. */
export const mainTexts = {
  site: (url: string) => `Site and API: ${url}`,
  partner: (url: string) => `Partner's page: ${url}`,
  metrics: (url: string) => `Figures for Prometheus: ${url}`,
  docs: (url: string) => `API documentation: ${url}/api/docs`,
  outbox: (url: string) => `Text messages go to the outbox: ${url}/dev/outbox`,
  portTaken: (port: number, name: string) =>
    `Port ${port} is already in use. Please stop what uses it, or set ${name} to another port.`,
  noSuchHost: (host: string, name: string) =>
    `This machine has no address ${host}. Please set ${name} to one it has, or to 0.0.0.0 for all.`,
  portForbidden: (port: number, name: string) =>
    `Port ${port} may not be opened. Please set ${name} to a port above 1023.`,
  stopping: 'Stopping: running requests finish first.',
  stopped: 'Stopped.',
  uncaught: 'A failure that nobody caught ends this process.',
  failed: 'The server could not start:',
  noStorage: (reason: string) =>
    `The files that pages need could not be put where every process finds them: ${reason.replace(/\.?$/, '.')} Please check PICTURE_STORE with its S3_… settings, or that DATA_DIR can be written (\`yantra doctor\` looks at both).`,
} as const;

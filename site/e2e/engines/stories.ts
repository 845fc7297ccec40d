/** Every story of the built Storybook in one page, each with its own play function and the accessibility rules. */
interface Report {
  readonly type: string;
  readonly status: string;
  readonly result?: {
    readonly error?: { readonly message?: string };
    readonly violations?: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
  };
}
interface Finished {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  readonly reporters: readonly Report[];
}
interface Channel {
  readonly on: (event: string, listen: (payload: unknown) => void) => void;
  readonly off: (event: string, listen: (payload: unknown) => void) => void;
  readonly emit: (event: string, payload: unknown) => void;
}

/** Shows a story and waits until it has been played. Runs in the page. @returns its faults */
async function play(storyId: string, limitMs: number): Promise<readonly string[]> {
  const channel = (globalThis as unknown as { readonly __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  const thrown: string[] = [];
  const note = (payload: unknown) =>
    thrown.push(String((payload as { readonly message?: string }).message ?? payload).slice(0, 400));
  const errors = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
  const finished = new Promise<Finished | undefined>((done) => {
    const listen = (payload: unknown) => {
      if ((payload as Finished).storyId !== storyId) return;
      channel.off('storyFinished', listen);
      done(payload as Finished);
    };
    channel.on('storyFinished', listen);
    setTimeout(() => {
      channel.off('storyFinished', listen);
      done(undefined);
    }, limitMs);
  });
  for (const error of errors) channel.on(error, note);
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  const result = await finished;
  for (const error of errors) channel.off(error, note);
  if (!result) return [`${storyId} did not end`, ...thrown];
  const found = result.reporters
    .filter(({ status }) => status === 'failed')
    .flatMap(({ type, result: { error, violations = [] } = {} }) => [
      ...(error ? [`${type}: ${error.message}`] : []),
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`),
    ]);
  if (!result.reporters.some(({ type }) => type === 'a11y')) found.push('not looked at by axe');
  const own = result.status === 'error' && found.length === 0 && thrown.length === 0 ? ['failed'] : [];
  return [...thrown, ...found, ...own].map((fault) => `${storyId}: ${fault}`);
}

export const playing = (storyId: string, limitMs: number): string =>
  `(${String(play)})(${JSON.stringify(storyId)}, ${limitMs})`;

export const isPlayable = "'__STORYBOOK_ADDONS_CHANNEL__' in globalThis";

/** The screen a story asks for: `phone`, `tablet`, or nothing. */
export const screenOf = (storyId: string): string =>
  `__STORYBOOK_PREVIEW__.loadStory({ storyId: ${JSON.stringify(storyId)} }).then(({ storyGlobals }) => storyGlobals.viewport?.value ?? '')`;

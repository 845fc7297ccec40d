/** Alternates between health checks and log-ins. */

/** Milliseconds of each. */
export interface Probed {
  readonly health: number[];
  readonly logIn: number[];
}

const pauseMs = 200;
const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.77' };
const body = JSON.stringify({ userName: '9000000003', password: 'Yantra@123' });

/** Starts; the result ends it and returns the times. @throws for an unexpected answer */
export function probe(url: string): () => Promise<Probed> {
  const probed: Probed = { health: [], logIn: [] };
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      probed.health.push(await timed(`${url}/health`));
      probed.logIn.push(await timed(`${url}/api/Login/Login`, { method: 'POST', headers, body }));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  })();
  return async () => {
    isOver = true;
    await probing;
    return probed;
  };
}

/** The time of a request. @throws if it fails */
export async function timed(url: string, init: RequestInit = {}): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return performance.now() - begun;
}

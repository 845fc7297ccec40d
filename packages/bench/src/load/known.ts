/** What journeys need of a running marketplace, read from its pages and calls. */
import { type Known, partnerOrigin } from './journeys.ts';

const supplier = { userName: '9000000002', password: 'Yantra@123' };
/* An access token is good for ten minutes. */
const renewMs = 240_000;

/** @throws for an unexpected answer */
export async function knownOf(url: string): Promise<Known & { readonly close: () => void }> {
  let token = await logIn(url);
  const timer = setInterval(() => void logIn(url).then((next) => (token = next)), renewMs);
  const headers = () => ({ authorization: `Bearer ${token.access}`, 'content-type': 'application/json' });
  const keyAsked = { name: 'Load', origins: [partnerOrigin] };
  const key = await json<{ data: { key: string } }>(`${url}/api/Partner/Keys`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(keyAsked),
  });
  const lists = await Promise.all(
    ['Pune', 'Mumbai', 'Delhi', 'Chennai'].map((city) =>
      json<{ data: { id: string; image1Url: string | null }[] }>(
        `${url}/api/Equipment/SearchEquipments?selectedCity=${city}&page=1&pageSize=50`,
      ),
    ),
  );
  const rows = lists.flatMap(({ data }) => data);
  const home = await (await fetch(`${url}/`)).text();
  const named = [...home.matchAll(/(?:src|href)="(\/static\/[^"]+\.(?:js|css|woff2))"/g)].map(([, path = '']) => path);
  const pictures = rows.flatMap(({ image1Url }) => (image1Url === null ? [] : [new URL(image1Url, url).pathname]));
  return {
    url,
    ids: rows.map(({ id }) => id),
    files: [...new Set([...named, ...pictures.slice(0, 20)])],
    bearer: () => `Bearer ${token.access}`,
    supplierId: token.id,
    partnerKey: key.data.key,
    close: () => clearInterval(timer),
  };
}

async function logIn(url: string): Promise<{ readonly access: string; readonly id: string }> {
  const answer = await json<{ access_token: string }>(`${url}/api/Login/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(supplier),
  });
  const claims = JSON.parse(Buffer.from(answer.access_token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub?: string;
  };
  return { access: answer.access_token, id: claims.sub ?? '' };
}

async function json<T>(url: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(url, init);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail server on this machine, that knows one account and refuses whom it is told to. */
export async function mailServer(refused?: string) {
  const taken: { readonly from: string; readonly to: readonly string[]; readonly raw: Buffer }[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === 'yantra' && password === 'p@ss word') done(null, { user: username });
      else done(new Error('No.'));
    },
    onRcptTo({ address }, _session, done) {
      done(address === refused ? new Error(`No such user: ${address}`) : null);
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts) });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { taken, url: `smtp://yantra:p%40ss%20word@127.0.0.1:${port}` };
}

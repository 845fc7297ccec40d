import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { bytesIn, type Fields, fieldsOf, messagesIn, numberIn, textIn } from './protobuf.ts';

/** A span as it arrived. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty at the root. */
  readonly parentId: string;
  readonly kind: 'internal' | 'server' | 'client' | undefined;
  readonly ms: number;
  readonly hasFailed: boolean;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
}

/** A collector on this machine that takes traces by OTLP over HTTP, and keeps them. */
export interface OtlpReceiver {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** What is said of the process that sent them. */
  readonly resources: Readonly<Record<string, string | number | undefined>>[];
  readonly headers: IncomingHttpHeaders[];
  /** Everything as it came. */
  readonly bytes: () => Buffer;
  close(): Promise<void>;
}

/** @param status its answer to traces */
export async function startOtlpReceiver(status = 200): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const resources: OtlpReceiver['resources'] = [];
  const headers: IncomingHttpHeaders[] = [];
  const bodies: Buffer[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const isTraces = request.url === '/v1/traces' && request.headers['content-type'] === 'application/x-protobuf';
      if (isTraces && status === 200) {
        headers.push(request.headers);
        bodies.push(body);
        for (const sent of messagesIn(fieldsOf(body), 1)) {
          resources.push(...messagesIn(sent, 1).map((resource) => attributesOf(resource, 1)));
          spans.push(...messagesIn(sent, 2).flatMap((scope) => messagesIn(scope, 2).map(spanOf)));
        }
      }
      response.writeHead(isTraces ? status : 404).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    headers,
    bytes: () => Buffer.concat(bodies),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const kinds = [undefined, 'internal', 'server', 'client'] as const;
const isError = 2;

/* The numbers of trace.proto. */
function spanOf(fields: Fields): ReceivedSpan {
  const hex = (number: number): string => bytesIn(fields, number)?.toString('hex') ?? '';
  const [status] = messagesIn(fields, 15);
  return {
    traceId: hex(1),
    spanId: hex(2),
    parentId: hex(4),
    name: textIn(fields, 5) ?? '',
    kind: kinds[numberIn(fields, 6) ?? 0],
    ms: ((numberIn(fields, 8) ?? 0) - (numberIn(fields, 7) ?? 0)) / 1e6,
    attributes: attributesOf(fields, 9),
    hasFailed: status !== undefined && numberIn(status, 3) === isError,
  };
}

function attributesOf(fields: Fields, number: number): Record<string, string | number | undefined> {
  return Object.fromEntries(
    messagesIn(fields, number).map((pair) => {
      const [value] = messagesIn(pair, 2);
      return [textIn(pair, 1) ?? '', value && (textIn(value, 1) ?? numberIn(value, 3))];
    }),
  );
}

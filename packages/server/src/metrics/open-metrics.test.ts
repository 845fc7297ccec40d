import { describe, expect, test } from 'vitest';
import { figuresIn } from '../testing/figures.ts';
import { serversForFile } from '../testing/servers-for-file.ts';
import { testEngine } from '../testing/test-database.ts';

const servers = serversForFile();

describe.skipIf(testEngine === 'pglite')('figures', () => {
  test('are told on a port of their own, and not on the public one', async () => {
    const server = await servers.start({ METRICS_PORT: '0', DATABASE_POOL: '4' });
    const { url, metricsUrl = '' } = server;
    expect(new URL(metricsUrl).port).not.toBe(new URL(url).port);
    const list = `${url}/api/Category/GetCategories`;
    // Made, then from what lies ready: whole, and unchanged.
    const made = await fetch(list);
    await fetch(list);
    await fetch(list, { headers: { 'if-none-match': made.headers.get('etag') ?? '' } });
    const answer = await fetch(metricsUrl);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    const figures = figuresIn(await answer.text());
    expect(figures.get('yantra_ready_answers_total{status="200"}')).toBe(1);
    expect(figures.get('yantra_ready_answers_total{status="304"}')).toBe(1);
    expect(figures.get('yantra_read_cache_total{result="made"}')).toBe(1);
    expect(figures.get('yantra_database_connections_most')).toBe(4);
    for (const queue of ['background', 'reads', 'receipts', 'passwords', 'pictures', 'uploads']) {
      expect(figures.get(`yantra_queue_waiting{queue="${queue}"}`), queue).toBe(0);
    }
    expect(figures.get('yantra_heavy_reads_running')).toBe(0);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
    await server.stop();
    await expect(fetch(metricsUrl)).rejects.toThrow();
  });

  test('are not there without METRICS_PORT; a port that is taken is named', async () => {
    const { url, metricsUrl } = await servers.start();
    expect(metricsUrl).toBeUndefined();
    await expect(servers.start({ METRICS_PORT: new URL(url).port })).rejects.toThrow(
      'set METRICS_PORT to another port.',
    );
  });
});

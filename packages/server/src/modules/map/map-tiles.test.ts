import { getMapTiles } from '@yantra/contract/calls';
import { describe, expect, test } from 'vitest';
import { settingsFrom } from '../../settings.ts';
import { fillBasics } from '../../testing/market.ts';
import { testApp, testSettings } from '../../testing/test-app.ts';
import { databaseForFile } from '../../testing/test-database.ts';

const database = databaseForFile(fillBasics);
const path = `/api${getMapTiles.path}`;
const pictures = { MAP_TILES_URL: 'https://tiles.example.in/k3y/{z}/{x}/{y}.png?key=k3y', MAP_TILES_CREDIT: '© Tiles' };
const file = { MAP_VECTOR_URL: 'https://files.example.in:8443/maps/india.pmtiles' };

const withTiles = (env: Record<string, string>) =>
  testApp(database.db, {
    settings: { ...testSettings, mapTiles: settingsFrom(env).mapTiles },
    renderPage: async () => ({ status: 200, html: '<p>Hello</p>' }),
  });

const policyOf = (header: unknown): Record<string, string> =>
  Object.fromEntries(
    String(header)
      .split('; ')
      .map((part) => part.split(/ (.*)/).slice(0, 2)),
  ) as Record<string, string>;

describe('the streets of the map', () => {
  test('are none unless the operator has some', async () => {
    const answer = await withTiles({}).get(path);
    expect([answer.status, answer.json()['data']]).toEqual([200, { kind: 'none', url: '', credit: '' }]);
  });

  test.each([
    [pictures, { kind: 'raster', url: pictures.MAP_TILES_URL, credit: '© Tiles' }],
    [file, { kind: 'vector', url: file.MAP_VECTOR_URL, credit: '© OpenStreetMap contributors' }],
  ])('are told to every page, also of partners: %j', async (env, data) => {
    const answer = await withTiles(env).get(path, { origin: 'https://partner.example' });
    expect([answer.status, answer.json()['data']]).toEqual([200, data]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  test('are let in by a page’s policy by their origin alone, and only where they are set', async () => {
    const of = async (env: Record<string, string>) => {
      const { headers } = await withTiles(env).get('/');
      const { 'img-src': images, 'connect-src': calls } = policyOf(headers['content-security-policy']);
      return [images, calls];
    };
    expect(await of({})).toEqual(["'self' data:", "'self'"]);
    expect(await of(pictures)).toEqual(["'self' data: https://tiles.example.in", "'self'"]);
    expect(await of(file)).toEqual(["'self' data:", "'self' https://files.example.in:8443"]);
  });

  test('keep their key out of the log', async () => {
    const server = withTiles(pictures);
    await server.get(path);
    await server.get('/');
    await server.get('/none');
    expect(server.log.length).toBeGreaterThan(0);
    expect(JSON.stringify(server.log)).not.toContain('k3y');
  });
});

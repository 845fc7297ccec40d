/** Partner pages for tests: on an origin of their own, another site to the browser. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostPage } from '@yantra/testing/board';
import type { Locator, Page } from 'playwright-core';
import { carouselOf, siteUrl, test as visitorTest } from './visitor.ts';

export const loaderTag = `<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script>`;
export const carouselTag = '<yantra-equipment-carousel></yantra-equipment-carousel>';
export const pickerTag = '<yantra-city-picker></yantra-city-picker>';

/** The snippet for partners, as the server makes it; the query has the tag's attributes. */
export const snippetOf = async (query: string): Promise<string> =>
  (await fetch(`${siteUrl}/embed/v1/snippet?${query}`)).text();

/** Serves a page with our loader in its head, or another head. @returns its address */
export type Host = (body: string, headers?: Readonly<Record<string, string>>, head?: string) => Promise<string>;

export const test = visitorTest
  /** Serves a partner's page with additional files. @returns its address */
  .extend('serve', async ({}, { onCleanup }) => {
    const servers: Server[] = [];
    onCleanup(() => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    });
    return async (page: HostPage): Promise<string> => {
      const server = createServer((request, response) => {
        const file = page.files[request.url ?? ''];
        const type = file?.type ?? page.type ?? 'text/html';
        response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...page.headers });
        response.end(file?.text ?? page.html);
      });
      servers.push(server);
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/fleet`;
    };
  })
  .extend('host', async ({ serve }): Promise<Host> => {
    return (body, headers = {}, head = loaderTag) =>
      serve({
        headers,
        files: {},
        html: `<!doctype html><html lang="en"><head><title>Fleet</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
      });
  });

/** The cards of a city, inside the widget. */
export const cardsOf = (page: Page | Locator, city: string): Locator => carouselOf(page, city).getByRole('article');

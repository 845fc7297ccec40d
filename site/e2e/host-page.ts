/** Pages of other companies, as a test needs them: on an address of their own, to the browser another site than ours. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { carouselOf, siteUrl, test as visitorTest } from './visitor.ts';

const loaderTag = `<script type="module" src="${siteUrl}/embed/v1/yantra.js"></script>`;
export const carouselTag = '<yantra-equipment-carousel></yantra-equipment-carousel>';
export const pickerTag = '<yantra-city-picker></yantra-city-picker>';

/** Serves a page with our loader in its head. @returns its address */
export type Host = (body: string, headers?: Readonly<Record<string, string>>) => Promise<string>;

export const test = visitorTest.extend('host', async ({}, { onCleanup }): Promise<Host> => {
  return async (body, headers = {}) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
      response.end(
        `<!doctype html><html lang="en"><head><title>Fleet</title><link rel="icon" href="data:,">${loaderTag}</head><body>${body}</body></html>`,
      );
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onCleanup(() => {
      server.close();
      server.closeAllConnections();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/fleet`;
  };
});

/** The cards of a city, inside the widget. */
export const cardsOf = (page: Page | Locator, city: string): Locator => carouselOf(page, city).getByRole('article');

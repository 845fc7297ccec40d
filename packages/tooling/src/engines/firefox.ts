/** Debian's Firefox, by WebDriver BiDi. */
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { firefoxPath } from '../lib/engines.ts';
import type { Engine, Finding } from './engine.ts';

const size = { width: 1280, height: 900 };
/** A fine pointer that hovers: without a display Firefox would say that there is no mouse. */
const mouse = 6;

export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    defaultViewport: size,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'ui.primaryPointerCapabilities': mouse,
      'ui.allPointerCapabilities': mouse,
    },
  });
  let complaints: string[] = [];
  const newPage = async (): Promise<Page> => {
    const opened = await (await browser.createBrowserContext()).newPage();
    opened.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    opened.on('pageerror', (error) => complaints.push(String(error)));
    return opened;
  };
  let page = await newPage();
  const found = async (finding: Finding): Promise<ElementHandle<Element>> => {
    const element = (await page.evaluateHandle(finding)).asElement();
    if (!element) throw new Error(`Not there: ${finding}`);
    return element as ElementHandle<Element>;
  };
  return {
    name: 'firefox',
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    press: async (finding) => (await found(finding)).click(),
    async fill(finding, text) {
      const field = await found(finding);
      await field.evaluate((element) => (element as HTMLInputElement).select());
      await field.type(text);
    },
    async choose(finding, option) {
      const select = await found(finding);
      const value = await select.evaluate(
        (element, words) =>
          [...(element as HTMLSelectElement).options].find(({ text }) => text.trim() === words)?.value ?? '',
        option,
      );
      await select.select(value);
    },
    key: (name) => page.keyboard.press(name),
    picture: () => page.screenshot(),
    resize: (width, height) => page.setViewport({ width, height }),
    async forget() {
      await page.browserContext().close();
      complaints = [];
      page = await newPage();
    },
    complaints: async () => complaints.splice(0),
    close: () => browser.close(),
  };
}

/** WebKitGTK's MiniBrowser, by its WebDriver, on a display that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key, type WebElement } from 'selenium-webdriver';
import { miniBrowserPath, virtualDisplayPath, webKitDriverPath } from '../lib/engines.ts';
import { freePorts } from '../lib/free-ports.ts';
import type { Engine, Finding } from './engine.ts';
import { until } from './until.ts';

const size = { width: 1280, height: 900 };
const screenSize = { width: 1600, height: 1200 };
/** The window's own bar is above the page. */
const barHeight = 38;
/** In the middle of the screen, where the mouse rests: the window below it has the focus. */
const placeOf = ({ width, height }: typeof size) => ({
  x: Math.round((screenSize.width - width) / 2),
  y: Math.round((screenSize.height - height - barHeight) / 2),
  width,
  height: height + barHeight,
});
const startLimitMs = 10_000;
const loadLimitMs = 30_000;
const keys = { Enter: Key.ENTER, Tab: Key.TAB, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };

/** @returns the display's name, once it can be used */
function startDisplay(): Promise<{ readonly display: string; readonly screen: ChildProcess }> {
  // It finds a free number itself, and writes it to the fourth stream.
  const screen = spawn(
    virtualDisplayPath,
    ['-displayfd', '3', '-screen', '0', `${screenSize.width}x${screenSize.height}x24`, '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  return new Promise((done, fail) => {
    screen.once('error', fail);
    screen.once('exit', (code) => fail(new Error(`Xvfb ended with ${code}.`)));
    screen.stdio[3]?.once('data', (number) => done({ display: `:${String(number).trim()}`, screen }));
  });
}

/** A home of its own, whose settings ask pages for less motion. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'yantra-webkit-'));
  const settings = join(home, '.config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
}

async function startDriver(home: string, display: string) {
  const [port] = await freePorts(1);
  const process = spawn(webKitDriverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      PATH: '/usr/bin:/bin',
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_RUNTIME_DIR: home,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      // There is no graphics card, and no bus for accessibility.
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${url}/status`), startLimitMs, 50);
  return { url, process };
}

type Listening = typeof globalThis & { heard?: string[]; isLeft?: true };

/** Listens for errors, from its first call in a document on. Runs in the page. @returns those since the last call */
function listen(): string[] {
  const page = globalThis as Listening;
  if (!page.heard) {
    const heard: string[] = [];
    page.heard = heard;
    const log = console.error;
    console.error = (...words) => {
      heard.push(`logged: ${words.map(String).join(' ')}`);
      log(...words);
    };
    addEventListener('error', ({ message }) => heard.push(`threw: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => heard.push(`rejected: ${String(reason)}`));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      heard.push(`policy: ${violatedDirective} ${blockedURI}`),
    );
  }
  return page.heard.splice(0);
}

async function mustBeLoaded(evaluate: Engine['evaluate'], url: string): Promise<void> {
  const isLoaded = await evaluate("!globalThis.isLeft && document.readyState === 'complete'");
  if (isLoaded !== true) throw new Error(`${url} is not loaded.`);
}

export async function startWebKit(): Promise<Engine> {
  const complaints: string[] = [];
  const home = makeHome();
  const { display, screen } = await startDisplay();
  const driver = await startDriver(home, display);
  const browser = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(driver.url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // It tells nobody of errors in the page, so the tests listen there themselves, before the page's modules run.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
    })
    .build();
  await browser.manage().window().setRect(placeOf(size));
  const evaluate = async (expression: string): Promise<unknown> => {
    const [value, heard] = await browser.executeScript<[unknown, string[]]>(
      `return (async (listen) => {
        const before = listen();
        const value = await (${expression});
        return [value ?? null, before.concat(listen())];
      })(${String(listen)})`,
    );
    complaints.push(...heard);
    return value;
  };
  const found = async (finding: Finding): Promise<WebElement> => {
    const element = (await evaluate(finding)) as WebElement | null;
    if (!element) throw new Error(`Not there: ${finding}`);
    return element;
  };
  return {
    name: 'webkit',
    async goto(url) {
      await evaluate('globalThis.isLeft = true');
      await browser.get(url);
      await until(() => mustBeLoaded(evaluate, url), loadLimitMs, 20);
    },
    evaluate,
    press: async (finding) => (await found(finding)).click(),
    async fill(finding, text) {
      const field = await found(finding);
      await field.clear();
      await field.sendKeys(text);
    },
    async choose(finding, option) {
      const options = await (await found(finding)).findElements(By.css('option'));
      for (const one of options) if ((await one.getText()) === option) return one.click();
      throw new Error(`No option ${option}`);
    },
    key: (name) => browser.actions().sendKeys(keys[name]).perform(),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    resize: (width, height) => browser.manage().window().setRect(placeOf({ width, height })),
    async forget() {
      await browser.manage().deleteAllCookies();
      await evaluate("location.protocol === 'about:' || (localStorage.clear(), sessionStorage.clear())");
      await browser.get('about:blank');
      complaints.length = 0;
    },
    complaints: async () => {
      await evaluate('0');
      return complaints.splice(0);
    },
    async close() {
      await browser.quit().catch(() => undefined);
      driver.process.kill();
      screen.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

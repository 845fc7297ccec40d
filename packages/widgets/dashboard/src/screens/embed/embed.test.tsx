// @module-tag other
import '@yantra/ui/styles.css';
import { type MockAnswers, TestScope, dashboardAnswers, purchases } from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../dashboard.css';
import { Screen } from './embed.screen.tsx';

const asked: string[] = [];
const copied = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  asked.length = 0;
  copied.mockReset().mockResolvedValue();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    const path = String(url);
    if (!path.includes('/embed/v1/snippet?')) return real(url, options);
    asked.push(path.slice(path.indexOf('?') + 1));
    return new Response(`<yantra-equipment-carousel data-n="${asked.length}"></yantra-equipment-carousel>\n`);
  });
  onTestFinished(() => void vi.restoreAllMocks());
});

function shown(answers: MockAnswers = {}, role: 'supplier' | 'admin' | 'user' = 'supplier', query = '') {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <TestScope answers={{ ...dashboardAnswers, ...answers }}>
      <Screen
        params={{}}
        query={new URLSearchParams(query)}
        state={undefined}
        navigate={() => undefined}
        user={{ id: 's1', role, name: 'Rohit Deshpande', phone: '9822041573' }}
      />
    </TestScope>,
  );
  return page.elementLocator(place);
}
const preview = () => document.querySelector<HTMLElement>('.y-embed__page > div > *');
const lastAsked = () => Object.fromEntries(new URLSearchParams(asked.at(-1)));

describe('the builder', () => {
  test('shows the snippet and the preview of the chosen options, with the website’s key', async () => {
    const view = shown();
    await expect.poll(lastAsked).toEqual({ partner: 'pk_k1xxxxxxxxxxxxxxxxxxxxxx', supplier: 'own' });
    await view.getByLabelText('City').selectOptions('Pune');
    await view.getByLabelText('Category').selectOptions('Earthmoving');
    await view.getByLabelText('Machines at most').selectOptions('4');
    await view.getByLabelText('Website').selectOptions('Trial');
    await view.getByLabelText('Only my machines').click();
    const chosen = { partner: 'pk_k2xxxxxxxxxxxxxxxxxxxxxx', city: '8', category: '6', limit: '4' };
    await expect.poll(lastAsked).toEqual(chosen);
    const element = preview();
    expect([element?.localName, element?.getAttribute('category'), element?.hasAttribute('supplier')]).toEqual([
      'yantra-equipment-carousel',
      '6',
      false,
    ]);
  });

  test('copies the snippet with its theme, which the preview uses too', async () => {
    const view = shown();
    await view.getByRole('button', { name: 'Round' }).click();
    await view.getByRole('button', { name: 'Device' }).click();
    await expect.element(view.getByRole('textbox', { name: 'Your snippet' })).toBeVisible();
    await view.getByRole('button', { name: 'Copy' }).click();
    await expect.element(view.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(copied.mock.lastCall?.[0]).toBe(
      '<yantra-equipment-carousel data-n="1"></yantra-equipment-carousel>\n<style>\n  yantra-equipment-carousel {\n' +
        '    color-scheme: light dark;\n    --yantra-radius-lg: 1.5rem;\n    --yantra-radius-md: 1.25rem;\n  }\n</style>\n',
    );
    expect(preview()?.style.getPropertyValue('--yantra-radius-lg')).toBe('1.5rem');
    await view.getByRole('button', { name: 'Soft' }).click();
    await expect.poll(() => preview()?.style.getPropertyValue('--yantra-radius-lg')).toBe('');
  });

  test('selects the snippet and says so where copying is not possible', async () => {
    copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const view = shown();
    await view.getByRole('button', { name: 'Copy' }).click();
    await expect.element(view.getByText('Please select the snippet and copy it.')).toBeVisible();
    expect(String(getSelection())).toContain('<yantra-equipment-carousel');
  });

  test('names the supplier if there is no website', async () => {
    shown({ getPartnerKeys: () => [] });
    await expect.poll(lastAsked).toEqual({ supplier: 's1' });
  });

  test('needs no machines for a picker', async () => {
    const view = shown();
    await view.getByLabelText('Widget').selectOptions('City picker');
    await expect
      .poll(() => view.getByRole('textbox', { name: 'Your snippet' }).element().textContent)
      .toContain('<yantra-city-picker partner="pk_k1xxxxxxxxxxxxxxxxxxxxxx">');
    expect(view.getByLabelText('Only my machines').query()).toBeNull();
  });

  test('refuses a colour with too little contrast, and shows the contrast', async () => {
    const view = shown();
    await expect.element(view.getByText(/White text on it is easy to read \(5\.0 to 1\)/)).toBeVisible();
    await view.getByLabelText('Another colour').fill('#ffcc00');
    await expect.element(view.getByText(/hard to read \(1\.5 to 1; 4\.5 is needed\)/)).toBeVisible();
    await view.getByRole('button', { name: 'Use it' }).click();
    await expect.element(view.getByText(/easy to read \(4\.\d to 1\)/)).toBeVisible();
  });
});

describe('the websites', () => {
  test('are added with names and addresses that are checked first', async () => {
    const add = vi.fn(dashboardAnswers.addPartnerKey);
    const view = shown({ addPartnerKey: add });
    await view.getByRole('button', { name: 'ADD WEBSITE' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a website' });
    await dialog.getByLabelText('Name').fill('Workshop');
    await dialog.getByLabelText('Addresses').fill('https://a.example\n\nhttp://b.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.element(dialog.getByText(/“http:\/\/b\.example” is not a website address/)).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await dialog.getByLabelText('Addresses').fill('https://a.example\nhttp://localhost:5173/');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(add.mock.lastCall?.[0]).toEqual({
      name: 'Workshop',
      origins: ['https://a.example', 'http://localhost:5173/'],
    });
  });

  test('are revoked after confirmation', async () => {
    const revoke = vi.fn(dashboardAnswers.revokePartnerKey);
    const view = shown({ revokePartnerKey: revoke });
    await view.getByRole('button', { name: 'Revoke Trial' }).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke Trial?' });
    expect(revoke).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await expect.poll(() => revoke.mock.lastCall?.[0]).toEqual({ id: 'k2' });
  });

  test('of everybody, or of one supplier, are read-only for an admin', async () => {
    const list = vi.fn(dashboardAnswers.getPartnerKeys);
    const view = shown({ getPartnerKeys: list }, 'admin', 'supplier=s7');
    await expect.element(view.getByText('Rohit Deshpande').first()).toBeVisible();
    expect(list.mock.lastCall?.[0]).toMatchObject({ supplierId: 's7' });
    expect(view.getByRole('button', { name: /ADD|Edit|Revoke|Copy/ }).elements()).toEqual([]);
  });
});

describe('the figures', () => {
  test('are views, selections or leads, by day, page and widget, with tables for the charts', async () => {
    const view = shown();
    await expect.element(view.getByRole('heading', { name: 'Views by page' })).toBeVisible();
    await view.getByRole('button', { name: 'Leads' }).click();
    const byPage = view.getByRole('table', { name: 'Leads by page', includeHidden: true });
    await expect.element(byPage).toHaveTextContent('Leads by pagePageLeads/machines3Other pages1');
    await expect.element(view.getByRole('heading', { name: 'Leads a day' })).toBeVisible();
  });

  test('say what came of the views: asked, quoted and agreed, by page and by widget', async () => {
    const view = shown();
    const chain = view.getByRole('region', { name: 'From a view to an agreement' });
    await expect.element(chain.getByRole('list')).toHaveTextContent('Views1,267Asked4Quoted2Agreed1');
    const byPage = chain.getByRole('table', { name: 'By page' });
    await expect.element(byPage.getByRole('row', { name: /^\/machines/ })).toHaveTextContent('/machines412321');
    const byWidget = chain.getByRole('table', { name: 'By widget' });
    await expect.element(byWidget.getByRole('row', { name: /^Lead form/ })).toHaveTextContent('Lead form143421');
  });

  test('say that there is nothing yet before anybody came', async () => {
    const none = { views: 0, selects: 0, leads: 0, asked: 0, quoted: 0, agreed: 0 };
    const view = shown({ getPartnerFigures: () => ({ ...none, byDay: [], byPage: [], byWidget: [] }) });
    const chain = view.getByRole('region', { name: 'From a view to an agreement' });
    await expect.element(chain).toHaveTextContent('From a view to an agreementNothing to show yet.');
    expect(chain.getByRole('table').query()).toBeNull();
  });
});

describe('access to the widgets', () => {
  const noEmbeds = () => purchases.map((one) => ({ ...one, embedAllowed: false }));

  test('depends on the plan, whatever the role', async () => {
    const view = shown({}, 'user');
    await expect.element(view.getByRole('button', { name: 'ADD WEBSITE' })).toBeVisible();
  });

  test('without an allowing plan leads to the plans, and still manages existing websites', async () => {
    const view = shown({ getPurchasedSubscriptions: noEmbeds }, 'user');
    await expect
      .element(view.getByRole('link', { name: 'See the plans' }))
      .toHaveAttribute('href', '/dashboard/subscription-plan');
    await expect.element(view.getByRole('button', { name: /^Revoke / }).first()).toBeVisible();
    expect(view.getByRole('button', { name: 'ADD WEBSITE' }).query()).toBeNull();
    expect(preview()).toBeNull();
  });

  test('without websites shows nothing else', async () => {
    const view = shown({ getPurchasedSubscriptions: () => [], getPartnerKeys: () => [] }, 'user');
    await expect
      .element(view.getByRole('heading', { name: 'Widgets on your own site come with a plan' }))
      .toBeVisible();
    expect(view.getByRole('heading', { name: 'Last 30 days' }).query()).toBeNull();
  });
});

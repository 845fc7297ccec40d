// @module-tag other
import { ApiError, ScopeProvider } from '@yantra/state';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers,
  dashboardUsers,
  sessionOf,
  typeWords,
  usualWeights,
} from '@yantra/testing';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

async function shown(path: string, answers: MockAnswers = {}) {
  await screen.viewport(1440, 900);
  const notices: string[] = [];
  const scope = createTestScope({
    answers: { ...dashboardAnswers, ...answers },
    session: sessionOf(dashboardUsers.admin),
    notify: ({ text }) => notices.push(text),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path={path} />
    </ScopeProvider>,
  );
  return { view: screen.elementLocator(place), notices };
}

describe('The search screen', () => {
  const path = '/master/search';

  test('shows an admin the quality of searches, and another period on request', async () => {
    const getSearchQuality = vi.fn(dashboardAnswers.getSearchQuality ?? (() => undefined));
    const { view } = await shown(path, { getSearchQuality });
    await expect.element(view.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await expect.element(view.getByRole('definition').filter({ hasText: '87% of presses' })).toBeVisible();
    await expect.element(view.getByRole('definition').filter({ hasText: '3% of searches' })).toBeVisible();
    await view.getByRole('button', { name: '7 days' }).click();
    await expect.poll(() => getSearchQuality.mock.calls.map(([input]) => input)).toEqual([{ days: 30 }, { days: 7 }]);
    await expect.element(view.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('shows the first eight words, and all on request', async () => {
    const { view } = await shown(path);
    const addWord = view.getByRole('button', { name: /^Add word:/ });
    await expect.poll(() => addWord.elements().length).toBe(8 + 3);
    await view.getByRole('button', { name: 'Show all 11' }).click();
    await expect.poll(() => addWord.elements().length).toBe(11 + 3);
  });

  test('makes a word mean a type, and shows that in its row', async () => {
    const addTypeWord = vi.fn(() => ({ id: 5 }));
    const { view, notices } = await shown(path, { addTypeWord });
    await view.getByRole('button', { name: 'Add word: poklane' }).click();
    const dialog = view.getByRole('dialog', { name: 'Add a word' });
    await expect.element(dialog.getByRole('option', { name: 'Excavator' })).toBeInTheDocument();
    await dialog.getByLabelText('Category', { exact: true }).selectOptions('Excavator');
    await dialog.getByRole('button', { name: 'Add word' }).click();
    await expect
      .poll(() => addTypeWord.mock.calls)
      .toEqual([[{ equipmentTypeId: 1, word: 'poklane', wholeGroup: true }]]);
    await expect.poll(() => notices).toEqual(['“poklane” now means Excavator.']);
    await expect.element(view.getByText('Added', { exact: true })).toBeVisible();
    await view.getByRole('button', { name: 'Add word: boat' }).click();
    await dialog.getByLabelText('Category', { exact: true }).selectOptions('Tractor');
    await dialog.getByLabelText('Sub category').selectOptions('23 HP');
    await dialog.getByLabelText('Word').fill(' boat tractor ');
    await dialog.getByRole('button', { name: 'Add word' }).click();
    await expect
      .poll(() => addTypeWord.mock.lastCall)
      .toEqual([{ equipmentTypeId: 4, word: 'boat tractor', wholeGroup: false }]);
  });

  test('shows a refusal in the dialog, and keeps the input', async () => {
    const refused = new ApiError('word.taken', 409, 'This word means that type already.');
    const { view } = await shown(path, { addTypeWord: () => Promise.reject(refused) });
    await view.getByRole('button', { name: 'Add word: poklane' }).click();
    const dialog = view.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add word' }).click();
    await expect.element(dialog.getByText('Please select a category.')).toBeVisible();
    await dialog.getByLabelText('Category', { exact: true }).selectOptions('Excavator');
    await dialog.getByRole('button', { name: 'Add word' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('This word means that type already.');
    await expect.element(dialog.getByLabelText('Word')).toHaveValue('poklane');
  });
});

describe('The weights', () => {
  const path = '/master/search';
  const slide = async (view: Awaited<ReturnType<typeof shown>>['view'], name: string, value: string) =>
    view.getByRole('slider', { name }).fill(value);

  test('must be tried before they can be saved, and apply after confirmation', async () => {
    const tryRankingWeights = vi.fn(dashboardAnswers.tryRankingWeights ?? (() => undefined));
    const setRankingWeights = vi.fn(() => ({}));
    const { view, notices } = await shown(path, { tryRankingWeights, setRankingWeights });
    await expect.element(view.getByText(/These weights count now/)).toBeVisible();
    const set = view.getByRole('button', { name: 'Let them count' });
    await slide(view, 'Price', '0.9');
    await expect.element(view.getByText(/Test them before/)).toBeVisible();
    expect(set.query()).toBeNull();
    await view.getByRole('button', { name: 'Try', exact: true }).click();
    await expect.element(view.getByText('1 of 3 searches would begin with another machine.')).toBeVisible();
    const wanted = { ...usualWeights, price: 0.9 };
    expect(tryRankingWeights.mock.calls).toEqual([[{ weights: wanted, selectedCityId: '8' }]]);
    // Changed after the trial, the weights must be tried again.
    await slide(view, 'Rating', '0.5');
    await expect.element(set).not.toBeInTheDocument();
    await slide(view, 'Rating', '0.2');
    await view.getByRole('button', { name: 'Try', exact: true }).click();
    await set.click();
    expect(setRankingWeights).not.toHaveBeenCalled();
    await view
      .getByRole('dialog', { name: 'Let these weights count?' })
      .getByRole('button', { name: 'Let them count' })
      .click();
    await expect.poll(() => setRankingWeights.mock.calls).toEqual([[wanted]]);
    await expect.poll(() => notices).toEqual(['The weights count now. Lists follow within some minutes.']);
  });

  test('show the searches that change most first, each with its change in words', async () => {
    const { view } = await shown(path);
    await view.getByRole('button', { name: 'Try', exact: true }).click();
    const cells = view.getByRole('table', { name: 'Searches with these weights' }).getByRole('cell');
    const [searches, after, changes] = [0, 2, 3].map((column) => () => {
      const texts = cells.elements().map(({ textContent }) => textContent);
      return texts.filter((_, index) => index % 4 === column);
    });
    await expect.poll(() => changes?.()).toEqual(['Other machine first', 'Other order', 'Same']);
    expect(searches?.()).toEqual(['jcb 8,140 times', '50 hp tractor 640 times', 'tractor with rotavator 3,880 times']);
    expect(after?.()[0]).toMatch(/^Mahindra EarthMaster SX.*was no\. 3JCB.*was no\. 1Bull.*new here$/);
    expect(after?.()[2]).not.toMatch(/was no|new here/);
  });

  test('return to the defaults without a trial', async () => {
    const setRankingWeights = vi.fn(() => ({}));
    const { view } = await shown(path, {
      getRankingWeights: () => ({ weights: { ...usualWeights, price: 0.9 }, usual: usualWeights }),
      setRankingWeights,
    });
    await view.getByRole('button', { name: 'Back to usual' }).click();
    await expect.element(view.getByRole('slider', { name: 'Price' })).toHaveValue('0.2');
    await view.getByRole('button', { name: 'Let them count' }).click();
    await view.getByRole('dialog').getByRole('button', { name: 'Let them count' }).click();
    await expect.poll(() => setRankingWeights.mock.calls).toEqual([[usualWeights]]);
  });
});

describe('The words of a category', () => {
  const path = '/master/master-equipment-type';
  const open = async (answers: MockAnswers = {}) => {
    const all = await shown(path, answers);
    await all.view.getByRole('button', { name: 'Details of Excavator, 20 HP' }).first().click();
    await expect.element(all.view.getByRole('heading', { name: 'What people call Excavator' })).toBeVisible();
    return all;
  };

  test('are the shipped ones, with their reasons, and the added ones', async () => {
    const { view } = await open();
    await expect.element(view.getByText('excavator, hydraulic excavator')).toBeVisible();
    await expect.element(view.getByText('ISO 6165; the makers’ pages')).toBeVisible();
    await view.getByText('Hindi (1)').click();
    await expect.element(view.getByText('पोकलेन')).toHaveAttribute('lang', 'hi');
    await expect.element(view.getByText('this kind alone')).toBeVisible();
  });

  test('can be typed, for all sub types or this one', async () => {
    const addTypeWord = vi.fn(() => ({ id: 5 }));
    const { view } = await open({ addTypeWord });
    await view.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(view.getByText('Please type the word.')).toBeVisible();
    await view.getByLabelText('Another word').fill(' big digger ');
    await view.getByRole('checkbox', { name: 'For every kind of Excavator' }).click();
    await view.getByRole('button', { name: 'Add', exact: true }).click();
    await expect
      .poll(() => addTypeWord.mock.calls)
      .toEqual([[{ equipmentTypeId: 1, word: 'big digger', wholeGroup: false }]]);
    await expect.element(view.getByLabelText('Another word')).toHaveValue('');
  });

  test('can be added from failed searches by one press, which are not offered again', async () => {
    const added = [...typeWords.added];
    const addTypeWord = vi.fn(({ word }: Record<string, unknown>) => {
      added.push({ id: 5, word: String(word), wholeGroup: true, createdAt: '2026-11-23T00:00:00.000Z' });
      return { id: 5 };
    });
    const { view, notices } = await open({ addTypeWord, getTypeWords: () => ({ ...typeWords, added: [...added] }) });
    const add = view.getByRole('button', { name: 'Add to Excavator: poklane' });
    await add.click();
    await expect
      .poll(() => addTypeWord.mock.calls)
      .toEqual([[{ equipmentTypeId: 1, word: 'poklane', wholeGroup: true }]]);
    await expect.element(add).not.toBeInTheDocument();
    await expect.element(view.getByRole('button', { name: 'Remove poklane' })).toBeVisible();
    expect(notices).toEqual(['“poklane” now means Excavator.']);
  });

  test('can be removed', async () => {
    const removeTypeWord = vi.fn(() => ({}));
    const { view, notices } = await open({ removeTypeWord });
    await view.getByRole('button', { name: 'Remove chhota poklen' }).click();
    await expect.poll(() => removeTypeWord.mock.calls).toEqual([[{ id: 2 }]]);
    await expect.poll(() => notices).toEqual(['“chhota poklen” is removed.']);
  });
});

import { ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers as usual,
  dashboardUsers as users,
  machinesIn,
  makeEquipmentDetails,
  makeViewedEquipment,
  pagesOf,
  ratingsOf,
  sessionOf,
} from '@yantra/testing';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

async function shown(path: string, role: keyof typeof users, answers: MockAnswers = {}, query = '') {
  await screen.viewport(1440, 900);
  const scope = createTestScope({ answers: { ...usual, ...answers }, session: sessionOf(users[role]) });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    localStorage.clear();
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path={path} query={new URLSearchParams(query)} />
    </ScopeProvider>,
  );
  const view = screen.elementLocator(place);
  const heads = async () => {
    await expect.poll(() => view.getByRole('columnheader').length).toBeGreaterThan(3);
    return view
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent?.trim());
  };
  return { view, heads };
}

const visited = machinesIn('Nashik', 12).map((machine, index) =>
  makeViewedEquipment({ ...machine, equipmentRatings: index === 1 ? [] : [...ratingsOf(5, 9), ...ratingsOf(4, 8)] }),
);

describe('the recently visited machines', () => {
  // spec: visited.table, limit.pages, limit.stars
  test('are ten per page, with the documented columns, stars in halves, and a text where there is no rating', async () => {
    const { view, heads } = await shown('/recently-visited', 'user', { getRecentViewedEquipment: pagesOf(visited) });
    const labels = await heads();
    const documented = ['Name', 'Model', 'Category', 'Sub category', 'Region', 'Final value', 'Star ratings'];
    expect(labels.filter((label) => documented.includes(label ?? ''))).toEqual(documented);
    await expect.element(view.getByText('1–10 of 12')).toBeVisible();
    // Nine ratings of five stars and eight of four: four and a half.
    await expect.element(view.getByRole('img', { name: '4.5 out of 5' }).first()).toBeVisible();
    await expect.element(view.getByText('No Ratings')).toBeVisible();
  });

  test('open the dialog of a machine whose hire is over, though it was never rated', async () => {
    const getEquipmentById = () => makeEquipmentDetails({ id: 'm1', name: 'Hired machine', equipmentRatings: [] });
    const answers = { getRecentViewedEquipment: pagesOf(visited), getEquipmentById };
    await shown('/recently-visited', 'user', answers, 'rate=m1');
    await expect.element(screen.getByRole('dialog', { name: 'Rate Hired machine' })).toBeVisible();
  });
});

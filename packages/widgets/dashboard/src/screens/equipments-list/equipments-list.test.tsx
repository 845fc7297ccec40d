import { ApiError, type LoggedUser, type Notice, ScopeProvider } from '@yantra/state';
import '@yantra/ui/styles.css';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers as usual,
  dashboardUsers as users,
  makeOwnEquipment,
  makePurchase,
  ownMachines,
  pagesOf,
  sessionOf,
} from '@yantra/testing';
import { otherHalf } from '@yantra/testing/sample';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { Dashboard } from '../../dashboard.tsx';
import '../../dashboard.css';
import { csvOf } from '../../kit/table/csv.ts';
import { columnsFor } from './columns.tsx';

interface Some {
  readonly user?: LoggedUser;
  readonly path?: string;
  readonly query?: URLSearchParams;
  readonly answers?: MockAnswers;
  readonly navigate?: (to: string) => void;
}

/** A screen of machines in its dashboard, on a phone. */
async function shown({ user = users.supplier, path = '/equipments-list', answers = {}, query, navigate }: Some = {}) {
  await screen.viewport(360, 740);
  const notices: Notice[] = [];
  const scope = createTestScope({
    answers: { ...usual, ...answers },
    session: sessionOf(user),
    notify: (notice) => void notices.push(notice),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    localStorage.clear();
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path={path} query={query} {...(navigate && { navigate })} />
    </ScopeProvider>,
  );
  return { view: screen.elementLocator(place), notices };
}

const [first] = ownMachines;
const name = first?.name ?? '';
const open = async (view: Awaited<ReturnType<typeof shown>>['view']) =>
  view.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();

describe('several machines', () => {
  const machines = ['JCB 3DX', 'ACE 14XW', 'Preet 987'].map((called, place) =>
    makeOwnEquipment({ id: `m${place}`, name: called, listing: place === 2 ? 'notInPlan' : 'listed' }),
  );
  const business = makePurchase({ id: 'p1', displayName: 'BUSINESS', equipmentCount: 9, equipmentIds: ['m0', 'm1'] });
  const answersWith = (updatePurchaseSelection: () => unknown): MockAnswers => ({
    getOwnerEquipments: pagesOf(machines),
    getPurchasedSubscriptions: () => [business],
    updatePurchaseSelection,
  });

  test('can be selected and put on a plan at once, which clears the selection', async () => {
    const save = vi.fn(() => business);
    const { view } = await shown({ answers: answersWith(save) });
    await screen.viewport(1440, 900);
    await view.getByRole('checkbox', { name: 'Choose all on this page' }).click();
    await expect.element(view.getByRole('region', { name: '3 chosen' })).toBeVisible();
    await view.getByRole('checkbox', { name: 'Choose ACE 14XW' }).click();
    const bar = view.getByRole('region', { name: '2 chosen' });
    await bar.getByRole('button', { name: 'Put on BUSINESS, 7 free' }).click();
    await expect
      .poll(() => save.mock.calls)
      .toEqual([[expect.objectContaining({ id: 'p1', selectedEquipmentIds: ['m0', 'm1', 'm2'] })]]);
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('can be taken off their plans, or left as they are', otherHalf, async () => {
    const save = vi.fn(() => business);
    const { view } = await shown({ answers: answersWith(save) });
    await screen.viewport(1440, 900);
    for (const { name: called } of machines.slice(1)) {
      await view.getByRole('checkbox', { name: `Choose ${called}` }).click();
    }
    await view.getByRole('button', { name: 'Choose none' }).click();
    expect(view.getByRole('button', { name: 'Take off' }).query()).toBeNull();
    await view.getByRole('checkbox', { name: 'Choose ACE 14XW' }).click();
    await view.getByRole('button', { name: 'Take off' }).click();
    await expect
      .poll(() => save.mock.calls)
      .toEqual([[expect.objectContaining({ id: 'p1', selectedEquipmentIds: ['m0'] })]]);
  });
});

describe('selected rows', otherHalf, () => {
  const machines = Array.from({ length: 12 }, (_, place) =>
    makeOwnEquipment({ id: `m${place}`, name: `Machine ${place}`, status: place === 1 ? 'Unavailable' : 'Available' }),
  );
  const wide = async (answers: MockAnswers = {}) => {
    const found = await shown({ answers: { getOwnerEquipments: pagesOf(machines), ...answers } });
    await screen.viewport(1440, 900);
    return found;
  };
  const box = (view: Awaited<ReturnType<typeof wide>>['view'], called: string) =>
    view.getByRole('checkbox', { name: `Choose ${called}`, exact: true });
  const chosen = (view: Awaited<ReturnType<typeof wide>>['view'], count: number) =>
    view.getByRole('region', { name: `${count} chosen` });

  test('are toggled by x, extended by Shift and the arrows, and cleared by Escape', async () => {
    const { view } = await wide();
    const link = box(view, 'Machine 2');
    await expect.element(link).toBeVisible();
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('x');
    await expect.element(chosen(view, 1)).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect.element(chosen(view, 3)).toBeVisible();
    await expect.element(box(view, 'Machine 4')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(chosen(view, 3)).not.toBeInTheDocument();
    await expect.element(box(view, 'Machine 4')).not.toBeChecked();
  });

  test('include every row of every page by one press, and can be made unavailable together', async () => {
    const save = vi.fn(() => ({ id: 'm0', version: 4 }));
    const { view, notices } = await wide({ updateEquipment: save });
    await box(view, 'Machine 0').click();
    await chosen(view, 1).getByRole('button', { name: 'All 12' }).click();
    await chosen(view, 12).getByRole('button', { name: 'Unavailable' }).click();
    await expect.poll(() => save.mock.calls.length).toBe(11);
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'm11', status: 'Unavailable' }));
    await expect
      .poll(() => notices.map(({ text }) => text))
      .toContain('11 machines are unavailable now and not listed any more.');
    await expect.element(chosen(view, 12)).not.toBeInTheDocument();
  });

  test('are the only ones exported', async () => {
    const { view, notices } = await wide();
    await box(view, 'Machine 0').click();
    await box(view, 'Machine 3').click();
    await chosen(view, 2).getByRole('button', { name: 'Export' }).click();
    await expect.poll(() => notices.map(({ text }) => text)).toContain('2 rows exported');
  });

  test('have checkboxes on a phone while selecting, which a long press starts', async () => {
    const { view } = await wide();
    await screen.viewport(360, 740);
    await expect.element(box(view, 'Machine 0')).not.toBeInTheDocument();
    await view.getByRole('button', { name: 'More', exact: true }).click();
    await view.getByRole('menuitem', { name: 'Choose several' }).click();
    await box(view, 'Machine 0').click();
    await expect.element(chosen(view, 1)).toBeVisible();
    await view.getByRole('button', { name: 'Choose none' }).click();
    await expect.element(box(view, 'Machine 0')).not.toBeInTheDocument();
    const row = view.getByText('Machine 3', { exact: true }).element();
    row.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true, clientX: 9, clientY: 9 }));
    await expect.element(chosen(view, 1)).toBeVisible();
    await expect.element(box(view, 'Machine 3')).toBeChecked();
  });
});

describe('the number of machines in each state', () => {
  test('is shown below the heading, and links to those machines', async () => {
    const ask = vi.fn(pagesOf(ownMachines));
    const { view } = await shown({
      query: new URLSearchParams('state=notInPlan'),
      answers: { getOwnerEquipments: ask },
    });
    await expect
      .element(view.getByRole('link', { name: '3 on show' }))
      .toHaveAttribute('href', '/dashboard/equipments-list?state=listed');
    await expect.element(view.getByRole('link', { name: '8 not on a plan' })).toHaveAttribute('aria-current', 'true');
    await expect
      .element(view.getByRole('link', { name: 'All 14 machines' }))
      .toHaveAttribute('href', '/dashboard/equipments-list');
    await expect.poll(() => ask.mock.calls.at(-1)?.[0]).toMatchObject({ state: 'notInPlan' });
  });
});

describe('one of the owner’s machines', () => {
  test('is deleted after confirmation, and kept otherwise', async () => {
    let rows = ownMachines;
    const deleteEquipment = vi.fn(({ id }: Record<string, unknown>) => {
      rows = rows.filter((row) => row.id !== id);
      return { id };
    });
    const getOwnerEquipments = (input: Record<string, unknown>) => pagesOf(rows)(input);
    const { view, notices } = await shown({ answers: { deleteEquipment, getOwnerEquipments } });
    await open(view);
    await view.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = view.getByRole('dialog', { name: `Delete ${name}?` });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    expect(deleteEquipment).not.toHaveBeenCalled();
    await open(view);
    await view.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => notices.map(({ text }) => text)).toContain(`${name} is deleted.`);
    await expect.poll(() => view.getByRole('button', { name: `Actions for ${name}`, exact: true }).query()).toBeNull();
  });

  test('that is on rent shows in its menu what to do before it can be deleted', otherHalf, async () => {
    const rows = ownMachines.map((row) => ({ ...row, status: 'On rent' as const }));
    const { view } = await shown({ answers: { getOwnerEquipments: pagesOf(rows) } });
    await open(view);
    await expect.element(view.getByText('On rent: set its status to Available once it is back.').first()).toBeVisible();
  });

  test('links to its public page while it is listed', async () => {
    const rows = [{ ...ownMachines[0], listing: 'listed' as const }, ...ownMachines.slice(1)] as typeof ownMachines;
    const { view } = await shown({ answers: { getOwnerEquipments: pagesOf(rows) } });
    await open(view);
    await expect
      .element(view.getByRole('menuitem', { name: 'Public page' }))
      .toHaveAttribute('href', `/equipment-details?id=${first?.id}`);
    await expect.element(view.getByRole('menuitem', { name: 'Copy the link' })).toBeVisible();
  });

  test('that was deleted offers neither Edit nor Duplicate', async () => {
    const getEquipmentById = () => Promise.reject(new ApiError('equipment.unknown', 404, 'Not listed any more.'));
    const { view } = await shown({ path: '/equipments-list/view/none', answers: { getEquipmentById } });
    await expect.element(view.getByRole('heading', { name: /^Error: / })).toBeVisible();
    expect(view.getByRole('link', { name: 'Edit' }).query()).toBeNull();
    expect(view.getByRole('link', { name: 'Duplicate' }).query()).toBeNull();
  });
});

test('a page beyond the last shows the last one', async () => {
  const navigate = vi.fn();
  await shown({ query: new URLSearchParams('page=99&search=a'), navigate });
  await expect
    .poll(() => navigate.mock.calls)
    .toContainEqual(['/dashboard/equipments-list?search=a&page=2', { replace: true }]);
});

test('facts of machines are exported with number and unit in separate columns', () => {
  const column = columnsFor('supplier', undefined).filter(({ id }) => id === 'facts');
  const crane = makeOwnEquipment({
    id: 'crane',
    facts: [
      { fact: 'capacity', value: 55, unit: 't' },
      { fact: 'reach', value: 43, unit: 'm' },
      { fact: 'operator', value: 'none' },
      { fact: 'fuel' },
    ],
  });
  expect(column.map(({ text }) => text(crane))).toEqual(['55 t · 43 m · Not included']);
  const [heads, cells] = csvOf(column, [crane])
    .split('\r\n')
    .map((line) =>
      line
        .replace('\uFEFF', '')
        .split(',')
        .map((cell) => cell.slice(1, -1)),
    );
  expect(heads?.slice(0, 4)).toEqual(['Capacity', 'Capacity unit', 'Reach', 'Reach unit']);
  expect(cells?.slice(0, 6)).toEqual(['55', 't', '43', 'm', '', '']);
  expect(cells?.[heads?.indexOf('Operator') ?? 0]).toBe('Not included');
  expect(cells?.[heads?.indexOf('Fuel') ?? 0]).toBe('');
});

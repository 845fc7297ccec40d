import { ApiError, type LoggedUser, ScopeProvider } from '@yantra/state';
import {
  type MockAnswers,
  createTestScope,
  dashboardAnswers as usual,
  dashboardUsers as users,
  never,
  ownMachines,
  pagesOf,
  sessionOf,
} from '@yantra/testing';
import { otherHalf } from '@yantra/testing/sample';
import '@yantra/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import '../../dashboard.css';
import { Dashboard } from '../../dashboard.tsx';

interface Some {
  readonly user?: LoggedUser;
  readonly path?: string;
  readonly query?: URLSearchParams;
  readonly answers?: MockAnswers;
}

/** The list of machines, or another table, in its dashboard. */
async function shown({ user = users.supplier, path = '/equipments-list', answers = {}, query }: Some = {}) {
  await screen.viewport(1440, 900);
  const scope = createTestScope({ answers: { ...usual, ...answers }, session: sessionOf(user) });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    localStorage.clear();
  });
  root.render(
    <ScopeProvider value={scope}>
      <Dashboard path={path} query={query} />
    </ScopeProvider>,
  );
  return { view: screen.elementLocator(place), place };
}

const first = 'JCB 3DX ecoXcellence';
/** Answers pages of machines and records the inputs. */
function listening() {
  const asked: Record<string, unknown>[] = [];
  const getOwnerEquipments = (input: Record<string, unknown>) => {
    asked.push(input);
    return pagesOf(ownMachines)(input);
  };
  return { asked, answers: { getOwnerEquipments } };
}

describe('A table', () => {
  // spec: machines.filters, machines.columns, limit.pages
  test('asks the server for search and filters by GO, and for a page and an order', async () => {
    const { asked, answers } = listening();
    const { view } = await shown({ answers });
    await view.getByRole('searchbox', { name: 'Search' }).fill('jcb');
    await view.getByRole('combobox', { name: 'Category', exact: true }).selectOptions('Earthmoving');
    await view.getByRole('button', { name: 'GO' }).click();
    await expect.poll(() => asked.at(-1)).toMatchObject({ searchTerm: 'jcb', categoryId: 6, page: 1, pageSize: 10 });
    await view.getByRole('button', { name: 'Rent', exact: true }).click();
    await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'finalRentalValue', searchTerm: 'jcb' });
    await expect.element(view.getByRole('columnheader', { name: 'Rent' })).toHaveAttribute('aria-sort', 'ascending');
    await view.getByRole('link', { name: 'Page 2' }).click();
    await expect.poll(() => asked.at(-1)).toMatchObject({ page: 2, sort: 'finalRentalValue' });
    await expect.element(view.getByText('11–14 of 14')).toBeVisible();
  });

  test('offers only the subcategories of the chosen category, and drops one that does not fit', otherHalf, async () => {
    const { asked, answers } = listening();
    const getEquipmentTypeDropDown = () => [
      { id: 27, value: 'Backhoe loader', categoryIds: [6] },
      { id: 40, value: 'Crane', categoryIds: [7] },
      { id: 50, value: 'Welding set', categoryIds: [] },
    ];
    const { view } = await shown({ answers: { ...answers, getEquipmentTypeDropDown } });
    const category = view.getByRole('combobox', { name: 'Category', exact: true });
    const kind = view.getByRole('combobox', { name: 'Subcategory' });
    const offered = () => [...(kind.element() as HTMLSelectElement).options].map(({ text }) => text).slice(1);
    await expect.poll(offered).toEqual(['None', 'Backhoe loader', 'Crane', 'Welding set']);
    await kind.selectOptions('Crane');
    await category.selectOptions('Earthmoving');
    await expect.poll(offered).toEqual(['None', 'Backhoe loader', 'Welding set']);
    await view.getByRole('button', { name: 'GO' }).click();
    await expect.poll(() => asked.at(-1)).toMatchObject({ categoryId: 6, equipmentTypeId: undefined });
  });

  test('keeps the visible columns', otherHalf, async () => {
    const { view } = await shown();
    await view.getByRole('button', { name: 'Columns' }).click();
    await view.getByRole('checkbox', { name: 'Leads' }).click();
    await expect.poll(() => view.getByRole('columnheader', { name: 'Leads' }).query()).toBeNull();
    expect(localStorage.getItem('yantra.columns.s1.equipments')).toContain('"leads":false');
    await view.getByRole('button', { name: 'Back to the usual columns' }).click();
    await expect.element(view.getByRole('columnheader', { name: 'Leads' })).toBeVisible();
  });

  // spec: machines.row-arrow
  test('expands a row to its details', async () => {
    const { view } = await shown();
    await view.getByRole('button', { name: 'Details of JCB 3DX ecoXcellence', exact: true }).click();
    await expect.element(view.getByText('Gat 12, Alandi Road', { exact: false })).toBeVisible();
  });

  // spec: machines.columns
  test('of machines has the documented columns: at once for an admin, by All fields for an owner', async () => {
    const documented = ['Name', 'Model', 'Category', 'Sub category', 'Rental value', 'Discount %', 'Final value'];
    const labelsIn = ({ view }: Awaited<ReturnType<typeof shown>>) =>
      view
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent?.trim())
        .filter((label) => documented.includes(label ?? ''));
    const admin = await shown({ user: users.admin });
    await expect.poll(() => labelsIn(admin)).toEqual(documented);
    const own = await shown();
    await expect.poll(() => labelsIn(own)).toEqual(['Name']);
    await own.view.getByRole('button', { name: 'Columns' }).click();
    await own.view.getByRole('checkbox', { name: 'All fields' }).click();
    await expect.poll(() => labelsIn(own)).toEqual(documented);
  });

  // spec: machines.columns, limit.money
  test('of the owner’s machines shows every documented field in its cells, and the state', async () => {
    const row = {
      ...(ownMachines[0] as (typeof ownMachines)[0]),
      name: 'Digger',
      modelNumber: 'QX 9',
      rentalValue: 1000,
      discount: 10,
      finalRentalValue: 900.5,
      listing: 'notInPlan' as const,
      views: 4321,
      leads: 0,
    };
    const { view } = await shown({ answers: { getOwnerEquipments: pagesOf([row]) } });
    await expect.element(view.getByText('QX 9')).toBeVisible();
    const cells = view.getByRole('row', { name: /Digger/ }).element().textContent;
    const expected = [
      row.categories[0]?.name,
      row.equipmentType.subType,
      '₹1,000.00',
      '10% Off',
      '₹900.50',
      'Not on a plan',
    ];
    for (const text of expected) expect(cells).toContain(text);
    const heads = view
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent.trim());
    const cellOf = (head: string) => view.getByRole('row', { name: /Digger/ }).element().children[heads.indexOf(head)];
    expect([cellOf('Views')?.textContent, cellOf('Leads')?.textContent]).toEqual(['4,321', '–']);
  });

  test.each([
    [360, 84],
    [1440, 61],
  ])('of the owner’s machines has rows of equal height at %i px', async (width, height) => {
    const { view } = await shown();
    await screen.viewport(width, 900);
    await expect.element(view.getByText('1–10 of 14')).toBeVisible();
    const rows = [...view.getByRole('table').element().querySelectorAll('tbody > tr')];
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    expect(Math.max(...heights)).toBeLessThanOrEqual(height + 1);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(height - 2);
  });

  test('folds its filters and its order behind a button on a phone', otherHalf, async () => {
    const { asked, answers } = listening();
    const { view } = await shown({ answers });
    await screen.viewport(360, 740);
    await expect.element(view.getByText('1–10 of 14')).toBeVisible();
    expect(view.getByRole('combobox', { name: 'Category', exact: true }).query()).toBeNull();
    await view.getByRole('button', { name: 'Filters' }).click();
    await view.getByRole('combobox', { name: 'Category', exact: true }).selectOptions('Earthmoving');
    await view.getByRole('button', { name: 'GO' }).click();
    await expect.poll(() => asked.at(-1)).toMatchObject({ categoryId: 6 });
    await expect.element(view.getByRole('button', { name: 'Filters, 1 on' })).toBeVisible();
  });

  // spec: machines.filters
  test('offers None in each filter', async () => {
    const { view } = await shown();
    for (const name of ['Category', 'Subcategory']) {
      const filter = view.getByRole('combobox', { name, exact: true });
      await expect.element(filter.getByRole('option', { name: 'None' })).toBeInTheDocument();
    }
  });

  // spec: machines.add
  test('of the owner’s machines has a button to add one, that of an admin has none', async () => {
    const own = await shown();
    await expect
      .element(own.view.getByRole('link', { name: 'ADD EQUIPMENT' }))
      .toHaveAttribute('href', '/dashboard/add-equipment');
    const { view } = await shown({ user: users.admin });
    await expect.element(view.getByText('1–10 of 14')).toBeVisible();
    expect(view.getByRole('link', { name: 'ADD EQUIPMENT' }).query()).toBeNull();
  });

  // spec: machines.row-menu, role.edit
  test('offers Edit to owners and not to admins', async () => {
    const { view } = await shown({ user: users.admin });
    await view.getByRole('button', { name: 'Actions for JCB 3DX ecoXcellence', exact: true }).click();
    await expect.element(view.getByRole('menuitem', { name: 'View' })).toBeVisible();
    expect(view.getByRole('menuitem', { name: 'Edit' }).query()).toBeNull();
  });

  test('says why it failed, and loads again by Retry', otherHalf, async () => {
    let isBroken = true;
    const getOwnerEquipments = vi.fn((input: Record<string, unknown>) =>
      isBroken
        ? Promise.reject(new ApiError('server.failed', 500, 'Something went wrong.'))
        : pagesOf(ownMachines)(input),
    );
    const { view } = await shown({ answers: { getOwnerEquipments } });
    await expect.element(view.getByText('Error: Something went wrong.')).toBeVisible();
    expect(getOwnerEquipments).toHaveBeenCalledOnce();
    isBroken = false;
    await view.getByRole('button', { name: 'Retry' }).click();
    await expect.element(view.getByText('1–10 of 14')).toBeVisible();
  });

  test.each([360, 768, 1440])('keeps a row’s menu button and its list visible at %i px', otherHalf, async (width) => {
    const { view, place } = await shown();
    await screen.viewport(width, 900);
    const button = view.getByRole('button', { name: `Actions for ${first}`, exact: true });
    await button.click();
    const list = view.getByRole('menu', { name: `Actions for ${first}`, exact: true });
    await expect.element(list).toBeVisible();
    const panel = place.querySelector('.y-dashboard__panel')?.getBoundingClientRect();
    const { left, right } = button.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(panel?.left ?? Infinity);
    expect(right).toBeLessThanOrEqual(panel?.right ?? 0);
    const box = list.element().getBoundingClientRect();
    expect([box.left >= 0, box.right <= width, box.top >= 0, box.bottom <= 900]).toEqual([true, true, true, true]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('reloads by GO even if nothing was changed', otherHalf, async () => {
    const { asked, answers } = listening();
    const { view } = await shown({ answers });
    await expect.element(view.getByText('1–10 of 14')).toBeVisible();
    expect(asked).toHaveLength(1);
    await view.getByRole('button', { name: 'GO' }).click();
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  test('keeps its rows while the server cannot be reached, and shows their time', otherHalf, async () => {
    let isServerDown = false;
    const { view } = await shown({
      answers: {
        getOwnerEquipments: (input) => {
          if (isServerDown) throw new ApiError('network.offline', 0, 'You seem to be offline.');
          return pagesOf(ownMachines)(input);
        },
      },
    });
    await expect.element(view.getByText('1–10 of 14')).toBeVisible();
    isServerDown = true;
    await view.getByRole('button', { name: 'GO' }).click();
    await expect.element(view.getByText(/^Offline\. Seen at \d\d:\d\d\.$/)).toBeVisible();
    await expect.element(view.getByText('1–10 of 14')).toBeVisible();
    isServerDown = false;
    await view.getByRole('button', { name: 'Retry' }).click();
    await expect.element(view.getByText(/^Offline/)).not.toBeInTheDocument();
  });

  test('exports every row, with the visible columns', otherHalf, async () => {
    const files: Blob[] = [];
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    onTestFinished(() => made.mockRestore());
    const { view } = await shown();
    await view.getByRole('button', { name: 'Columns' }).click();
    await view.getByRole('checkbox', { name: 'Leads' }).click();
    await userEvent.keyboard('{Escape}');
    await view.getByRole('button', { name: 'Export CSV' }).click();
    await expect.poll(() => files.length).toBe(1);
    const [head = '', ...rows] = ((await files[0]?.text()) ?? '').trim().split('\r\n');
    expect(head).toContain(
      '"Name","Model","Category","Sub category","Status","Views","Kept by","Rental value","Discount %","Final value","Unit"',
    );
    expect(rows).toHaveLength(ownMachines.length);
  });

  // spec: machines.columns
  test('shows all categories of a machine on request where only the first is visible', async () => {
    const { view } = await shown();
    const more = view.getByRole('button', { name: /^\+1: / }).first();
    await expect.element(more).toBeVisible();
    (more.element() as HTMLElement).focus();
    const tip = more.element().nextElementSibling;
    expect(tip?.matches(':popover-open')).toBe(true);
    expect(tip?.textContent.split(', ')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    expect(tip?.matches(':popover-open')).toBe(false);
  });

  // spec: machines.row-menu
  test('can be used by keyboard only', async () => {
    const { view } = await shown();
    const head = view.getByRole('button', { name: 'Name' });
    await expect.element(head).toBeVisible();
    (head.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    const details = view.getByRole('button', { name: `Details of ${first}`, exact: true });
    (details.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(details).toHaveAttribute('aria-expanded', 'true');
    const menu = view.getByRole('button', { name: `Actions for ${first}`, exact: true });
    (menu.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(view.getByRole('menuitem', { name: 'View' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(view.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveFocus();
  });

  test('distinguishes between no rows at all and no matching rows', otherHalf, async () => {
    const answers = { getOwnerEquipments: pagesOf([]) };
    const { view } = await shown({ answers });
    await expect.element(view.getByRole('heading', { name: 'No machine yet' })).toBeVisible();
    const other = await shown({ answers, query: new URLSearchParams('search=zeppelin') });
    await expect.element(other.view.getByRole('heading', { name: /^Nothing (matches|is called)/ })).toBeVisible();
    await other.view.getByRole('link', { name: 'Clear search and filters' }).click();
    await expect.element(other.view.getByRole('heading', { name: 'No machine yet' })).toBeVisible();
  });

  test('keeps its layout while its rows load', async () => {
    const { view } = await shown({ answers: { getOwnerEquipments: never } });
    await expect.element(view.getByRole('table', { name: 'Machines' })).toHaveAttribute('aria-busy', 'true');
    await expect.element(view.getByRole('columnheader', { name: 'Rent' })).toBeVisible();
  });

  // spec: master.page, limit.pages
  test('of a short list is searched, filtered and paged in the browser', async () => {
    const { view } = await shown({ user: users.admin, path: '/master/master-equipment-type' });
    await expect.element(view.getByText('1–16 of 20')).toBeVisible();
    await view.getByRole('combobox', { name: 'Status' }).selectOptions('Inactive');
    await view.getByRole('button', { name: 'GO' }).click();
    await expect.element(view.getByText('1–4 of 4')).toBeVisible();
    await view.getByRole('searchbox', { name: 'Search' }).fill('23 HP');
    await view.getByRole('button', { name: 'GO' }).click();
    await expect.element(view.getByText('1–1 of 1')).toBeVisible();
  });
});
